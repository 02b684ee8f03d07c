/** What the server answers to `POST /api/solve`, answered by the page: tables of tiles, and plain hands. */

import { notation } from "$lib/faces";
import type {
  ApiError,
  Face,
  Faces,
  KeptPages,
  Params,
  SolveAnswer,
  SolveAsked,
  Solved,
  SolvedStep,
} from "$lib/protocol";
import { Bag } from "./bag";
import { wholeTurn } from "./play";
import { asLaid, ascending, flaw, readings } from "./sets";
import { OnlyTheServer, plainJokers, sheetOf, tooMany, type Sheet } from "./sheet";
import { solvedSet, steps } from "./steps";
import type { HandQuestion, Kernel } from "./wasm";

/** Raises `OnlyTheServer` for a question that it cannot answer. */
export function solve(kernel: Kernel, kept: KeptPages, asked: SolveAsked): SolveAnswer {
  const sheet = sheetOf(asked.game, kept.sheets[asked.game], asked.options ?? {});
  if ((asked.deal ?? 1) !== 1) throw new OnlyTheServer("deal");
  const table = asked.table ?? [];
  const pieces = asked.pieces ?? [];
  const many = tooMany(sheet, [...pieces, ...table.flat()]);
  if (many !== null) {
    return wrong("too_many_copies", { tile: notation(many.face), count: many.count, most: many.most });
  }
  if (!sheet.tiles) return { solved: hand(kernel, sheet, table, pieces, asked.discard ?? false), problem: null };
  return tiles(kernel, sheet, asked, table, pieces);
}

/** The words come from the code; the server's English is not kept. */
function wrong(code: string, params: Params): SolveAnswer {
  const problem: ApiError = { code, text: "", params, rule: "" };
  return { solved: null, problem };
}

const USUAL = {
  before: [],
  opening: null,
  minimum: null,
  deadwood: null,
  status: null,
  discard: null,
  worth: null,
  away: null,
  proven: true,
  first_meld: false,
} as const;

function tiles(
  kernel: Kernel,
  sheet: Sheet,
  { opened = true, objective = "lex" }: SolveAsked,
  table: readonly Faces[],
  rack: Faces,
): SolveAnswer {
  plainJokers([...table.flat(), ...rack]);
  const before = table.map(asLaid);
  const at = before.findIndex((cards) => readings(cards).length === 0);
  if (at >= 0) {
    const { code, params } = flaw(before[at]!);
    return wrong("bad_set", { ...params, number: at + 1, flaw: code, reason: "" });
  }
  const { play, opening } = wholeTurn(kernel, sheet, before, rack, objective, { opened, calm: true });
  const minimum = opened || sheet.opening === null ? null : sheet.opening.minimum || null;
  const solved: Solved = {
    ...USUAL,
    before: before.map(solvedSet),
    steps: steps(before, play.after),
    played: ascending(play.played),
    left: new Bag(rack).without(new Bag(play.played)).faces,
    value: play.value,
    opening: minimum === null ? null : opening,
    minimum,
    proven: play.proven,
    first_meld: sheet.opening !== null,
  };
  return { solved, problem: null };
}

// --- a hand of one pack, arranged by groups and runs alone

/** The most cards that the solver of plain hands takes. */
const MAX_CARDS = 25;
const CARDS = 52;

interface Arranged {
  readonly melds: readonly Faces[];
  readonly left: Faces;
  readonly value: number;
  readonly deadwood: number;
}

function hand(kernel: Kernel, sheet: Sheet, table: readonly Faces[], cards: Faces, discard: boolean): Solved {
  if (table.length > 0 || cards.length > MAX_CARDS || (discard && cards.length === 0)) throw new OnlyTheServer("hand");
  const shapes = shapesOf(sheet);
  const value = (face: Face): number => sheet.values.get(face) ?? 0;
  const values = Array.from({ length: CARDS }, (_, face) => value(face));
  const counted = (faces: Faces): number => faces.reduce((sum, face) => sum + value(face), 0);
  const arranged = (held: Faces): Arranged => {
    const { value, melds } = kernel.hand({ ...shapes, values, cards: held });
    const left = new Bag(held).without(new Bag(...melds)).faces;
    return { melds, left, value, deadwood: counted(left) };
  };
  const held = ascending(cards);
  let goes: Face | null = null;
  let best: Arranged | null = null;
  if (discard) {
    for (const face of held) {
      const now = arranged(held.toSpliced(held.indexOf(face), 1));
      if (best !== null && goes !== null && !better(now, value(face), best, value(goes))) continue;
      best = now;
      goes = face;
    }
  }
  const { melds, left, value: melded, deadwood } = best ?? arranged(held);
  const told = melds.map((meld): SolvedStep => {
    const kind = new Set(meld.map((face) => face % 13)).size === 1 ? "group" : "run";
    const laid = kind === "group" ? ascending(meld) : inRun(meld);
    return { made: { cards: laid, kind, stands: [] }, parts: [{ cards: laid, source: null }] };
  });
  return {
    ...USUAL,
    steps: told,
    played: ascending(melds.flat()),
    left: goes === null ? left : ascending([...left, goes]),
    value: melded,
    deadwood,
    discard: goes,
  };
}

/** The best arrangement without one card leaves the least, then melds the most and drops the most expensive card. */
function better(now: Arranged, dropped: number, best: Arranged, before: number): boolean {
  if (now.deadwood !== best.deadwood) return now.deadwood < best.deadwood;
  if (now.left.length !== best.left.length) return now.left.length < best.left.length;
  return dropped > before;
}

function shapesOf({ field }: Sheet): Pick<HandQuestion, "groups" | "runs"> {
  const [least, shortest] = [field("groups.min_size"), field("runs.min_length")];
  const most = (field("groups.max_size") as number | null | undefined) ?? 4;
  return {
    groups: typeof least === "number" ? [least, Math.min(most, 4), true] : null,
    runs:
      typeof shortest === "number"
        ? [shortest, field("runs.max_length") as number, field("runs.ace") as "low" | "high" | "both" | "corner"]
        : null,
  };
}

/** The cards of a run from low to high; an ace may be the highest, or have the king below it and the two above. */
function inRun(meld: Faces): Faces {
  const cards = ascending(meld);
  const gap = cards.findIndex((face, at) => at > 0 && face !== cards[at - 1]! + 1);
  return gap < 0 ? cards : [...cards.slice(gap), ...cards.slice(0, gap)];
}
