/** Files of the page know one another in one direction only, by their types too. */
import { expect, it } from "vitest";

const TEXTS: Record<string, string> = import.meta.glob("../src/lib/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A word of a sheet has fields, which have values, which may be words. */
const NESTED = ["Word", "Field", "Value"].map((name) => `../src/lib/workshop/${name}.svelte`);

function found(from: string, asked: string): string[] {
  const path = asked.startsWith("$lib/")
    ? `../src/lib/${asked.slice("$lib/".length)}`
    : asked.startsWith(".")
      ? new URL(asked, `file:///at/${from.slice("../".length)}`).pathname.replace("/at/", "../")
      : "";
  return [path, `${path}.ts`].filter((each) => each in TEXTS);
}

const IMPORTS = new Map(
  Object.entries(TEXTS).map(([path, text]) => [
    path,
    [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].flatMap(([, asked]) => found(path, asked!)),
  ]),
);

/** A way through imports that comes back to where it has been; null where there is none. */
function circle(path: string, way: readonly string[], seen: Set<string>): readonly string[] | null {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (seen.has(path)) return null;
  for (const next of IMPORTS.get(path) ?? []) {
    if (NESTED.includes(path) && NESTED.includes(next)) continue;
    const back = circle(next, [...way, path], seen);
    if (back !== null) return back;
  }
  seen.add(path);
  return null;
}

it("reads the imports", () => {
  expect(IMPORTS.get("../src/lib/table/game.svelte.ts")).toContain("../src/lib/table/board.ts");
  expect(IMPORTS.get("../src/lib/api.ts")).toContain("../src/lib/i18n.svelte.ts");
});

it("no file imports one that imports it", () => {
  const seen = new Set<string>();
  expect([...IMPORTS.keys()].map((path) => circle(path, [], seen)).find((each) => each !== null)).toBeUndefined();
});
