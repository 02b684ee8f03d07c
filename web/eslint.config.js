// What the page's code must not do. Layout is prettier's matter, types are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores([".paraglide/", "node_modules/", "src/lib/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["scripts/**", "*.config.*"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["src/worker.js"],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly", __LATER__: "readonly" } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Sets and maps of the state are replaced, never changed in place, so that one assignment is one change.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is how a space between two blocks survives the layout.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
