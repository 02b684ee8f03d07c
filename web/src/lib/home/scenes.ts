/** A corner of the table of some games, as a picture: what lies on the cloth, and what one holds. */

import { parseFaces } from "$lib/faces";
import type { Face, GameInfo } from "$lib/protocol";

/** Something on the cloth: pieces side by side, one over the other, squared to a book, or face down in a pack. */
export interface Lying {
  readonly kind: "set" | "fanned" | "book" | "pack";
  readonly faces: readonly Face[];
  /** Where its middle is, from the middle of the cloth, in hundredths of the shorter side. */
  readonly x: number;
  readonly y: number;
  readonly turned: number;
  /** A meld that counts for something, with a mark below it. */
  readonly marked: boolean;
}

export interface Scene {
  readonly family: GameInfo["family"];
  /** The colour of the cloth; null for the one that was chosen. */
  readonly cloth: string | null;
  /** How wide a piece is, in hundredths of the shorter side. */
  readonly size: number;
  readonly lying: readonly Lying[];
  /** What one holds: on the ledges of a rack, or as a fan; so many face down where that is all one knows. */
  readonly held: readonly (readonly Face[])[] | number;
}

const GREEN = "#1d5743";
const BLUE = "#1d4468";
const WINE = "#64253a";

const faces = (text: string): readonly Face[] => parseFaces(text) ?? [];
const lie =
  (kind: Lying["kind"]) =>
  (text: string, x: number, y: number, turned = 0, marked = false): Lying => ({
    kind,
    faces: faces(text),
    x,
    y,
    turned,
    marked,
  });
const [set, fanned, book] = [lie("set"), lie("fanned"), lie("book")];
const pack = (x: number, y: number, turned = 0): Lying => ({ kind: "pack", faces: [], x, y, turned, marked: false });
const life = (text: string, x: number, y: number, turned = 0): Lying => fanned(text, x, y, turned, true);

/** Games that many know, the best known first, each with a picture of what only it has. */
const SCENES: { readonly [game: string]: Scene } = {
  rummikub: {
    family: "tiles",
    cloth: GREEN,
    size: 13,
    lying: [
      set("r3 r4 r5 r6", -34, -27, -2),
      set("b10 k10 o10", 33, -28, 2),
      set("o7 J o9", -31, -4, 1),
      set("k11 k12 k13", 33, -5, -2),
      set("r1 b1 k1", 92, -24, 3),
      set("b5 b6 b7 b8", -108, -22, -3),
    ],
    held: [faces("b2 b3 b4 o4 k7 r9"), faces("r11 k5 J o12 o13 b8")],
  },
  gin_rummy: {
    family: "cards",
    cloth: GREEN,
    size: 27,
    lying: [
      pack(-20, -24, -4),
      fanned("6C", 16, -24, 4),
      pack(22, -22, 26),
      fanned("9C", -112, -4, -18),
      fanned("2D", 112, -8, 14),
    ],
    held: [faces("5H 6H 7H JC JD JS 8S 9S TS AD")],
  },
  canasta: {
    family: "cards",
    cloth: WINE,
    size: 27,
    lying: [
      book("QH", -44, -16, -5),
      book("8S", -6, -18, 3),
      fanned("KD KC 2H", 44, -18, 5),
      fanned("3H 3D", 112, -12, -7),
      fanned("5C 5D 5S JK", -122, -10, -4),
    ],
    held: [faces("AH AS JK 9D 9C 4S 7H")],
  },
  okey: {
    family: "tiles",
    cloth: BLUE,
    size: 15.5,
    lying: [
      pack(-24, -36),
      pack(-4, -36),
      fanned("b5", 18, -36, 4),
      fanned("r12", -96, -20, 12),
      fanned("k1", 98, -22, -10),
      fanned("o3", 122, -2, 8),
      fanned("b11", -124, 2, -6),
    ],
    held: [faces("r5 r6 r7 F b6 k6 o6"), faces("o10 o11 o12 o13 b2 k2 r2")],
  },
  burraco: {
    family: "cards",
    cloth: GREEN,
    size: 27,
    lying: [
      pack(-32, -23, 90),
      pack(-32, -26, 6),
      fanned("JS QS 2C AS", 32, -24, 4),
      fanned("4D 5D 6D 7D 8D 9D TD", 0, 24, -3),
      pack(118, -26, 96),
      pack(118, -29, 6),
      fanned("QC QD QH JK", -124, 6, -6),
    ],
    held: [],
  },
  german_rummy: {
    family: "cards",
    cloth: WINE,
    size: 27,
    lying: [
      fanned("JH QH KH AH", -34, -20, -5),
      fanned("7S 7D JK", 40, -22, 5),
      pack(118, -14, 5),
      fanned("3S 4S 5S 6S", -122, -12, -6),
    ],
    held: [faces("8C 8D 8H 3S 4S 5S 2D 2C")],
  },
  indian_rummy_points: {
    family: "cards",
    cloth: BLUE,
    size: 33,
    lying: [
      life("4H 5H 6H", -42, 0, -5),
      life("9S TS JK QS", 34, -2, 4),
      fanned("KD KC KH", 116, 0, 5),
      fanned("7D", -114, -4, 90),
      pack(-122, -8, 4),
    ],
    held: [],
  },
};

/** The picture of a game: its own, or its melds beside what is dealt. */
export function sceneOf(id: string, game: GameInfo | null): Scene {
  const own = SCENES[id];
  if (own) return { ...own, cloth: null };
  const melds = game?.picture.melds ?? [];
  const family = game?.family ?? "cards";
  return {
    family,
    cloth: null,
    size: family === "tiles" ? 13 : 22,
    lying: melds.map((meld, at) => ({
      kind: family === "tiles" ? "set" : "fanned",
      faces: meld,
      x: (at - (melds.length - 1) / 2) * 62,
      y: -26,
      turned: at % 2 === 0 ? -3 : 3,
      marked: false,
    })),
    held: game ? Math.min(game.picture.hand[1], 11) : 0,
  };
}

export interface Shown {
  readonly game: GameInfo;
  readonly scene: Scene;
}

const WELL_KNOWN = 6;

/** Six well-known games that this server has, without the one that is shown already. */
export function wellKnown(games: readonly GameInfo[], without: string): readonly Shown[] {
  return Object.entries(SCENES)
    .flatMap(([id, scene]) => {
      const game = id === without ? undefined : games.find((each) => each.id === id);
      return game ? [{ game, scene }] : [];
    })
    .slice(0, WELL_KNOWN);
}
