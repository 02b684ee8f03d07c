/** Faces by their notation, for tests that read like tables: `set("r4 r5 r6")`. */
import type { Piece, PlacedSet } from "$lib/table/board";
import type { Face, SetKind } from "$lib/protocol";

const CARDS = "A23456789TJQK";

export function face(name: string): Face {
  if (name === "J") return 116;
  if (name === "JK") return 52;
  if (name.startsWith("JK=")) return 128 + face(name.slice(3));
  const colour = "rbko".indexOf(name[0]!);
  if (colour >= 0) return 64 + colour * 13 + Number(name.slice(1)) - 1;
  return "SHDC".indexOf(name[1]!) * 13 + CARDS.indexOf(name[0]!);
}

export function faces(text: string): Face[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .map(face);
}

/** Names tiles and cards again, so that expectations can be read. */
export function show(pieces: readonly (Piece | Face)[]): string {
  return pieces
    .map((piece) => {
      const value = typeof piece === "number" ? piece : piece.face;
      if (value === 116) return "J";
      if (value === 52) return "JK";
      if (value >= 128) return `JK=${show([value - 128])}`;
      const place = value & 63;
      if (value >= 64) return `${"rbko"[Math.floor(place / 13)]}${(place % 13) + 1}`;
      return `${CARDS[value % 13]}${"SHDC"[Math.floor(value / 13)]}`;
    })
    .join(" ");
}

/** Pieces numbered from `from`. */
export function pieces(text: string, from: number): Piece[] {
  return faces(text).map((value, index) => ({ id: from + index, face: value }));
}

export function set(id: number, text: string, from: number, kind: SetKind = "run"): PlacedSet {
  return { id, pieces: pieces(text, from), kind, owner: null, number: 0 };
}
