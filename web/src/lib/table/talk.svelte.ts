/** What is said at a table: phrases that stay for a while, and whom one does not want to hear. */
import type { Spoken } from "$lib/protocol";

const PHRASE_MS = 6000;
const MOST_PHRASES = 3;

export class Talk {
  spoken = $state.raw<readonly (Spoken & { readonly number: number })[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #number = 0;

  hear(spoken: Spoken): void {
    if (this.muted.has(spoken.seat)) return;
    const number = ++this.#number;
    this.spoken = [...this.spoken, { ...spoken, number }].slice(-MOST_PHRASES);
    setTimeout(() => (this.spoken = this.spoken.filter((each) => each.number !== number)), PHRASE_MS);
  }

  mute(seat: number, quiet: boolean): void {
    const muted = new Set(this.muted);
    if (quiet) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    this.spoken = this.spoken.filter((each) => !muted.has(each.seat));
  }
}
