/** A tournament on screen. */
import { Followed } from "$lib/following.svelte";
import type { TournamentInfo } from "$lib/protocol";
import { tournaments } from "./calls";

export class Following extends Followed<TournamentInfo> {
  constructor(id: string, always = false) {
    super((known) => tournaments.look(id, known), always);
  }
}
