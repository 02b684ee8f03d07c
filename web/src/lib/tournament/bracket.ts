/** The bracket of a knock-out at tables of two: who stands in which slot of each round. */
import type { BoardInfo, TournamentInfo } from "$lib/protocol";

export interface Slot {
  readonly entrant: number | null;
  /** Whether they went on from here. */
  readonly through: boolean;
}

/** A column for each round, of pairs of slots; the last has the winner alone. */
export function slotsOf(info: TournamentInfo): Slot[][][] {
  let slots: (number | null)[] = info.bracket.map((entrant) => (entrant < 0 ? null : entrant));
  const columns: Slot[][][] = [];
  for (let round = 0; slots.length > 1; round++) {
    const next: (number | null)[] = [];
    const pairs: Slot[][] = [];
    for (let at = 0; at < slots.length; at += 2) {
      const pair = slots.slice(at, at + 2);
      const through = winner(info, round, pair);
      next.push(through);
      pairs.push(pair.map((entrant) => ({ entrant, through: entrant !== null && entrant === through })));
    }
    columns.push(pairs);
    slots = next;
  }
  columns.push([slots.map((entrant) => ({ entrant, through: entrant !== null }))]);
  return columns;
}

function winner(info: TournamentInfo, round: number, pair: readonly (number | null)[]): number | null {
  const told = info.rounds[round];
  if (told === undefined) return null;
  const there = pair.filter((entrant) => entrant !== null);
  const board = told.boards.find(
    (each) => each.seats.every((entrant) => there.includes(entrant)) && there.length === 2,
  );
  if (board !== undefined) return board.places === null ? null : best(info, board);
  return there.find((entrant) => told.byes.includes(entrant)) ?? null;
}

/** As the server has it: by place, by points, by seed; who was absent last. */
function best(info: TournamentInfo, board: BoardInfo): number | null {
  const order = [...board.seats.keys()].sort(
    (one, other) =>
      Number(board.absent.includes(one)) - Number(board.absent.includes(other)) ||
      (board.places?.[one] ?? 0) - (board.places?.[other] ?? 0) ||
      (board.points[other] ?? 0) - (board.points[one] ?? 0) ||
      seed(info, board.seats[one]!) - seed(info, board.seats[other]!),
  );
  const first = order[0]!;
  return board.absent.includes(first) ? null : board.seats[first]!;
}

/** The slots are not in the order of the seeds: the best of a pair stands in the slot that a fold of the seeds gives it. */
function seed(info: TournamentInfo, entrant: number): number {
  const at = info.bracket.indexOf(entrant);
  let places = [0];
  while (places.length < info.bracket.length) {
    const count = 2 * places.length;
    places = places.flatMap((place) => [place, count - 1 - place]);
  }
  return places[at] ?? at;
}
