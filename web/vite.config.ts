/// <reference types="vitest/config" />
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { app } from "./scripts/app.js";
import { paraglide } from "./scripts/paraglide.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Browsers that know light-dark() and nesting; what they know is not rewritten for older ones. */
const BROWSERS = ["chrome123", "edge123", "firefox121", "safari17.5"];

/**
 * One file of script and one of styles for what every page begins with, for what a table shares with a replay and the
 * solver, and for the rest of a table: on a slow line each file is a round trip.
 */
const GROUPS = [
  { name: "first", tags: ["$initial"], priority: 3 },
  {
    name: "board",
    test: new RegExp(
      "/lib/(?:" +
        "table/(?:board|layout|stage|words|Words|actions/index)|felt/(?:MeldArea|Piles)|pieces/(?:Back|standIns)|rules/special|pointing/told|sounds|socket)\\.[a-z]",
    ),
    priority: 2,
  },
  {
    name: "table",
    test: new RegExp(
      "/(?:pages/Table|lib/(?:table|hand|felt|seats|waiting)/)(?!" +
        "Confirmation|DealEnd|FinalQuestion|FinishPanel|HeldHands|JokerPanel|Keys|KnockPanel|LeaveMatch|People|RatingChanges|" +
        "LogPanel|Reckoning|ScoreTable|Winning|Zone|endWords|ended|finishing|moments|phrases|Corner|ledges|twenty|" +
        "Waiting|Invite|ChangeTable|Writing|Voting|CardMenu|HandMenu|DiscardsByPlayer|FinishSlot|OpenHand|" +
        // What only games of sides need.
        "zooming|BookMark|bookWords|Frozen|SideMelds|sidePlan|sides?\\b)",
    ),
    includeDependenciesRecursively: false,
  },
];

/** What reads photos: the same networks as the command's, and what runs them. */
const WEIGHTS = here("../src/rummykit/camera/weights");
const SCAN = {
  runtime: [here("./node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm")],
  tiles: ["finder", "reader"].map((name) => `${WEIGHTS}/${name}.onnx`),
  cards: ["cards-finder", "cards-reader"].map((name) => `${WEIGHTS}/${name}.onnx`),
};
const bytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0);

/** The server during `npm run dev`. */
const SERVER = process.env["RUMMYKIT_SERVER"] ?? "http://127.0.0.1:8000";
const TESTS = process.env["VITEST"] !== undefined;

export default defineConfig({
  // Tests find the messages compiled by `npm run messages`; the plugin would keep vitest from ending.
  plugins: [...(TESTS ? [] : [paraglide(), app()]), svelte()],
  resolve: {
    alias: { $lib: here("./src/lib"), $paraglide: here("./.paraglide"), $weights: WEIGHTS },
    // Tests mount components: take Svelte's browser build there too.
    ...(TESTS ? { conditions: ["browser"] } : {}),
  },
  define: { SCAN_BYTES: Object.fromEntries(Object.entries(SCAN).map(([name, files]) => [name, bytesOf(files)])) },
  worker: { format: "es" },
  server: { fs: { allow: ["..", WEIGHTS] }, proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    outDir: here("../src/rummykit/server/page"),
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/afterEach.ts"],
    // To load everything anew for each file took twice the time.
    isolate: false,
    testTimeout: 60_000,
    // A test reads the colours: else styles would be empty.
    css: { include: [/(?:felt|base|tokens)\.css/] },
  },
});
