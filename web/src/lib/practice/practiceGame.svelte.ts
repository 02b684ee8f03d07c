/** A position that is practised: a table at which every action is judged, and that can be played again. */
import type { Attempt, Fact, TableInfo } from "$lib/protocol";
import type { Wire } from "$lib/socket";
import type { Line } from "$lib/table/memory";
import { TableGame } from "$lib/table/game.svelte";

export class PracticeGame {
  readonly game: TableGame;
  /** The verdict on what was played, null until something is, and again from the beginning. */
  attempt = $state.raw<Attempt | null>(null);
  /** The log as it was before the attempt. */
  #past: readonly Line[] = [];

  /** `judged` is told of every verdict. */
  constructor(info: TableInfo, url: string, judged: (attempt: Attempt) => void, connect?: (url: string) => Wire) {
    const attempted = (attempt: Attempt): void => {
      this.attempt = attempt;
      this.#past = this.game.log.lines;
      this.game.line.halted = true;
      judged(attempt);
    };
    this.game = new TableGame(info, url, connect, { attempted, facts: withoutBest });
  }

  /** Go back to the position; whether it lies there again. */
  async again(): Promise<boolean> {
    const { line, log, laying } = this.game;
    if (!(await line.order("again"))) return false;
    this.attempt = null;
    line.halted = false;
    log.lines = this.#past;
    laying.layAside([]);
    return true;
  }

  /** Lay out, or say, what reaches the goal. */
  async showWay(): Promise<void> {
    if (this.attempt !== null && !(await this.again())) return;
    const { drafting, hint } = this.game;
    drafting.reset();
    for (let tap = 0; tap < 2 && hint.stage < 2; tap += 1) await hint.next();
  }
}

/** Facts about the same cards in other groups. */
const OF_OTHER_GROUPS: ReadonlySet<string> = new Set(["points_best", "wild_unneeded", "can_go_out_regrouped"]);

/** What the hand comes to as it lies; what it could come to is for the player to find. */
const withoutBest = (facts: readonly Fact[]): readonly Fact[] =>
  facts
    .filter(({ code }) => !OF_OTHER_GROUPS.has(code))
    .map((fact) =>
      fact.code === "deadwood_best" ? { ...fact, code: "deadwood", params: { points: fact.params["points"]! } } : fact,
    );
