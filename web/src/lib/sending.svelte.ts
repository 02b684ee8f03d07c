/** What a press sends to the server: whether it is on its way, and why it did not work. */
import { sentence } from "./api";

export class Sending {
  /** What is on its way. */
  what = $state<string | null>(null);
  problem = $state<string | null>(null);

  get busy(): boolean {
    return this.what !== null;
  }

  /** Do something, unless something is on its way already. */
  async send(work: () => Promise<void>, what = ""): Promise<void> {
    if (this.busy) return;
    this.what = what;
    this.problem = null;
    try {
      await work();
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.what = null;
    }
  }
}
