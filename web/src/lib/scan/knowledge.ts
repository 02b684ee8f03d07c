/** The rules as knowledge: rows are runs or groups, no piece is there too often: camera/knowledge.py. */
import { COLOURS, type Print } from "./reading";

/** How much less likely (a logarithm) than the likeliest one a reading may be that makes a row a set. */
export const WORTH = 4.6;
export const COPIES = 2;
export const LEAST = 1e-6;

type Numbers = readonly number[];

/** How likely a piece is each of 53: a joker, then the numbers of each colour. */
export function shares({ numbers, colours }: Pick<Print, "numbers" | "colours">): number[] {
  return [numbers[0]!, ...colours.flatMap((colour) => numbers.slice(1).map((number) => colour * number))];
}

/**
 * What each piece is, by its print and its neighbours: a position in a list of `shares`. No piece but a joker is there
 * more than `copies` times.
 */
export function likeliest(shares: readonly Numbers[], rows: readonly Numbers[], copies = COPIES): number[] {
  const chosen = shares.map((each) => each.indexOf(Math.max(...each)));
  const logs = shares.map((each) => each.map((share) => Math.log(Math.max(share, LEAST))));
  for (const row of rows) {
    if (row.length < 3 || row.length > 13) continue;
    const part = row.map((number) => logs[number]!);
    const own = part.reduce((sum, values) => sum + Math.max(...values), 0);
    let [best, most]: [Numbers[], number] = [[], -Infinity];
    for (const each of sets(row.length)) {
      const sum = fit(part, each);
      if (sum > most) [best, most] = [each, sum];
    }
    if (own - most <= WORTH)
      row.forEach((number, at) => {
        chosen[number] = greatest([0, ...best[at]!], part[at]!);
      });
  }
  return atMost(copies, chosen, logs);
}

const greatest = (kinds: Numbers, values: Numbers): number =>
  kinds.reduce((best, kind) => (values[kind]! > values[best]! ? kind : best));

/** The sum of the logarithms, where each piece is the likeliest of those that its place allows, or a joker. */
function fit(logs: readonly Numbers[], wanted: readonly Numbers[]): number {
  return logs.reduce((sum, values, at) => sum + values[greatest([0, ...wanted[at]!], values)]!, 0);
}

/** All sets of so many pieces; for each place the pieces that may lie there beside a joker. */
function* sets(length: number): Generator<Numbers[]> {
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let first = 1; first < 15 - length; first++) {
      const run = Array.from({ length }, (_, step) => [colour * 13 + first + step]);
      yield run;
      yield run.toReversed();
    }
  if (length <= COLOURS.length)
    for (let number = 1; number < 14; number++) {
      const group = [...COLOURS].map((_, colour) => colour * 13 + number);
      yield Array.from({ length }, () => group);
    }
}

/** Of a piece that seems to be there once too often, the least sure become what they are next likeliest. */
function atMost(copies: number, chosen: number[], logs: readonly Numbers[]): number[] {
  const holders = new Map<number, number[]>();
  chosen.forEach((kind, number) => holders.set(kind, [...(holders.get(kind) ?? []), number]));
  for (const [kind, numbers] of holders) {
    if (kind === 0 || numbers.length <= copies) continue;
    numbers.sort((one, other) => logs[other]![kind]! - logs[one]![kind]!);
    for (const number of numbers.slice(copies)) {
      const count = (other: number): number => chosen.filter((each) => each === other).length;
      const [next] = byLikelihood(logs[number]!).filter((other) => other !== kind && count(other) < copies);
      if (next !== undefined && logs[number]![kind]! - logs[number]![next]! < WORTH) chosen[number] = next;
    }
  }
  return chosen;
}

/** The kinds of piece, the likeliest first. */
export function byLikelihood(shares: Numbers): number[] {
  return [...shares.keys()].sort((one, other) => shares[other]! - shares[one]!);
}

/** The piece in the program's notation. */
export function nameOf(kind: number): string {
  return kind === 0 ? "J" : `${COLOURS[Math.floor((kind - 1) / 13)]}${((kind - 1) % 13) + 1}`;
}
