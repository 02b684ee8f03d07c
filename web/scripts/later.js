// Which messages a first visit can do without: those that only pages say which come later than the home page and a table.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
/** The pages that most visits begin with; every other one waits for all messages (App.svelte). */
const FIRST = /\/pages\/(?:Home|Lost|Games|Together|Table)\.svelte$/;
const IMPORT = /\bfrom\s+["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g;
const ENDINGS = ["", ".ts", ".svelte", ".svelte.ts", "/index.ts"];

/** The file that an import means, null for a package. @param {string} from @param {string} name */
function fileOf(from, name) {
  const path = name.startsWith("$lib/") ? join(SRC, "lib", name.slice(5)) : join(dirname(from), name);
  if (!/^(?:\$lib\/|\.)/.test(name)) return null;
  return (
    ENDINGS.map((ending) => path + ending).find((each) => /\.(?:ts|svelte)$/.test(each) && existsSync(each)) ?? null
  );
}

/** The source of every module that those pages can need, with what they fetch when it is asked for. */
function sourcesOfFirst() {
  const sources = new Map();
  const look = (path) => {
    if (path === null || sources.has(path)) return;
    sources.set(path, readFileSync(path, "utf8"));
    for (const [, named, fetched] of sources.get(path).matchAll(IMPORT)) {
      const file = fileOf(path, named ?? fetched);
      if (file !== null && (!file.includes("/pages/") || FIRST.test(file))) look(file);
    }
  };
  look(join(SRC, "main.ts"));
  return [...sources.values()].join("\n");
}

/** Those of the messages with these keys that may come later. @param {readonly string[]} keys */
export function laterKeys(keys) {
  const source = sourcesOfFirst();
  const words = new Set(source.match(/\w+/g));
  const before = [...source.matchAll(/\bsay\(`(\w+_)\$/g)].map(([, prefix]) => prefix);
  return new Set(keys.filter((key) => !words.has(key) && !before.some((prefix) => key.startsWith(prefix))));
}
