/** The rows of a photo, corrected by hand: a row joined with another or split, a piece moved, added, changed, taken out. */
import type { Family } from "$lib/faces";
import type { PiecePlace } from "./crops";
import { inRows, type ScannedPiece } from "./scanned";

export type ScannedRow = readonly ScannedPiece[];
export type ScannedRows = readonly ScannedRow[];

/** The number of the row in which a piece is; −1 where there is none. */
export function rowOf(rows: ScannedRows, id: number | null): number {
  return rows.findIndex((row) => row.some((piece) => piece.id === id));
}

export function changed(rows: ScannedRows, id: number, change: Partial<ScannedPiece>): ScannedRows {
  return rows.map((row) => row.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)));
}

export function removed(rows: ScannedRows, id: number): ScannedRows {
  return rows.map((row) => row.filter((piece) => piece.id !== id)).filter((row) => row.length > 0);
}

/** A row in two, the second of which begins with a piece. */
export function split(rows: ScannedRows, id: number): ScannedRows {
  return rows.flatMap((row) => {
    const at = row.findIndex((piece) => piece.id === id);
    return at > 0 ? [row.slice(0, at), row.slice(at)] : [row];
  });
}

/** Two rows as one, which is where the first of them was; what lies further left comes first. */
export function joined(rows: ScannedRows, one: number, other: number): ScannedRows {
  const [first, second] = [rows[one]!, rows[other]!];
  const middle = (row: ScannedRow): number =>
    row.reduce((sum, { place }) => sum + along(first[0]!.place, place), 0) / row.length;
  const both = middle(second) < middle(first) ? [...second, ...first] : [...first, ...second];
  return rows.flatMap((row, at) =>
    at === Math.min(one, other) ? [both] : row === first || row === second ? [] : [row],
  );
}

/** A piece in another row, before the first piece that lies to its right; as a row of its own without `to`. */
export function movedTo(rows: ScannedRows, id: number, to: number | null): ScannedRows {
  const piece = rows.flat().find((each) => each.id === id)!;
  const target = to === null ? [] : rows[to]!.filter((each) => each.id !== id);
  const left = (each: ScannedPiece): boolean =>
    along(target[0]!.place, each.place) < along(target[0]!.place, piece.place);
  const at = target.findIndex((each) => !left(each));
  const row = target.toSpliced(at < 0 ? target.length : at, 0, piece);
  const others = rows.map((each, number) => (number === to ? row : each.filter((other) => other.id !== id)));
  return (to === null ? [...others, row] : others).filter((each) => each.length > 0);
}

/** One more piece, beside the neighbour that lies there; as a row of its own where none does. */
export function added(rows: ScannedRows, piece: ScannedPiece, family: Family): ScannedRows {
  const lying = inRows([...rows.flat(), piece], family).find((row) => row.includes(piece))!;
  const at = lying.indexOf(piece);
  const [left, right] = [lying[at - 1], lying[at + 1]];
  if (left === undefined && right === undefined) return [...rows, [piece]];
  return rows.map((row) =>
    row.flatMap((each) =>
      each === left ? [each, piece] : left === undefined && each === right ? [piece, each] : [each],
    ),
  );
}

/** How far to the right a place lies, as seen along another one. */
function along(from: PiecePlace, { x, y }: PiecePlace): number {
  return y * from.upX - x * from.upY;
}
