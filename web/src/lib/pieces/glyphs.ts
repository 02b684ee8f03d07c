/**
 * The strokes of numbers and letters on the pieces, as a graver would cut them: round ends, one width, the same on
 * every machine. A glyph is 34 high; coordinates are those of the middle of the stroke.
 */

interface Glyph {
  readonly width: number;
  readonly path: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  "0": { width: 20, path: "M10 0C16.5 0 20 6 20 17C20 28 16.5 34 10 34C3.5 34 0 28 0 17C0 6 3.5 0 10 0Z" },
  "1": { width: 9.5, path: "M0 7.5L9.5 0L9.5 34" },
  "2": { width: 20, path: "M0.5 8.5C1 3.2 5 0 10 0C15.6 0 19.2 3.6 19.2 8.8C19.2 13.4 16.6 17 12.4 21.2L0.4 34L20 34" },
  "3": {
    width: 19.5,
    path: "M0.6 6.2C2.2 2.3 5.6 0 9.6 0C15 0 18.4 3.3 18.4 7.9C18.4 12.6 14.8 15.8 8.6 15.8C15.4 15.8 19.5 19.4 19.5 24.8C19.5 30.4 15.4 34 9.4 34C4.9 34 1.4 31.6 0 27.6",
  },
  "4": { width: 20.5, path: "M14.6 34L14.6 0L0 24.4L20.5 24.4" },
  "5": {
    width: 19.5,
    path: "M17.6 0L3.6 0L2 15.4C3.9 13.6 6.4 12.7 9.4 12.7C15.4 12.7 19.5 17 19.5 23.2C19.5 29.6 15.3 34 9.2 34C5 34 1.8 32 0 28.8",
  },
  "6": {
    width: 20,
    path: "M15.6 0C7 4.6 0 12.6 0 23.2C0 29.6 4 34 10 34C16 34 20 29.6 20 23.6C20 17.6 16.2 13.4 10.4 13.4C5.6 13.4 1.6 16.4 0.4 20.8",
  },
  "7": { width: 19.5, path: "M0 0L19.5 0C13.6 9.6 9 21.6 7.4 34" },
  "8": {
    width: 20,
    path: "M10 15.8C5.2 15.8 1.8 12.6 1.8 8C1.8 3.3 5.2 0 10 0C14.8 0 18.2 3.3 18.2 8C18.2 12.6 14.8 15.8 10 15.8C4 15.8 0 19.6 0 24.8C0 30.2 4 34 10 34C16 34 20 30.2 20 24.8C20 19.6 16 15.8 10 15.8Z",
  },
  "9": {
    width: 20,
    path: "M4.4 34C13 29.4 20 21.4 20 10.8C20 4.4 16 0 10 0C4 0 0 4.4 0 10.4C0 16.4 3.8 20.6 9.6 20.6C14.4 20.6 18.4 17.6 19.6 13.2",
  },
  A: { width: 22, path: "M0 34L11 0L22 34M4 23L18 23" },
  J: { width: 14, path: "M14 0L14 23.6C14 30.2 11 34 6.6 34C3.2 34 0.8 32 0 28.6" },
  Q: { width: 21, path: "M10.5 0C17 0 21 6 21 17C21 28 17 34 10.5 34C4 34 0 28 0 17C0 6 4 0 10.5 0ZM13 25.5L20.5 35" },
  K: { width: 19, path: "M0 0L0 34M18 0L0 20.5M6.6 13L19 34" },
};

/** Between the strokes of two digits. */
const GAP = 8.4;

export interface Cut {
  readonly path: string;
  readonly width: number;
}

const cuts = new Map<string, Cut>();

/** One path for a whole number or rank, its left end at 0, its top at 0. */
export function cut(text: string): Cut {
  const known = cuts.get(text);
  if (known) return known;
  let x = 0;
  const paths: string[] = [];
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) continue;
    paths.push(shifted(glyph.path, x));
    x += glyph.width + GAP;
  }
  const made = { path: paths.join(""), width: Math.max(0, x - GAP) };
  cuts.set(text, made);
  return made;
}

/** A path of absolute M, L, C and Z commands, moved to the right. */
function shifted(path: string, by: number): string {
  let horizontal = true;
  return path.replace(/[MLCZ]|-?[\d.]+/g, (part) => {
    if (/[MLCZ]/.test(part)) {
      horizontal = true;
      return part;
    }
    const value = horizontal ? Number((Number(part) + by).toFixed(2)) : Number(part);
    horizontal = !horizontal;
    return ` ${value}`;
  });
}

/** Suits around (0, 0), about 22 high. */
export const SUIT_PATHS = {
  spades:
    "M0-11.4C2.6-6.6 10-2.6 10 3.4C10 6.6 7.7 8.6 5.1 8.6C3.2 8.6 1.7 7.7.9 6.3C1.1 8.5 2 9.9 3.6 11.2L-3.6 11.2C-2 9.9-1.1 8.5-.9 6.3C-1.7 7.7-3.2 8.6-5.1 8.6C-7.7 8.6-10 6.6-10 3.4C-10-2.6-2.6-6.6 0-11.4Z",
  hearts:
    "M0 10.6C-2.8 5.8-10.4 1.6-10.4-4.4C-10.4-8.1-7.8-10.4-4.9-10.4C-2.7-10.4-.9-9.1 0-6.9C.9-9.1 2.7-10.4 4.9-10.4C7.8-10.4 10.4-8.1 10.4-4.4C10.4 1.6 2.8 5.8 0 10.6Z",
  diamonds: "M0-11.6C2.2-7.2 5-3.4 8.6 0C5 3.4 2.2 7.2 0 11.6C-2.2 7.2-5 3.4-8.6 0C-5-3.4-2.2-7.2 0-11.6Z",
  clubs:
    "M0-11.2A4.9 4.9 0 0 1 3.7-3.1A4.9 4.9 0 1 1 .9 5.2C1.1 8 2 9.7 3.8 11.2L-3.8 11.2C-2 9.7-1.1 8-.9 5.2A4.9 4.9 0 1 1-3.7-3.1A4.9 4.9 0 0 1 0-11.2Z",
} as const;

/** The shape that belongs to a tile's colour, around (0, 0), about 16 wide. */
export const SHAPE_PATHS = {
  red: "M0-9.4L8.4 0L0 9.4L-8.4 0Z",
  blue: "M0-7.6A7.6 7.6 0 1 1 0 7.6A7.6 7.6 0 1 1 0-7.6Z",
  black: "M-6.8-6.8L6.8-6.8L6.8 6.8L-6.8 6.8Z",
  orange: "M0-8.4L8.9 7L-8.9 7Z",
} as const;

/** A star of five points around (0, 0) with radius 18, and the darker halves of its points. */
export const STAR = star(18, 7.4);

function star(outer: number, inner: number): { readonly whole: string; readonly shade: string } {
  const at = (radius: number, step: number): string => {
    const angle = (step * Math.PI) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const corners = Array.from({ length: 10 }, (_, step) => at(step % 2 === 0 ? outer : inner, step));
  const halves = [0, 2, 4, 6, 8].map((step) => `M0 0L${at(outer, step)}L${at(inner, step + 1)}Z`);
  return { whole: `M${corners.join("L")}Z`, shade: halves.join("") };
}
