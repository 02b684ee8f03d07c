/** A line to a puzzle that is played on this page: what is sent is answered at once, without the server. */

import type { PracticeQuestion } from "$lib/protocol";
import type { Wire } from "$lib/socket";
import type { Noted, PuzzlePlayer } from "./player";

export class HereWire implements Wire {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;

  readonly #player: PuzzlePlayer;
  readonly #noted: Noted;

  constructor(player: PuzzlePlayer, noted: Noted) {
    this.#player = player;
    this.#noted = noted;
    // Whoever has it listens once it is made.
    queueMicrotask(() => this.onopen?.({} as never));
  }

  send(text: string): void {
    const answers = this.#player.answer(JSON.parse(text) as PracticeQuestion, this.#noted);
    queueMicrotask(() => {
      for (const answer of answers) this.onmessage?.({ data: JSON.stringify(answer) } as never);
    });
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
  }
}
