/** What one rule page says that another does not, and a game as a file. */
import { describe, expect, it } from "vitest";
import type { RulePage } from "$lib/protocol";
import { fileName, fileText, newParagraphs } from "$lib/workshop/compare";

const page = (sections: Record<string, readonly string[]>): RulePage => ({
  game: "own_1",
  language: "en",
  title: "Ours",
  sections: Object.entries(sections).map(([anchor, paragraphs]) => ({
    anchor,
    level: 1,
    heading: anchor,
    paragraphs,
    examples: [],
  })),
});

describe("two rule pages", () => {
  it("differ in paragraphs of a section, and in whole sections", () => {
    const before = page({ deal: ["Ten cards.", "One is turned up."], melds: ["Groups."] });
    const now = page({ deal: ["Five cards.", "One is turned up."], melds: ["Groups."], opening: ["Thirty."] });
    expect([...newParagraphs(now, before)].map(([anchor, said]) => [anchor, [...said]])).toEqual([
      ["deal", ["Five cards."]],
      ["opening", ["Thirty."]],
    ]);
    expect(newParagraphs(before, before).size).toBe(0);
  });
});

describe("a file", () => {
  it("is called after the game, in plain letters", () => {
    expect(fileName("Mein Rommé!")).toBe("mein_romme.json");
    expect(fileName("../../etc/passwd")).toBe("etc_passwd.json");
    expect(fileName("我的拉密")).toBe("game.json");
  });

  it("has an id and a name as sheet files have them", () => {
    const written = JSON.parse(fileText({ name: "3 Könige", players: [2, 4] })) as Record<string, unknown>;
    expect(written).toEqual({ id: "game_3_ko_nige", names: "3 Könige", players: [2, 4] });
  });
});
