/** A position that is practised: a table at which every action is judged, and that can be played again. */
import type { Attempt, Fact, TableInfo } from "$lib/protocol";
import type { Wire } from "$lib/socket";
import { TableGame } from "$lib/table/game.svelte";

export class PracticeGame extends TableGame {
  /** The verdict on what was played, null until something is, and again from the beginning. */
  attempt = $state.raw<Attempt | null>(null);
  /** Told of every verdict. */
  readonly #judged: (attempt: Attempt) => void;

  constructor(info: TableInfo, url: string, judged: (attempt: Attempt) => void, connect?: (url: string) => Wire) {
    super(info, url, connect);
    this.#judged = judged;
  }

  /** Go back to the position; whether it lies there again. */
  async again(): Promise<boolean> {
    if (!(await this.order({ type: "again" }))) return false;
    this.attempt = null;
    this.halted = false;
    this.lines = [];
    this.layAside([]);
    return true;
  }

  /** Lay out, or say, what reaches the goal. */
  async showWay(): Promise<void> {
    if (this.attempt !== null && !(await this.again())) return;
    this.reset();
    for (let tap = 0; tap < 2 && this.hint.stage < 2; tap += 1) await this.hint.next();
  }

  /** What the hand comes to as it lies; what it could come to is for the player to find. */
  override get handFacts(): readonly Fact[] {
    return super.handFacts.map((fact) =>
      fact.code === "deadwood_best" ? { ...fact, code: "deadwood", params: { points: fact.params["points"]! } } : fact,
    );
  }

  protected override attempted(attempt: Attempt): void {
    this.attempt = attempt;
    this.halted = true;
    this.#judged(attempt);
  }

  protected override save(): void {
    // A position is kept nowhere.
  }
}
