// Compiles texts/*/page.ftl, so that type checks and tests know them without a build.
import { compileMessages } from "./paraglide.js";

await compileMessages();
