/**
 * The order of a rack: groups with gaps between them, as its owner laid them, and a loose end to which new tiles come.
 *
 * Values of piece ids. The last group is the loose end; it may be empty, no other may. Sorting closes all gaps.
 */
import { takeFaces, type Piece } from "./board";
import { sorted } from "./rack";
import type { Face } from "$lib/protocol";

export type Groups = readonly (readonly number[])[];

/** To which neighbour pieces are put: the one before the place, the one after it, or neither: they are a new group. */
export type Joins = "before" | "after" | "neither";

/** A place between two pieces of the rack, null where there is none at that side. */
export interface Place {
  readonly before: number | null;
  readonly after: number | null;
  readonly joins: Joins;
}

export const NO_GROUPS: Groups = [[]];

/** The pieces of a rack in its groups, without empty ones; pieces that are in no group come to the loose end. */
export function inGroups(hand: readonly Piece[], groups: Groups): Piece[][] {
  const byId = new Map(hand.map((piece) => [piece.id, piece]));
  const known = new Set(groups.flat());
  const added = hand.filter((piece) => !known.has(piece.id));
  return groups
    .map((group, at) => {
      const held = group.flatMap((id) => byId.get(id) ?? []);
      return at === groups.length - 1 ? [...held, ...added] : held;
    })
    .filter((group) => group.length > 0);
}

/** `groups` with exactly the pieces of `hand`: what is gone is forgotten, what is new is at the loose end. */
export function kept(hand: readonly Piece[], groups: Groups): Groups {
  const held = new Set(hand.map(({ id }) => id));
  const known = new Set(groups.flat());
  const left = groups.map((group) => group.filter((id) => held.has(id)));
  const loose = [...(left.at(-1) ?? []), ...hand.map(({ id }) => id).filter((id) => !known.has(id))];
  return [...left.slice(0, -1).filter((group) => group.length > 0), loose];
}

/** One group in the order of its faces. */
export function sortedGroups(hand: readonly Piece[], mode: "colour" | "number"): Groups {
  return [sorted(hand, mode).map(({ id }) => id)];
}

/** `groups` after the pieces `ids` were put at a place. */
export function regrouped(groups: Groups, ids: readonly number[], { before, after, joins }: Place): Groups {
  const moving = new Set(ids);
  const left = groups.map((group) => group.filter((id) => !moving.has(id)));
  const next = left.map((group): number[][] => {
    if (joins === "before" && before !== null && group.includes(before)) {
      const at = group.indexOf(before) + 1;
      return [[...group.slice(0, at), ...ids, ...group.slice(at)]];
    }
    if (joins === "after" && after !== null && group.includes(after)) {
      const at = group.indexOf(after);
      return [[...group.slice(0, at), ...ids, ...group.slice(at)]];
    }
    if (joins === "neither" && after !== null && group.includes(after)) {
      const at = group.indexOf(after);
      return [group.slice(0, at), [...ids], group.slice(at)];
    }
    // At the end of everything: what comes later has a loose end of its own.
    if (joins === "neither" && after === null && before !== null && group.includes(before))
      return [group, [...ids], []];
    return [group];
  });
  const flat = next.flat();
  const found = flat.flat().length === left.flat().length + ids.length;
  const result = found ? flat : [...flat.slice(0, -1), [...(flat.at(-1) ?? []), ...ids]];
  return [...result.slice(0, -1).filter((group) => group.length > 0), result.at(-1) ?? []];
}

/** The place that is one step away from where a tile lies: within its group, out of it, into the next; null at the end. */
export function stepped(groups: Groups, id: number, by: -1 | 1): Place | null {
  const at = groups.findIndex((group) => group.includes(id));
  const group = groups[at];
  if (group === undefined) return null;
  const back = groups.slice(0, at).findLast((each) => each.length > 0);
  const on = groups.slice(at + 1).find((each) => each.length > 0);
  const place = group.indexOf(id);
  const next = group[place + by];
  if (next !== undefined)
    return by > 0 ? { before: next, after: null, joins: "before" } : { before: null, after: next, joins: "after" };
  if (group.length > 1) {
    const alone =
      by > 0
        ? { before: group[place - 1]!, after: on?.[0] ?? null }
        : { before: back?.at(-1) ?? null, after: group[1]! };
    return { ...alone, joins: "neither" };
  }
  if (by > 0) return on === undefined ? null : { before: null, after: on[0]!, joins: "after" };
  return back === undefined ? null : { before: back.at(-1)!, after: null, joins: "before" };
}

/** The faces of a rack in its groups, the loose end last, as they are written down. */
export function facesOf(hand: readonly Piece[], groups: Groups): Face[][] {
  const faces = new Map(hand.map(({ id, face }) => [id, face]));
  return kept(hand, groups).map((group) => group.map((id) => faces.get(id)!));
}

/** The groups that were written down, made of the pieces that are held now. */
export function recalled(hand: readonly Piece[], written: readonly (readonly Face[])[]): Groups {
  let left = sorted(hand, "colour");
  const groups = written.map((faces) => {
    const taken = takeFaces(left, faces).map(({ id }) => id);
    left = left.filter(({ id }) => !taken.includes(id));
    return taken;
  });
  return kept(hand, groups);
}
