import { beforeEach, describe, expect, it, vi } from "vitest";
import { Gradual } from "$lib/ui/gradual.svelte";

beforeEach(() => void vi.useFakeTimers());

describe("a list that is drawn piece by piece", () => {
  it("draws one more after each pause, and then whatever there is", () => {
    const list = new Gradual();
    list.upTo(3);
    const drawn = [0, 1, 2].map(() => {
      vi.advanceTimersToNextTimer();
      return list.drawn;
    });
    expect(drawn).toEqual([1, 2, Number.POSITIVE_INFINITY]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("begins with nothing and stops when it is told to", () => {
    const list = new Gradual();
    list.upTo(3);
    list.stop();
    vi.runAllTimers();
    expect(list.drawn).toBe(0);
  });
});
