/** What is said at a table: phrases that stay for a while, what people have written, and whom one does not want to hear. */
import { say } from "$lib/i18n.svelte";
import type { Phrase, Spoken, WrittenText } from "$lib/protocol";

const SHOWN_MS = 6000;
const MOST_SHOWN = 3;
const MOST_WRITTEN = 50;

/** What somebody has just said, as it is shown beside the seat. */
export interface Said {
  readonly number: number;
  readonly seat: number;
  /** Null for what was written. */
  readonly phrase: Phrase | null;
  readonly text: string;
}

export class Talk {
  spoken = $state.raw<readonly Said[]>([]);
  written = $state.raw<readonly WrittenText[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #number = 0;

  hear(news: Spoken | WrittenText): void {
    if (this.muted.has(news.seat)) return;
    if (news.type === "spoken") this.#show(news.seat, news.phrase, say(`phrase_${news.phrase}`) ?? "");
    else {
      this.written = [...this.written, news].slice(-MOST_WRITTEN);
      this.#show(news.seat, null, news.text);
    }
  }

  /** Take over what was written before this page came. */
  adopt(written: readonly WrittenText[]): void {
    this.written = written.filter(({ seat }) => !this.muted.has(seat));
  }

  mute(seat: number, quiet: boolean): void {
    const muted = new Set(this.muted);
    if (quiet) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    this.spoken = this.spoken.filter((each) => !muted.has(each.seat));
    this.written = this.written.filter((each) => !muted.has(each.seat));
  }

  #show(seat: number, phrase: Phrase | null, text: string): void {
    const number = ++this.#number;
    this.spoken = [...this.spoken, { number, seat, phrase, text }].slice(-MOST_SHOWN);
    setTimeout(() => (this.spoken = this.spoken.filter((each) => each.number !== number)), SHOWN_MS);
  }
}
