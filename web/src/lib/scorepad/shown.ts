/** What a score sheet shows: that of the scorepad, or one of a past evening. */
import type { PaperDeal, PaperForm, ScoreSheet } from "$lib/protocol";
import { isCounted, type PastSheet } from "$lib/evenings/evening";

export interface SheetShown {
  readonly match: { readonly names: readonly string[] } | null;
  readonly paper: {
    readonly score: ScoreSheet;
    readonly form: Pick<PaperForm, "zero_sum" | "games_won" | "counts" | "worth">;
  } | null;
  readonly deals: readonly PaperDeal[];
  /** The deal that is being changed. */
  readonly changing: number | null;
  /** How many deals from the first on are counted as they stand, and how many are not. */
  readonly priced: number;
  readonly waiting: number;
  /** The totals are those of the deals that are counted. */
  readonly fresh: boolean;
  readonly over: boolean;
  /** By seat, what is left in the deals that are not counted; null where that cannot be said. */
  readonly left: readonly (number | null)[];
}

/** A sheet of a past evening, to be read only. */
export function shown(sheet: PastSheet): SheetShown {
  const { names, deals, score, priced } = sheet;
  return {
    match: sheet,
    // What a piece counts was not kept: hands that were not counted are not added up.
    paper: { score, form: { ...sheet.form, counts: "unmatched", worth: [] } },
    deals,
    changing: null,
    priced,
    waiting: deals.length - priced,
    fresh: priced === score.rows.length,
    over: isCounted(sheet) && score.result !== null,
    left: names.map(() => null),
  };
}
