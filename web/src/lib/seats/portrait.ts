/** The look of a face in a frame of 40 × 40. It depends only on the name, so a bot looks the same at every table. */

/** A path and the colour that fills it. */
export type Shape = readonly [colour: string, path: string];

export interface Portrait {
  readonly skin: string;
  readonly shirt: string;
  readonly wall: string;
  /** Drawn behind head and shoulders: long hair. */
  readonly behind: readonly Shape[];
  /** Drawn on the head, but under eyes and mouth: hair, a beard, a hat. */
  readonly upon: readonly Shape[];
  readonly glasses: "none" | "round" | "square";
}

/** The mood of a player in the deal. */
export type Mood = "thinking" | "pleased" | "beaten" | "waiting";

/** Hair and hats; twenty more are in `twenty.ts`. */
export const HAIR = {
  bob: "M11.8 18C11.4 10.6 15.6 8.6 20 8.6C24.4 8.6 28.6 10.6 28.2 18C24.4 16.6 22.4 14.6 21.2 12.6C19 15.4 15.4 17.2 11.8 18Z",
  short:
    "M11.6 18.4C10.6 9 14.6 7 20 7C25.6 7 29.4 9 28.4 18.4C27.8 15 26.6 13.4 25 12.6C20.6 14 15.4 13.2 13.8 14C12.6 15 12 16.6 11.6 18.4Z",
  bun: "M11.8 17.6C11.4 10.4 15.4 8.6 20 8.6C24.6 8.6 28.6 10.4 28.2 17.6C26.4 13.8 24.2 12.4 20 12.4C15.8 12.4 13.6 13.8 11.8 17.6ZM20 2.4A3.8 3.8 0 0 1 20 10A3.8 3.8 0 0 1 20 2.4Z",
  parted:
    "M11.7 18.4C10.4 9 15 6.8 20.4 6.8C26 6.8 29.4 9.8 28.3 18.4C27.4 14.4 24.6 12 16.6 10.2C15.2 12.4 12.6 14.6 11.7 18.4Z",
  curls:
    "M11.4 18.6A3.4 3.4 0 0 1 11.2 12.8A3.6 3.6 0 0 1 14.6 8.4A3.9 3.9 0 0 1 20 6.6A3.9 3.9 0 0 1 25.4 8.4A3.6 3.6 0 0 1 28.8 12.8A3.4 3.4 0 0 1 28.6 18.6A8 8 0 0 0 25.6 13A12 12 0 0 1 14.4 13A8 8 0 0 0 11.4 18.6Z",
  cap: "M11 14.6C10.4 7.6 15.4 5.4 20 5.4C24.6 5.4 29.6 7.6 29 14.6C23.6 12.8 16.4 12.8 11 14.6ZM10.6 14.4C16 11.8 24 11.8 29.4 14.4L29 16.6C24 14.4 16 14.4 11 16.6Z",
} as const;
/** The back of a bob. */
export const BACK = "M10.4 17C9.6 6.6 30.4 6.6 29.6 17L30.4 27C27 28.6 13 28.6 9.6 27Z";

export const SKINS = ["#f3d3b5", "#e3b48c", "#c68e62", "#9c6a43", "#71492f"] as const;
export const WALLS = ["#d8e4dc", "#e8ddc8", "#d5deea", "#ead6d3", "#e0dcea"] as const;
const HAIRS = ["#2c2320", "#5a3a22", "#8c5a2b", "#c99a4b", "#a8a29a", "#7c2f24"] as const;
const SHIRTS = ["#2f6f8f", "#9a5230", "#55733f", "#7d4169", "#3a5486", "#a8742a"] as const;
const STYLES = ["bob", "short", "bun", "parted", "curls", "cap"] as const;

/** The face that goes with a name. */
export function portraitOf(name: string): Portrait {
  const at = hash(name);
  const one = <T>(choices: readonly T[], shift: number): T => choices[(at >>> shift) % choices.length]!;
  const style = one(STYLES, 0);
  const hair = one(HAIRS, 7);
  const shirt = one(SHIRTS, 11);
  return {
    skin: one(SKINS, 3),
    shirt,
    wall: one(WALLS, 15),
    behind: style === "bob" ? [[hair, BACK]] : [],
    upon: [[style === "cap" ? shirt : hair, HAIR[style]]],
    glasses: (at >>> 19) % 3 === 0 ? "round" : "none",
  };
}

/** FNV-1a: names that differ in one letter look nothing alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}
