/** How many there are of each tile. */

import type { Face, Faces } from "$lib/protocol";

export class Bag {
  readonly #counts = new Map<Face, number>();

  constructor(...faces: readonly Faces[]) {
    for (const each of faces) this.add(each);
  }

  of(face: Face): number {
    return this.#counts.get(face) ?? 0;
  }

  /** Add these tiles, or take them away with -1; counts may fall below nothing. */
  add(faces: Faces, times: 1 | -1 = 1): this {
    for (const face of faces) this.#counts.set(face, this.of(face) + times);
    return this;
  }

  /** What is left, nothing below 0. */
  without(other: Bag): Bag {
    return new Bag(this.faces).cut(other);
  }

  private cut(other: Bag): this {
    for (const [face, count] of this.#counts) this.#counts.set(face, Math.max(0, count - Math.max(0, other.of(face))));
    return this;
  }

  /** What is in both. */
  and(other: Bag): Bag {
    return this.without(this.without(other));
  }

  /** Whether all of this is in the other one. */
  within(other: Bag): boolean {
    return [...this.#counts].every(([face, count]) => count <= Math.max(0, other.of(face)));
  }

  /** The tiles of which there are some, ascending. */
  get faces(): Face[] {
    return [...this.#counts]
      .sort(([one], [other]) => one - other)
      .flatMap(([face, count]) => new Array<Face>(Math.max(0, count)).fill(face));
  }

  get size(): number {
    return this.faces.length;
  }

  copy(): Bag {
    const copied = new Bag();
    for (const [face, count] of this.#counts) copied.#counts.set(face, count);
    return copied;
  }
}
