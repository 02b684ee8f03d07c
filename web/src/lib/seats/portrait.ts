/** What a bot looks like: its name alone decides, so that it has the same face at every table. */

export interface Portrait {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly wall: string;
  readonly style: "short" | "bob" | "bun" | "curls" | "parted" | "cap";
  readonly glasses: boolean;
}

/** How somebody feels about the deal. */
export type Mood = "thinking" | "pleased" | "beaten" | "waiting";

const SKINS = ["#f3d3b5", "#e3b48c", "#c68e62", "#9c6a43", "#71492f"] as const;
const HAIRS = ["#2c2320", "#5a3a22", "#8c5a2b", "#c99a4b", "#a8a29a", "#7c2f24"] as const;
const SHIRTS = ["#2f6f8f", "#9a5230", "#55733f", "#7d4169", "#3a5486", "#a8742a"] as const;
const WALLS = ["#d8e4dc", "#e8ddc8", "#d5deea", "#ead6d3", "#e0dcea"] as const;
const STYLES = ["bob", "short", "bun", "parted", "curls", "cap"] as const;

/** The face that goes with a name. */
export function portraitOf(name: string): Portrait {
  const at = hash(name);
  const one = <T>(choices: readonly T[], shift: number): T => choices[(at >>> shift) % choices.length]!;
  return {
    skin: one(SKINS, 3),
    hair: one(HAIRS, 7),
    shirt: one(SHIRTS, 11),
    wall: one(WALLS, 15),
    style: one(STYLES, 0),
    glasses: (at >>> 19) % 3 === 0,
  };
}

/** FNV-1a: names that differ in one letter look nothing alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}
