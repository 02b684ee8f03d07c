/** Past evenings at real tables: the score sheets that were kept, and which of them belong to one evening. */
import type { DealScore, OptionValue, PaperDeal, PaperForm, ScoreSheet } from "$lib/protocol";

export interface PastSheet {
  readonly id: string;
  /** Sheets of one evening have the same. */
  readonly evening: string;
  /** In milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  /** By seat. */
  readonly names: readonly string[];
  readonly deals: readonly PaperDeal[];
  /** The last score that was counted. */
  readonly score: ScoreSheet;
  /** How many deals from the first on it counts as they stand. */
  readonly priced: number;
  readonly form: Pick<PaperForm, "zero_sum" | "games_won" | "sides">;
}

export interface Evening {
  readonly id: string;
  readonly begun: number;
  readonly changed: number;
  /** Oldest first. */
  readonly sheets: readonly PastSheet[];
}

/** A sheet that is begun so soon after the last one was written on belongs to the same evening, in milliseconds. */
const PAUSE = 6 * 60 * 60 * 1000;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The evening that a sheet begun now belongs to. */
export function eveningAt(now: number, sheets: readonly PastSheet[]): string {
  const last = sheets.reduce<PastSheet | null>((one, each) => (one && one.changed > each.changed ? one : each), null);
  return last !== null && Math.abs(now - last.changed) < PAUSE ? last.evening : newId();
}

/** The evenings of these sheets, newest first. */
export function eveningsOf(sheets: readonly PastSheet[]): Evening[] {
  const byId = new Map<string, PastSheet[]>();
  for (const sheet of sheets) byId.set(sheet.evening, [...(byId.get(sheet.evening) ?? []), sheet]);
  return [...byId]
    .map(([id, own]) => ({
      id,
      begun: Math.min(...own.map(({ begun }) => begun)),
      changed: Math.max(...own.map(({ changed }) => changed)),
      sheets: own.sort((one, other) => one.begun - other.begun),
    }))
    .sort((one, other) => other.begun - one.begun);
}

/** Every deal is counted, as it stands. */
export const isCounted = ({ deals, priced, score }: PastSheet): boolean =>
  priced === deals.length && priced === score.rows.length;

/** The seats that have won the match; none while it goes on, or where it was given up. */
export const winnersOf = (sheet: PastSheet): readonly number[] =>
  isCounted(sheet) ? (sheet.score.result?.winners ?? []) : [];

/** What is kept of a score: of each deal how it ended, its points and who won it. */
export function lean(score: ScoreSheet): ScoreSheet {
  return { ...score, rows: score.rows.map(bare) };
}

export function bare({ kind, points, winners }: Pick<DealScore, "kind" | "points" | "winners">): DealScore {
  return {
    ...{ kind, points, winners, held: [], grouped: [], stands: [], won_by: null, bonus: 0, doubled: false, boxes: 1 },
    ...{ paid: [], parts: [], reckoned: [], stays_out: [] },
  };
}
