// Compiles messages/*.json, so that type checks and tests know them without a build.
import { compile } from "@inlang/paraglide-js";
import { paraglide } from "./paraglide.js";

await compile(paraglide);
