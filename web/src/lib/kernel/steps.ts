/** A play told set by set: where the tiles of every new or changed set come from. As `rummykit.tiles.search.made_sets`. */

import type { Faces, SolvedPart, SolvedSet, SolvedStep } from "$lib/protocol";
import { Bag } from "./bag";
import { ascending, known, readingAs, same, told } from "./sets";

/** A legal set as it lies, with its kind and what its tiles stand for. */
export function solvedSet(cards: Faces): SolvedSet {
  const kind = known(cards).kinds[0]!;
  const stands = told(readingAs(cards, kind), cards);
  return { cards, kind, stands: same(stands, cards) ? [] : stands };
}

/** Every set of the table after that was not there before; tiles that lay together stay together where possible. */
export function steps(table: readonly Faces[], after: readonly Faces[]): SolvedStep[] {
  const before = table.map((cards) => ({ cards, left: new Bag(cards) }));
  const made: Faces[] = [];
  for (const cards of after) {
    const at = before.findIndex((each) => same(ascending(each.cards), ascending(cards)));
    if (at < 0) made.push(cards);
    else before.splice(at, 1);
  }
  const wanted = made.map((cards) => new Bag(cards));
  const parts: { readonly tiles: Faces; readonly source: Faces | null }[][] = made.map(() => []);
  for (;;) {
    let largest = { size: 0, place: 0, source: 0 };
    for (const [place, want] of wanted.entries()) {
      for (const [source, { left }] of before.entries()) {
        const { size } = want.and(left);
        if (size > largest.size) largest = { size, place, source };
      }
    }
    const { size, place, source } = largest;
    if (size === 0) break;
    const { cards, left } = before[source]!;
    const piece = wanted[place]!.and(left);
    parts[place]!.push({ tiles: inOrder(made[place]!, piece), source: cards });
    wanted[place] = wanted[place]!.without(piece);
    left.add(piece.faces, -1);
  }
  for (const [place, missing] of wanted.entries()) {
    if (missing.size > 0) parts[place]!.push({ tiles: inOrder(made[place]!, missing), source: null });
  }
  const left = table.map((cards) => new Bag(cards));
  const part = ({ tiles, source }: { readonly tiles: Faces; readonly source: Faces | null }): SolvedPart => {
    if (source === null) return { cards: tiles, source: null };
    const at = table.findIndex((cards, place) => same(cards, source) && new Bag(tiles).within(left[place]!));
    left[at] = left[at]!.without(new Bag(tiles));
    return { cards: tiles, source: at };
  };
  const told = made.map((cards, place): SolvedStep => ({ made: solvedSet(cards), parts: parts[place]!.map(part) }));
  const first = ({ parts }: SolvedStep): number =>
    Math.min(table.length, ...parts.flatMap(({ source }) => source ?? []));
  return told.sort((one, other) => first(one) - first(other));
}

/** The piece in the order in which it lies in the set. */
function inOrder(cards: Faces, piece: Bag): Faces {
  const left = piece.copy();
  return cards.filter((face) => {
    if (left.of(face) <= 0) return false;
    left.add([face], -1);
    return true;
  });
}
