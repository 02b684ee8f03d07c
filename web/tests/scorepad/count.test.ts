/** The page counts deals as the server has: `tests/counted_by_page.py` makes the matches. */
import { describe, expect, it } from "vitest";
import type { CountedByPage, PaperDeal, PaperSheet } from "$lib/protocol";
import { count } from "$lib/scorepad/count";
import stored from "../../../tests/counted_by_page.json?raw";

interface Priced {
  readonly counting: CountedByPage;
  readonly empty: PaperSheet;
  readonly deals: readonly PaperDeal[];
  readonly score: PaperSheet["score"];
  readonly playing: readonly number[];
}

const matches = JSON.parse(stored) as readonly Priced[];

describe("deals that the page counts", () => {
  it("are worth what the server says", () => {
    expect(matches.length).toBeGreaterThanOrEqual(60);
    for (const { counting, empty, deals, score, playing } of matches) {
      const counted = count(counting, empty, deals);
      expect({ deals, score: counted?.score, playing: counted?.playing }).toEqual({ deals, score, playing });
    }
  });

  it("are left to the server where cards have to be arranged, or are skipped", () => {
    const { counting, empty } = matches.find(({ empty }) => empty.form.counts === "lives")!;
    const held = empty.order.map((seat) => (seat === 0 ? null : [0, 1, 2]));
    expect(count(counting, empty, [{ kind: "went_out", winner: 0, held }])).toBeNull();
    const skips = matches.find(({ empty }) => empty.form.deals > 0)!;
    expect(count(skips.counting, skips.empty, [{ kind: "void", winner: null, held: [] }])).toBeNull();
  });
});
