/** The faces of a game and how many there are of each. */
import { isJoker } from "$lib/faces";
import type { Face } from "$lib/protocol";

export interface Stack {
  readonly face: Face;
  readonly copies: number;
  /** How many the game's first pack has, where other numbers of players take a larger one. */
  readonly usual?: number;
}

/** How many of each face have been taken. */
export function counted(faces: readonly Face[]): ReadonlyMap<Face, number> {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** True while the stacks have one more of `face` than was taken. */
export function left(stacks: readonly Stack[], taken: readonly Face[], face: Face): boolean {
  const copies = stacks.find((stack) => stack.face === face)?.copies ?? 0;
  return (counted(taken).get(face) ?? 0) < copies;
}

/** Suits or colours together, by number, jokers last. */
export function inOrder(faces: readonly Face[]): Face[] {
  return [...faces].sort((one, other) => Number(isJoker(one)) - Number(isJoker(other)) || one - other);
}
