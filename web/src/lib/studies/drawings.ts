/** Drawings over a position: what they point to, how they come and go, and what they are in words. */
import { familyOf, isTile } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { pieceName, pieceNames } from "$lib/pieces/names";
import type { StudyDrawing, DrawingColour, Event, Face, ReplayFrame, Spot } from "$lib/protocol";
import { UNKNOWN, type Scene } from "$lib/replay/scenes";
import { takeFaces } from "$lib/table/board";

export const COLOURS: readonly DrawingColour[] = ["green", "red", "blue", "yellow"];

export function sameSpot(one: Spot | null, other: Spot | null): boolean {
  if (one === null || other === null) return one === other;
  return one.zone === other.zone && one.at === other.at && one.card === other.card;
}

/** The drawings with one more. The same one again is taken away, one of another colour is painted over. */
export function drawn(drawings: readonly StudyDrawing[], added: StudyDrawing, most: number): readonly StudyDrawing[] {
  const there = drawings.findIndex(({ origin, to }) => sameSpot(origin, added.origin) && sameSpot(to, added.to));
  if (there < 0) return drawings.length < most ? [...drawings, added] : drawings;
  return drawings[there]!.colour === added.colour ? drawings.toSpliced(there, 1) : drawings.with(there, added);
}

/** A moment as one seat sees it: what the others hold and draw is hidden. Null sees everything. */
export function seenFrom(frame: ReplayFrame, seat: number | null): ReplayFrame {
  if (seat === null) return frame;
  const back = (face: Face): Face => [...UNKNOWN].find((each) => isTile(each) === isTile(face)) ?? face;
  const hidden = (event: Event): Event =>
    event.type === "drew" && event.seat !== seat && event.source === "stock" ? { ...event, cards: null } : event;
  return {
    ...frame,
    hands: frame.hands.map((hand, at) => (at === seat ? hand : hand.map(back))),
    events: frame.events.map(hidden),
  };
}

/** Where each piece of a scene is, by its number; a card that nobody sees is just part of a hand. */
export function spotsOfPieces(scene: Scene, frame: ReplayFrame): ReadonlyMap<number, Spot> {
  const found = new Map<number, Spot>();
  for (const set of scene.sets) {
    takeFaces(set.pieces, frame.view.table[set.number]?.cards ?? []).forEach(({ id }, card) =>
      found.set(id, { zone: "meld", at: set.number, card }),
    );
  }
  scene.hands.forEach((hand, seat) =>
    takeFaces(hand, frame.hands[seat] ?? []).forEach(({ id, face }, card) =>
      found.set(id, { zone: "hand", at: seat, card: UNKNOWN.has(face) ? null : card }),
    ),
  );
  for (const { id } of scene.pile) found.set(id, { zone: "pile", at: 0, card: null });
  return found;
}

/** The cards of a meld or a hand; nothing elsewhere. */
function cardsAt(spot: Spot, frame: ReplayFrame): readonly Face[] {
  if (spot.zone === "meld") return frame.view.table[spot.at]?.cards ?? [];
  return spot.zone === "hand" ? (frame.hands[spot.at] ?? []) : [];
}

/** Every place of a moment that can be drawn to, the whole of each before its cards. */
export function spotsOf(frame: ReplayFrame): readonly Spot[] {
  const withCards = (zone: "meld" | "hand", at: number): Spot[] => {
    const cards = cardsAt({ zone, at, card: null }, frame);
    const seen = cards.flatMap((face, card) => (UNKNOWN.has(face) ? [] : [{ zone, at, card }]));
    return [{ zone, at, card: null }, ...seen];
  };
  const pile: Spot[] = frame.view.discard_pile.length > 0 ? [{ zone: "pile", at: 0, card: null }] : [];
  return [
    { zone: "stock", at: 0, card: null },
    ...pile,
    ...frame.view.table.flatMap((_, at) => withCards("meld", at)),
    ...frame.hands.flatMap((_, at) => withCards("hand", at)),
  ];
}

const tilesIn = (frame: ReplayFrame): boolean =>
  [...frame.hands.flat(), ...frame.view.table.flatMap(({ cards }) => cards)].some(isTile);

export function spotWords(spot: Spot, frame: ReplayFrame, names: readonly string[]): string {
  const tiles = tilesIn(frame);
  const family = familyOf(tiles);
  const cards = cardsAt(spot, frame);
  const place = {
    stock: () => (tiles ? m.table_pool() : m.table_stock()),
    pile: () => m.table_pile({ family }),
    meld: () => m.study_spot_meld({ cards: pieceNames(cards), family }),
    hand: () => m.study_spot_hand({ name: names[spot.at] ?? "", family }),
  }[spot.zone]();
  const face = spot.card === null ? undefined : cards[spot.card];
  return face === undefined || UNKNOWN.has(face) ? place : m.study_spot_piece({ piece: pieceName(face), place });
}

export function drawingWords(
  { colour, origin, to }: StudyDrawing,
  frame: ReplayFrame,
  names: readonly string[],
): string {
  const said = { colour: m.study_colour_name({ colour }), place: spotWords(to, frame, names) };
  if (origin === null) return m.study_drawn_circle(said);
  return m.study_drawn_arrow({ ...said, origin: spotWords(origin, frame, names) });
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around some; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const HEAD = 13;

/** An arrow from one box to another, as a path: from beside the middle of one to beside the middle of the other. */
export function arrowPath(from: Box, to: Box): string {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2];
  const length = Math.hypot(toX - x, toY - y);
  if (length < 1) return "";
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const beside = (box: Box): number => Math.min(length, box.width, box.height) / 4;
  const [endX, endY] = [toX - dx * beside(to), toY - dy * beside(to)];
  const side = (way: number): string =>
    `${endX - dx * HEAD + way * dy * HEAD * 0.7} ${endY - dy * HEAD - way * dx * HEAD * 0.7}`;
  return `M${x + dx * beside(from)} ${y + dy * beside(from)}L${endX} ${endY}M${side(1)}L${endX} ${endY}L${side(-1)}`;
}
