/** What players and pairs of partners have reached over all evenings. */
import type { ScoreSheet } from "$lib/protocol";
import { isCounted, winnersOf, type PastSheet } from "./evening";
import { playerOf, type Joined } from "./players";

export interface Standing {
  /** The keys of the players: one, or two partners. */
  readonly who: readonly string[];
  readonly evenings: number;
  /** Matches that were played to the end, and how many of them were won. */
  readonly games: number;
  readonly won: number;
  /** Deals that count, the points of them, and the best and the worst of them. */
  readonly deals: number;
  readonly points: number;
  readonly best: number | null;
  readonly worst: number | null;
}

/** Few points are good. */
const lowIsGood = ({ wins_by }: Pick<ScoreSheet, "wins_by">): boolean =>
  wins_by === "lowest" || wins_by === "last_left";

/** The name of every player as it was last written, by the player's key. */
export function namesOf(sheets: readonly PastSheet[], joined: Joined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const sheet of [...sheets].sort((one, other) => one.changed - other.changed)) {
    for (const name of sheet.names) {
      const key = playerOf(name, joined);
      // A joined name is called as it was joined to.
      if (playerOf(name, {}) === key || !names.has(key)) names.set(key, name.trim());
    }
  }
  return names;
}

/** The standings of every player, those who have won most first. */
export function standings(sheets: readonly PastSheet[], joined: Joined): Standing[] {
  return reckon(sheets, (sheet) => sheet.names.map((name, seat) => ({ who: [playerOf(name, joined)], seat })));
}

/** The standings of every pair of partners, in the games that sides play. */
export function pairStandings(sheets: readonly PastSheet[], joined: Joined): Standing[] {
  return reckon(sheets, ({ names, score }) =>
    score.sides
      .filter((side) => side.length === 2)
      .map((side) => ({ who: side.map((seat) => playerOf(names[seat] ?? "", joined)).sort(), seat: side[0]! })),
  );
}

type Seated = readonly { readonly who: readonly string[]; readonly seat: number }[];

function reckon(sheets: readonly PastSheet[], seated: (sheet: PastSheet) => Seated): Standing[] {
  const found = new Map<string, { row: Standing; evenings: Set<string> }>();
  for (const sheet of sheets) {
    const { score } = sheet;
    const counted = score.rows.slice(0, sheet.priced).filter(({ kind }) => kind !== "void" && kind !== "skipped");
    const over = isCounted(sheet) && score.result !== null;
    const better = lowIsGood(score) ? Math.min : Math.max;
    const worse = lowIsGood(score) ? Math.max : Math.min;
    for (const { who, seat } of seated(sheet)) {
      const key = JSON.stringify(who);
      const before = found.get(key) ?? { row: nothing(who), evenings: new Set<string>() };
      const points = counted.map((row) => row.points[seat] ?? 0);
      const { row } = before;
      found.set(key, {
        evenings: before.evenings.add(sheet.evening),
        row: {
          who,
          evenings: before.evenings.size,
          games: row.games + (over ? 1 : 0),
          won: row.won + (over && winnersOf(sheet).includes(seat) ? 1 : 0),
          deals: row.deals + points.length,
          points: row.points + points.reduce((sum, each) => sum + each, 0),
          best: extreme(better, row.best, points),
          worst: extreme(worse, row.worst, points),
        },
      });
    }
  }
  return [...found.values()]
    .map(({ row }) => row)
    .sort((one, other) => other.won - one.won || other.games - one.games || other.evenings - one.evenings);
}

const nothing = (who: readonly string[]): Standing => ({
  who,
  evenings: 0,
  games: 0,
  won: 0,
  deals: 0,
  points: 0,
  best: null,
  worst: null,
});

function extreme(
  choose: (...values: number[]) => number,
  before: number | null,
  points: readonly number[],
): number | null {
  const all = before === null ? points : [before, ...points];
  return all.length === 0 ? null : choose(...all);
}
