import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiProblem } from "$lib/api";
import type { Review, ReviewAnswer } from "$lib/protocol";
import { Asking, type Source } from "$lib/review/asking.svelte";
import { partly } from "../partly";

const answer = (state: ReviewAnswer["state"], more: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  state,
  key: "key",
  ahead: 0,
  done: 0,
  steps: 0,
  review: null,
  mark: "",
  ...more,
});
const nothing = () => Promise.reject(new Error("nobody asks for this"));
const source = (some: Partial<Source>): Source => ({
  begin: nothing,
  look: nothing,
  beginDeeper: nothing,
  lookDeeper: nothing,
  ...some,
});
const DONE = answer("done", { review: partly<Review>({ game: "rummikub" }) });

beforeEach(() => void vi.useFakeTimers());

describe("a review that is asked for", () => {
  test("is begun once and looked at until it is there", async () => {
    const begin = vi.fn(() => Promise.resolve(answer("waiting", { ahead: 2 })));
    const look = vi
      .fn<(key: string) => Promise<ReviewAnswer>>()
      .mockResolvedValueOnce(answer("working", { done: 1, steps: 4 }))
      .mockResolvedValueOnce(DONE);
    const asking = new Asking(source({ begin, look }));
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    expect([asking.share, asking.answer?.ahead]).toEqual([null, 2]);
    await vi.advanceTimersByTimeAsync(400);
    expect(asking.share).toBe(0.25);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asking.review?.game).toBe("rummikub");
    expect(begin).toHaveBeenCalledTimes(1);
    expect(look.mock.calls).toEqual([
      ["key", ""],
      ["key", ""],
    ]);
  });

  test("is asked for again by itself while the server is away, and begun anew if it was lost", async () => {
    const begin = vi
      .fn<() => Promise<ReviewAnswer>>()
      .mockRejectedValueOnce(new ApiProblem("unreachable", "away", 0))
      .mockResolvedValueOnce(answer("working"))
      .mockResolvedValueOnce(DONE);
    const look = vi.fn(() => Promise.resolve(answer("none")));
    const asking = new Asking(source({ begin, look }));
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
    const asking = new Asking(source({ begin, look: () => Promise.resolve(DONE) }));
    asking.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asking.problem).toBe("Too many.");
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    expect([asking.problem, asking.review?.game]).toEqual([null, "rummikub"]);
  });

  test("is not asked about any more once the page is left", async () => {
    const look = vi.fn(() => Promise.resolve(answer("working")));
    const asking = new Asking(source({ begin: () => Promise.resolve(answer("waiting")), look }));
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    asking.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look).not.toHaveBeenCalled();
  });

  test("is shown as far as it is, and again once it is surer", async () => {
    const first = partly<Review>({ game: "rummikub", going_on: true });
    const look = vi
      .fn<Source["look"]>()
      .mockResolvedValueOnce(answer("working", { mark: "1", review: first }))
      .mockResolvedValueOnce(answer("working", { mark: "1", done: 1, steps: 2 }))
      .mockResolvedValueOnce(answer("done", { mark: "2", review: DONE.review }));
    const asking = new Asking(source({ begin: () => Promise.resolve(answer("waiting")), look }));
    asking.start();
    await vi.advanceTimersByTimeAsync(1010);
    expect([asking.review, asking.goesOn]).toEqual([first, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([asking.review, asking.share]).toEqual([first, 0.5]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asking.review, asking.goesOn]).toEqual([DONE.review, false]);
    expect(look.mock.calls.map(([, mark]) => mark)).toEqual(["", "1", "1"]);
  });

  test("stays readable where nobody makes it surer", async () => {
    const begin = () => Promise.resolve(answer("waiting", { mark: "1", review: DONE.review }));
    const look = () => Promise.reject(new ApiProblem("reviews_busy", "Too many.", 503));
    const asking = new Asking(source({ begin, look }));
    asking.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asking.review, asking.problem, asking.goesOn]).toEqual([DONE.review, null, false]);
  });
});

describe("a deeper look at a turn", () => {
  test("is begun once, told how far it is, and shown in the review", async () => {
    const deeper = partly<Review>({ game: "gin_rummy" });
    const beginDeeper = vi.fn(() => Promise.resolve(answer("waiting", { ahead: 1 })));
    const lookDeeper = vi
      .fn<Source["lookDeeper"]>()
      .mockResolvedValueOnce(answer("working", { done: 1, steps: 4 }))
      .mockResolvedValueOnce(answer("done", { mark: "2", review: deeper }));
    const asking = new Asking(
      source({ begin: () => Promise.resolve({ ...DONE, mark: "1" }), beginDeeper, lookDeeper }),
    );
    asking.start();
    await vi.advanceTimersByTimeAsync(10);
    asking.deepen(7);
    await vi.advanceTimersByTimeAsync(10);
    expect(asking.deeper.get(7)).toEqual({ share: null, ahead: 1, failed: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asking.deeper.get(7)?.share).toBe(0.25);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asking.deeper.has(7), asking.review]).toEqual([false, deeper]);
    expect(beginDeeper.mock.calls).toEqual([[7, "key"]]);
    expect(lookDeeper.mock.calls).toEqual([
      [7, "key", "1"],
      [7, "key", "1"],
    ]);
  });

  test("says why there is none, and that it came to nothing", async () => {
    const beginDeeper = vi
      .fn<Source["beginDeeper"]>()
      .mockRejectedValueOnce(new ApiProblem("reviews_busy", "Too many.", 503))
      .mockResolvedValueOnce(answer("none"));
    const asking = new Asking(source({ begin: () => Promise.resolve(DONE), beginDeeper }));
    for (const failed of ["Too many.", true]) {
      asking.deepen(7);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asking.deeper.get(7)?.failed).toBe(failed);
    }
  });
});
