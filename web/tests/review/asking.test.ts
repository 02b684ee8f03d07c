import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "$lib/api";
import type { Review, ReviewAnswer } from "$lib/protocol";
import { Asking } from "$lib/review/asking.svelte";
import { partly } from "../partly";

const answer = (state: ReviewAnswer["state"], more: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  state,
  key: "key",
  ahead: 0,
  done: 0,
  steps: 0,
  review: null,
  ...more,
});
const DONE = answer("done", { review: partly<Review>({ game: "rummikub" }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a review that is asked for", () => {
  test("is begun once and looked at until it is there", async () => {
    const begin = vi.fn(() => Promise.resolve(answer("waiting", { ahead: 2 })));
    const look = vi
      .fn<(key: string) => Promise<ReviewAnswer>>()
      .mockResolvedValueOnce(answer("working", { done: 1, steps: 4 }))
      .mockResolvedValueOnce(DONE);
    const asking = new Asking({ begin, look });
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    expect([asking.share, asking.answer?.ahead]).toEqual([null, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asking.share).toBe(0.25);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asking.review?.game).toBe("rummikub");
    expect(begin).toHaveBeenCalledTimes(1);
    expect(look.mock.calls).toEqual([["key"], ["key"]]);
  });

  test("is asked for again by itself while the server is away, and begun anew if it was lost", async () => {
    const begin = vi
      .fn<() => Promise<ReviewAnswer>>()
      .mockRejectedValueOnce(new ApiProblem("unreachable", "away", 0))
      .mockResolvedValueOnce(answer("working"))
      .mockResolvedValueOnce(DONE);
    const look = vi.fn(() => Promise.resolve(answer("none")));
    const asking = new Asking({ begin, look });
    asking.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asking.problem).toBeNull();
    expect(asking.review).not.toBeNull();
    expect(begin).toHaveBeenCalledTimes(3);
  });

  test("says what is wrong, and is begun again when asked", async () => {
    const begin = vi
      .fn<() => Promise<ReviewAnswer>>()
      .mockRejectedValueOnce(new ApiProblem("reviews_busy", "Too many.", 503))
      .mockResolvedValueOnce(DONE);
    const asking = new Asking({ begin, look: () => Promise.resolve(DONE) });
    asking.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asking.problem).toBe("Too many.");
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    expect([asking.problem, asking.review?.game]).toEqual([null, "rummikub"]);
  });

  test("is not asked about any more once the page is left", async () => {
    const look = vi.fn(() => Promise.resolve(answer("working")));
    const asking = new Asking({ begin: () => Promise.resolve(answer("waiting")), look });
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    asking.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look).not.toHaveBeenCalled();
  });
});
