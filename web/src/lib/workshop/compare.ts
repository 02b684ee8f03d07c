/** What one rule page says that another does not. */

import type { RulePage } from "$lib/protocol";

/** By section, the paragraphs that the other page has not in that section. */
export function newParagraphs(page: RulePage, other: RulePage): ReadonlyMap<string, ReadonlySet<string>> {
  const said = new Map(other.sections.map(({ anchor, paragraphs }) => [anchor, new Set(paragraphs)]));
  const found = new Map<string, ReadonlySet<string>>();
  for (const { anchor, paragraphs } of page.sections) {
    const fresh = paragraphs.filter((paragraph) => !said.get(anchor)?.has(paragraph));
    if (fresh.length > 0) found.set(anchor, new Set(fresh));
  }
  return found;
}

/** A name for the file of a game: small letters and digits, whatever it is called. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return `${plain || "game"}.json`;
}

/** The sheet as a file of it says it: the server's programs read it as it stands. */
export function fileText(sheet: { readonly [name: string]: unknown }): string {
  const { name, ...rest } = sheet;
  const called = typeof name === "string" ? name : "";
  const id = fileName(called)
    .replace(/\.json$/, "")
    .slice(0, 34);
  return `${JSON.stringify({ id: /^[a-z]/.test(id) ? id : `game_${id}`, names: called, ...rest }, null, 2)}\n`;
}
