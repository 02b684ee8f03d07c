import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProblem } from "$lib/api";
import { Waiting } from "$lib/meeting/pairing.svelte";
import type { Pairing, PairingAsked, TableInfo } from "$lib/protocol";
import { tableInfo } from "../tableInfo";

const WISH: PairingAsked = { game: "gin_rummy", name: "Ann" };
const stands = (table: string | null, open = false): Pairing => ({
  table,
  open,
  waiting: 1,
  seats: 2,
  waited_ms: 0,
  found: null,
});

describe("waiting for strangers", () => {
  let answers: (Pairing | Error)[];
  let asked: PairingAsked[];
  let found: string[];
  let left: number;
  let taken: string[];
  let waiting: Waiting;
  let elsewhere: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    elsewhere = false;
    [answers, asked, found, left, taken] = [[], [], [], 0, []];
    waiting = new Waiting(
      (table) => found.push(table),
      () => elsewhere,
      {
        wait: (wish: PairingAsked): Promise<Pairing> => {
          asked.push(wish);
          const answer = answers.shift() ?? stands(null);
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        },
        leave: () => void left++,
        sit: (table: string): Promise<TableInfo> =>
          taken.includes(table)
            ? Promise.reject(new ApiProblem("table_full", "", 409))
            : Promise.resolve(tableInfo({})),
      },
    );
  });

  const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

  it("asks again until there is a table, and goes there", async () => {
    answers = [stands(null), stands(null), stands("a")];
    waiting.begin(WISH);
    await seconds(6);
    expect(asked.map(({ again }) => again)).toEqual([false, true, true]);
    expect(found).toEqual(["a"]);
    await seconds(20);
    expect([asked.length, left, waiting.wish]).toEqual([3, 0, null]);
  });

  it("sits down at an open table, and waits on where somebody was faster", async () => {
    answers = [stands("full", true), stands("free", true)];
    taken = ["full"];
    waiting.begin(WISH);
    await seconds(3);
    expect(asked.map(({ full }) => full)).toEqual([[], ["full"]]);
    expect(found).toEqual(["free"]);
  });

  it("says that it waits no more, also when an answer is still on the way", async () => {
    answers = [stands("late")];
    waiting.begin(WISH);
    waiting.stop();
    await seconds(10);
    expect([found, left, asked.length]).toEqual([[], 2, 1]);
    waiting.stop();
    expect(left).toBe(2);
  });

  it("goes on after a broken line, and ends where another try would not help", async () => {
    answers = [new ApiProblem("unreachable", "away", 0), stands(null), new ApiProblem("bad_name", "no", 400)];
    waiting.begin(WISH);
    await seconds(1);
    expect(waiting.problem).toBe("away");
    await seconds(3);
    expect(waiting.problem).toBeNull();
    await seconds(3);
    expect([waiting.problem, waiting.wish]).toEqual(["no", null]);
    await seconds(10);
    expect(asked.length).toBe(3);
  });

  it("asks who is elsewhere to come, and goes once all have said yes", async () => {
    const asks = (coming: boolean): Pairing => ({ ...stands(null), found: { coming, left_ms: 20_000 } });
    answers = [stands(null), asks(false), asks(true), stands("a")];
    waiting.begin(WISH);
    elsewhere = true;
    await seconds(3);
    expect([waiting.asked, found]).toEqual([true, []]);
    waiting.come();
    await seconds(0.1);
    expect([waiting.asked, waiting.askedUntil === null]).toEqual([false, false]);
    await seconds(3);
    expect(asked.map((each) => [each.elsewhere, each.coming])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ]);
    expect(found).toEqual(["a"]);
  });

  it("waits no more where it was asked to come and nobody answered", async () => {
    const asks = (left_ms: number): Pairing => ({ ...stands(null), found: { coming: false, left_ms } });
    answers = [asks(3000), asks(1700)];
    elsewhere = true;
    waiting.begin(WISH);
    await seconds(5);
    expect([waiting.wish, found, left]).toEqual([null, [], 1]);
  });
});
