/** The end of a deal while it is being written down: what has been said, what is missing, and how it is sent. */
import type { Ask, PaperDeal, DealEnding, Ending, Face, Faces, Out, PaperForm } from "$lib/protocol";

/** What a player has left: points as they were typed, or the pieces that were tapped. */
export interface Left {
  readonly points: string;
  readonly pieces: Faces;
}

export interface Entry {
  readonly kind: Ending;
  readonly winner: number | null;
  readonly held: readonly Left[];
  readonly out: readonly (Out | null)[];
  readonly laid: Left;
  /** By seat, what its cards on the table count, as it was typed. */
  readonly laid_each: readonly string[];
  /** By seat, how many of its discards were careless. */
  readonly careless: readonly number[];
  /** By seat, how many discards it has bought. */
  readonly bought: readonly number[];
  readonly first: number | null;
  readonly jokers: string;
  readonly wild_cards: string;
  readonly draws: string;
  readonly melded: number;
  readonly no_meld: readonly number[];
  readonly fighters: readonly number[];
  /** Whose first meld was pairs. */
  readonly in_pairs: readonly number[];
  /** Who showed the twin of the indicator. */
  readonly shower: number | null;
  /** By seat, how many discards of the player before it took. */
  readonly took: readonly number[];
  /** Who took one in its own last turn. */
  readonly taken_last: readonly number[];
  readonly wild: number;
  /** By seat, what the melds and bonuses of its side come to, as it was typed. */
  readonly sides_laid: readonly string[];
  /** The questions to be answered with yes or no that were answered with yes. */
  readonly yes: readonly Ask[];
}

/** What still has to be said: by whose cards, or by the name of the question; and a knocker who has too much left. */
export type Missing =
  | { readonly what: "winner" | "laid" | "number" }
  | { readonly what: "held" | "laid_each"; readonly seat: number }
  | { readonly what: "side"; readonly seats: readonly number[] }
  | { readonly what: "fewer"; readonly seat: number; readonly limit: number };

export const NOTHING: Left = { points: "", pieces: [] };
const MOST = 10_000;

export function blank(form: PaperForm, players: number): Entry {
  const everybody = <T>(value: T): T[] => Array.from({ length: players }, () => value);
  return {
    kind: form.endings[0]?.kind ?? "went_out",
    winner: null,
    held: everybody(NOTHING),
    out: everybody<Out | null>(null),
    laid: NOTHING,
    laid_each: everybody(""),
    careless: everybody(0),
    bought: everybody(0),
    first: null,
    jokers: "0",
    wild_cards: "0",
    draws: "2",
    melded: 9,
    no_meld: [],
    fighters: [],
    in_pairs: [],
    shower: null,
    took: everybody(0),
    taken_last: [],
    wild: 0,
    sides_laid: everybody(""),
    yes: [],
  };
}

export function endingOf(form: PaperForm, entry: Entry): DealEnding | undefined {
  return form.endings.find(({ kind }) => kind === entry.kind);
}

export function asks(form: PaperForm, entry: Entry, ask: Ask): boolean {
  return endingOf(form, entry)?.asks.includes(ask) ?? false;
}

/** Questions that have a control of their own; every other one is answered with yes or no. */
const TOLD: readonly Ask[] = [
  "first",
  "laid",
  "laid_each",
  "careless",
  "bought",
  "jokers",
  "wild_cards",
  "draws",
  "no_meld",
  "fighters",
  "in_pairs",
  "shower",
  "melded",
  "taken",
  "taken_last",
  "out",
  "wild",
  "sides_laid",
];

export function yesOrNo(form: PaperForm, entry: Entry): Ask[] {
  return (endingOf(form, entry)?.asks ?? []).filter((ask) => !TOLD.includes(ask));
}

/** The seats whose cards are counted, in the order in which they sit. */
export function counting(form: PaperForm, entry: Entry, playing: readonly number[]): number[] {
  const held = endingOf(form, entry)?.held ?? "nobody";
  const seats = [...playing].sort((a, b) => a - b);
  if (held === "everybody") return seats;
  if (held === "nobody" || entry.winner === null) return [];
  const won = held === "losers" ? entry.winner : sideOf(form, playing, entry.winner);
  return seats.filter((seat) => (held === "losers" ? seat : sideOf(form, playing, seat)) !== won);
}

/** A whole number that was typed; null for anything else. */
export function typed(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,5}$/.test(trimmed)) return null;
  const number = Number(trimmed);
  return number <= MOST ? number : null;
}

type Counting = Pick<PaperForm, "counts" | "worth">;

/** What pieces count by the sheet, where every piece left counts by itself; null where an arrangement decides. */
export function worthOf(form: Counting, pieces: Faces): number | null {
  if (form.counts !== "all") return null;
  const points = new Map<Face, number>(form.worth.map((each) => [each.face, each.points]));
  return pieces.reduce((sum, face) => sum + (points.get(face) ?? 0), 0);
}

/** The points that a seat has left in a deal as they were counted; null where only the server can say. */
export function plainPoints(form: Counting, deal: PaperDeal, seat: number): number | null {
  const held = deal.held?.[seat] ?? 0;
  return typeof held === "number" ? held : worthOf(form, held);
}

function said(left: Left): number | Faces | null {
  return left.pieces.length > 0 ? left.pieces : typed(left.points);
}

export function missing(form: PaperForm, entry: Entry, playing: readonly number[]): Missing[] {
  const found: Missing[] = [];
  const ending = endingOf(form, entry);
  if (ending?.winner && entry.winner === null) found.push({ what: "winner" });
  for (const seat of counting(form, entry, playing)) {
    if (said(entry.held[seat] ?? NOTHING) === null && (entry.out[seat] ?? null) === null)
      found.push({ what: "held", seat });
  }
  const limit = ending?.most ?? null;
  if (entry.winner !== null && limit !== null) {
    const points = typed(entry.held[entry.winner]?.points ?? "");
    if (points !== null && points > limit) found.push({ what: "fewer", seat: entry.winner, limit });
  }
  if (asks(form, entry, "laid") && said(entry.laid) === null) found.push({ what: "laid" });
  if (asks(form, entry, "laid_each"))
    for (const seat of playing)
      if (typed(entry.laid_each[seat] ?? "") === null) found.push({ what: "laid_each", seat });
  const numbers = (["jokers", "wild_cards", "draws"] as const).filter((ask) => asks(form, entry, ask));
  if (numbers.some((ask) => typed(entry[ask]) === null)) found.push({ what: "number" });
  if (asks(form, entry, "sides_laid"))
    for (const seats of sidesOf(form, playing))
      if (typedWithSign(entry.sides_laid[seats[0] ?? 0] ?? "") === null) found.push({ what: "side", seats });
  return found;
}

/** The seats that play together; everybody alone where no two do. */
export function sidesOf(form: PaperForm, playing: readonly number[]): readonly (readonly number[])[] {
  if ((form.sides ?? []).length > 0) return form.sides ?? [];
  return [...playing].sort((a, b) => a - b).map((seat) => [seat]);
}

/** A whole number that was typed, perhaps below zero; null for anything else. */
export function typedWithSign(text: string): number | null {
  const trimmed = text.trim().replace(/^[−–]/, "-");
  if (!/^-?\d{1,5}$/.test(trimmed)) return null;
  const number = Number(trimmed);
  return Math.abs(number) <= MOST ? number : null;
}

function sideOf(form: PaperForm, playing: readonly number[], seat: number): number {
  return sidesOf(form, playing).find((side) => side.includes(seat))?.[0] ?? seat;
}

/** The deal as it is sent; call it only when nothing is missing. Only what was asked is said. */
export function toPaperDeal(form: PaperForm, entry: Entry, playing: readonly number[]): PaperDeal {
  const ending = endingOf(form, entry);
  const seats = new Set(counting(form, entry, playing));
  const asked = new Set(ending?.asks ?? []);
  const out = entry.out.map((why, seat) => (seats.has(seat) ? why : null));
  const before = (seat: number): number => playing[(playing.indexOf(seat) + playing.length - 1) % playing.length]!;
  return {
    kind: entry.kind,
    winner: ending?.winner ? entry.winner : null,
    held: entry.held.map((left, seat) => (seats.has(seat) && out[seat] === null ? said(left) : null)),
    ...(asked.has("first") ? { first: entry.first } : {}),
    ...(asked.has("laid") ? { laid: said(entry.laid) ?? 0 } : {}),
    ...(asked.has("laid_each") ? { laid_each: entry.laid_each.map((points) => typed(points) ?? 0) } : {}),
    ...(asked.has("careless") ? { careless: entry.careless } : {}),
    ...(asked.has("bought") ? { bought: entry.bought } : {}),
    ...(asked.has("jokers") ? { jokers: typed(entry.jokers) ?? 0 } : {}),
    ...(asked.has("wild_cards") ? { wild_cards: typed(entry.wild_cards) ?? 0 } : {}),
    ...(asked.has("draws") ? { draws: typed(entry.draws) ?? 0 } : {}),
    ...(asked.has("no_meld") ? { no_meld: entry.no_meld.filter((seat) => playing.includes(seat)) } : {}),
    ...(asked.has("fighters") ? { fighters: entry.fighters.filter((seat) => seat !== entry.winner) } : {}),
    ...(asked.has("in_pairs") ? { in_pairs: entry.in_pairs.filter((seat) => playing.includes(seat)) } : {}),
    ...(asked.has("shower") ? { shower: entry.shower } : {}),
    ...(asked.has("melded") ? { melded: entry.melded } : {}),
    ...(asked.has("taken")
      ? {
          taken: playing.flatMap((seat) =>
            Array.from({ length: entry.took[seat] ?? 0 }, () => [seat, before(seat)] as const),
          ),
        }
      : {}),
    ...(asked.has("taken_last") ? { taken_last: entry.taken_last.filter((seat) => (entry.took[seat] ?? 0) > 0) } : {}),
    ...(asked.has("out") ? { out } : {}),
    ...(asked.has("wild") ? { wild: entry.wild } : {}),
    ...(asked.has("sides_laid")
      ? {
          sides_laid: entry.sides_laid.map(
            (_, seat) => typedWithSign(entry.sides_laid[sideOf(form, playing, seat)] ?? "") ?? 0,
          ),
        }
      : {}),
    ...Object.fromEntries(yesOrNo(form, entry).map((ask) => [ask, entry.yes.includes(ask)])),
  };
}

/** A deal that was written down, to be changed. */
export function toEntry(form: PaperForm, counted: PaperDeal, players: number): Entry {
  const fresh = blank(form, players);
  const left = (said: number | Faces | null | undefined): Left => {
    if (said == null) return NOTHING;
    return typeof said === "number" ? { points: String(said), pieces: [] } : { points: "", pieces: said };
  };
  return {
    ...fresh,
    kind: counted.kind,
    winner: counted.winner ?? null,
    held: fresh.held.map((_, seat) => left(counted.held?.[seat])),
    out: fresh.out.map((_, seat) => counted.out?.[seat] ?? null),
    laid: left(counted.laid),
    laid_each: fresh.laid_each.map((_, seat) => {
      const points = counted.laid_each?.[seat];
      return points === undefined ? "" : String(points);
    }),
    careless: fresh.careless.map((_, seat) => counted.careless?.[seat] ?? 0),
    bought: fresh.bought.map((_, seat) => counted.bought?.[seat] ?? 0),
    first: counted.first ?? null,
    jokers: String(counted.jokers ?? 0),
    wild_cards: String(counted.wild_cards ?? 0),
    draws: String(counted.draws ?? 2),
    melded: counted.melded ?? 9,
    no_meld: counted.no_meld ?? [],
    fighters: counted.fighters ?? [],
    in_pairs: counted.in_pairs ?? [],
    shower: counted.shower ?? null,
    took: fresh.took.map((_, seat) => (counted.taken ?? []).filter(([taker]) => taker === seat).length),
    taken_last: counted.taken_last ?? [],
    wild: counted.wild ?? 0,
    sides_laid: fresh.sides_laid.map((_, seat) => {
      const laid = counted.sides_laid?.[seat];
      return laid === undefined ? "" : String(laid);
    }),
    yes: (Object.keys(counted) as Ask[]).filter((ask) => counted[ask] === true),
  };
}
