/**
 * How a hand of cards lies: its groups from left to right and the loose end, by the numbers of the pieces.
 *
 * Values only, and no rules: what a group is, the server says.
 */
import { isJoker } from "$lib/faces";
import type { Face, HandJudgement } from "$lib/protocol";
import type { Piece } from "$lib/table/board";
import { sorted } from "$lib/table/rack";

/** Where tiles were put, by their numbers, on ledges of so many places. */
export interface Places {
  readonly columns: number;
  readonly at: ReadonlyMap<number, number>;
}

export interface Layout {
  readonly groups: readonly (readonly number[])[];
  /** The cards in no group; what is drawn comes to their end. */
  readonly loose: readonly number[];
  /** Where tiles were put on a rack; none where they stand as they come. */
  readonly places?: Places | undefined;
}

export const NO_CARDS: Layout = { groups: [], loose: [] };

/**
 * A place for cards: in a group or the loose end, before the card that is number `at` there (null for the end), or in
 * a gap, which makes a group of them before the one that is number `gap`, or at a place of a rack.
 */
export type Place =
  | { readonly to: "group"; readonly group: number; readonly at: number | null }
  | { readonly to: "gap"; readonly gap: number }
  | { readonly to: "loose"; readonly at: number | null }
  | { readonly to: "ledge"; readonly place: number };

/** The place that a `data-drop` of the hand names, and its row; null for one that is not in the hand. */
export function placeOf(drop: string, at: number): { readonly place: Place; readonly row: number | null } | null {
  const [where, number = "", row = ""] = drop.split(":");
  switch (where) {
    case "hand":
      return { place: { to: "loose", at: null }, row: null };
    case "group":
      return { place: { to: "group", group: Number(number), at }, row: null };
    case "loose":
      return { place: { to: "loose", at: Number(number) + at }, row: null };
    case "gap":
      return { place: { to: "gap", gap: Number(number) }, row: row === "" ? null : Number(row) };
    case "ledge":
      return { place: { to: "ledge", place: Number(number) }, row: null };
    default:
      return null;
  }
}

/** A layout by faces, as it is sent and told. */
export interface FaceLayout {
  readonly groups: readonly (readonly Face[])[];
  readonly loose: readonly Face[];
}

type List = readonly number[];

const nonEmpty = (list: List): boolean => list.length > 0;
const equal = (a: List, b: List): boolean => a.length === b.length && a.every((each, at) => each === b[at]);

/** Every card, groups first, from left to right. */
export function inOrder(layout: Layout): number[] {
  return [...layout.groups.flat(), ...layout.loose];
}

export function same(a: Layout, b: Layout): boolean {
  return (
    samePlaces(a.places, b.places) &&
    equal(a.loose, b.loose) &&
    a.groups.length === b.groups.length &&
    a.groups.every((each, at) => equal(each, b.groups[at]!))
  );
}

function samePlaces(a: Places | undefined, b: Places | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.columns === b.columns && a.at.size === b.at.size && [...a.at].every(([id, place]) => b.at.get(id) === place);
}

/** The number of the group a card is in; null for a loose one. */
export function groupOf(layout: Layout, id: number): number | null {
  const at = layout.groups.findIndex((group) => group.includes(id));
  return at < 0 ? null : at;
}

/** The cards `ids`, in that order, are put somewhere; groups that are left empty vanish. */
export function moved(layout: Layout, ids: List, place: Place): Layout {
  if (ids.length === 0) return layout;
  const moving = new Set(ids);
  const rest = (list: List): List => list.filter((id) => !moving.has(id));
  const joined = (list: List, at: number | null): List => {
    const cut = at ?? list.length;
    return [...rest(list.slice(0, cut)), ...ids, ...rest(list.slice(cut))];
  };
  const groups = layout.groups.map((group, number) =>
    place.to === "group" && place.group === number ? joined(group, place.at) : rest(group),
  );
  if (place.to === "gap") groups.splice(place.gap, 0, ids);
  const loose = place.to === "loose" ? joined(layout.loose, place.at) : rest(layout.loose);
  const next = { groups: groups.filter(nonEmpty), loose, places: without(layout.places, moving) };
  return same(layout, { ...next, places: layout.places }) ? layout : next;
}

/** The places of all tiles but some. */
function without(places: Places | undefined, ids: ReadonlySet<number>): Places | undefined {
  return places && { ...places, at: new Map([...places.at].filter(([id]) => !ids.has(id))) };
}

/** The group of a card becomes two, the second beginning with it. */
export function split(layout: Layout, id: number): Layout {
  const number = groupOf(layout, id);
  if (number === null) return layout;
  const group = layout.groups[number]!;
  const at = group.indexOf(id);
  return at === 0 ? layout : moved(layout, group.slice(at), { to: "gap", gap: number + 1 });
}

/** One step for a card, by keyboard: past its neighbour, or into the next group or the loose end. */
export function nudged(layout: Layout, id: number, by: -1 | 1): Layout {
  const number = groupOf(layout, id);
  const list = number === null ? layout.loose : layout.groups[number]!;
  const at = list.indexOf(id);
  if (at < 0) return layout;
  const stays = at + by >= 0 && at + by < list.length;
  if (stays) return moved(layout, [id], here(number, by < 0 ? at - 1 : at + 2));
  return hopped(layout, [id], by);
}

/** Cards go one group further, or on to the loose end; the first of them says where they are. */
export function hopped(layout: Layout, ids: List, by: -1 | 1): Layout {
  const number = groupOf(layout, ids[0] ?? -1) ?? layout.groups.length;
  const next = number + by;
  if (next < 0 || next > layout.groups.length) return layout;
  const end = by < 0 ? null : 0;
  return moved(layout, ids, here(next === layout.groups.length ? null : next, end));
}

function here(group: number | null, at: number | null): Place {
  return group === null ? { to: "loose", at } : { to: "group", group, at };
}

/** The layout of a hand that now holds `held`: what is gone leaves its group, what is new joins the loose end. */
export function followed(layout: Layout, held: List): Layout {
  const here = new Set(held);
  const known = new Set(inOrder(layout));
  const still = (list: List): List => list.filter((id) => here.has(id));
  const next = {
    groups: layout.groups.map(still).filter(nonEmpty),
    loose: [...still(layout.loose), ...held.filter((id) => !known.has(id))],
    places: without(layout.places, new Set([...known].filter((id) => !here.has(id)))),
  };
  return same(layout, next) ? layout : next;
}

/** The loose cards sorted by suit or by rank; groups stay as they are. */
export function looseSorted(layout: Layout, hand: readonly Piece[], by: "colour" | "number"): Layout {
  const loose = new Set(layout.loose);
  const next = sorted(
    hand.filter(({ id }) => loose.has(id)),
    by,
  ).map(({ id }) => id);
  return equal(next, layout.loose) ? layout : { ...layout, loose: next };
}

/** One group in the order in which it is best laid; nothing happens if these are not its cards. */
export function tidied(layout: Layout, number: number, order: readonly Face[], faceOf: (id: number) => Face): Layout {
  const group = layout.groups[number];
  if (group === undefined) return layout;
  const left = [...group];
  const next = order.flatMap((face) => {
    const at = left.findIndex((id) => faceOf(id) === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (left.length > 0 || next.length !== order.length || equal(next, group)) return layout;
  return { ...layout, groups: layout.groups.map((each, at) => (at === number ? next : each)) };
}

/** The layout by faces, to be sent. */
export function facesOf(layout: Layout, faceOf: (id: number) => Face): FaceLayout {
  return { groups: layout.groups.map((group) => group.map(faceOf)), loose: layout.loose.map(faceOf) };
}

/** What was told, by faces only. */
export function toldFaces(told: HandJudgement): FaceLayout {
  return { groups: told.groups.map(({ order }) => order), loose: told.loose };
}

/**
 * A layout by faces as one of pieces. Of equal cards, each stays in the group it was in before, where it can; cards of
 * the hand that the layout does not name are loose.
 */
export function fromFaces(told: FaceLayout, hand: readonly Piece[], before: Layout = NO_CARDS): Layout {
  const lists = [...told.groups, told.loose];
  const olds: readonly List[] = [...before.groups, before.loose];
  const left = new Map(hand.map(({ id, face }) => [id, face]));
  const heirs = lists.map((faces, at) => (at === lists.length - 1 ? before.loose : (likest(faces, olds, left) ?? [])));
  const take = (from: Iterable<number>, face: Face): number | null => {
    for (const id of from) {
      if (left.get(id) !== face) continue;
      left.delete(id);
      return id;
    }
    return null;
  };
  const slots = lists.map((faces, at) => faces.map((face) => take(heirs[at]!, face)));
  const ids = slots.map((slot, list) =>
    slot.flatMap((id, at) => id ?? take([...left.keys()], lists[list]![at]!) ?? []),
  );
  const loose = ids.pop()!;
  return { groups: ids.filter(nonEmpty), loose: [...loose, ...left.keys()] };
}

function likest(faces: readonly Face[], olds: readonly List[], faceOf: ReadonlyMap<number, Face>): List | undefined {
  const common = (list: List): number => {
    const left = [...faces];
    return list.filter((id) => {
      const at = left.indexOf(faceOf.get(id) ?? -1);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }).length;
  };
  const counts = olds.map(common);
  return olds[counts.indexOf(Math.max(...counts))];
}

/** Equal groups have equal keys, whatever the order of their cards. */
export function keyOf(faces: readonly Face[]): string {
  return [...faces].sort((a, b) => a - b).join();
}

/** Do both say the same of which cards lie together? The order inside of groups is everybody's own. */
export function agrees(one: FaceLayout, other: FaceLayout): boolean {
  const keys = (layout: FaceLayout): string => [...layout.groups, layout.loose].map(keyOf).join(";");
  return keys(one) === keys(other);
}

/** What each card of a group stands for when it is laid; null for those that are what they are. */
export function standing(
  group: readonly Face[],
  judged: { readonly order: readonly Face[]; readonly stands: readonly Face[] },
): (Face | null)[] {
  const left = judged.order.map((face, at) => ({ face, stands: judged.stands[at] ?? face }));
  return group.map((face) => {
    const at = left.findIndex((each) => each.face === face);
    const stands = at < 0 ? face : left.splice(at, 1)[0]!.stands;
    return stands === face || (isJoker(stands) && !isJoker(face)) ? null : stands;
  });
}
