import { describe, expect, it, vi } from "vitest";
import { ApiProblem } from "$lib/api";
import type { KeptAnswers, PuzzlesInfo } from "$lib/protocol";
import { answersHere, keepAnswer, toldLast, type GivenHere } from "$lib/puzzles/answers";
import { puzzleCalls } from "$lib/puzzles/calls";
import { withAnswers } from "$lib/puzzles/here/here";

const RECORD = { rating: 1500, give: 300, attempts: 4, solved: 3, streak: 2, longest: 5, run: 0 };
const TOLD = { day: "2026-03-01", solved_today: true, record: RECORD } as PuzzlesInfo;

function given(day: string, puzzle: string, more: Partial<GivenHere> = {}): GivenHere {
  return { puzzle, day, daily: true, solved: true, action: { type: "discard", card: 1 }, ...more };
}

describe("the record without the server", () => {
  it("goes on with each day whose puzzle is solved, from the day that the server knew last", () => {
    const now = withAnswers(TOLD, [given("2026-03-02", "a"), given("2026-03-03", "b")], "2026-03-03");
    expect(now.solved_today).toBe(true);
    expect(now.record).toMatchObject({ streak: 4, longest: 5, attempts: 6, solved: 5 });
  });

  it("begins anew after a day that was left out, and counts a day once", () => {
    const now = withAnswers(TOLD, [given("2026-03-04", "a"), given("2026-03-04", "a")], "2026-03-04");
    expect(now.record).toMatchObject({ streak: 1, attempts: 5, solved: 4 });
    expect(withAnswers(TOLD, [], "2026-03-03").record.streak).toBe(0);
  });

  it("counts no day whose way was shown before, and no first attempt that missed", () => {
    const shown = given("2026-03-02", "a", { action: null, solved: false });
    const now = withAnswers(TOLD, [shown, given("2026-03-02", "a")], "2026-03-02");
    expect(now.solved_today).toBe(false);
    expect(now.record).toMatchObject({ streak: 2, attempts: 5, solved: 3 });
  });
});

describe("answers that were given without the server", () => {
  function server(status: number): string[] {
    const sent: string[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit = {}) => {
      if (status === 0) return Promise.reject(new TypeError("no line"));
      if (typeof body !== "string") return Promise.resolve(new Response(JSON.stringify(TOLD)));
      sent.push(...(JSON.parse(body) as KeptAnswers).answers.map(({ puzzle }) => `${path} ${puzzle}`));
      return Promise.resolve(new Response(JSON.stringify({ code: "unreadable", text: "?" }), { status }));
    });
    return sent;
  }

  it("are told once it is back, in their order, and once", async () => {
    for (const puzzle of ["a", "b"]) keepAnswer(given("2026-03-02", puzzle));
    server(0);
    await expect(puzzleCalls.overview()).rejects.toThrow(ApiProblem);
    expect(answersHere()).toHaveLength(2);
    const sent = server(200);
    await Promise.all([puzzleCalls.overview(), puzzleCalls.overview()]);
    await puzzleCalls.overview();
    expect(sent.slice(0, 2)).toEqual(["/api/puzzles/kept a", "/api/puzzles/kept b"]);
    expect(answersHere()).toEqual([]);
    expect(toldLast()).toEqual(TOLD);
  });

  it("are forgotten if the server cannot read them, and kept if it has too much to do", async () => {
    keepAnswer(given("2026-03-02", "a"));
    server(429);
    await expect(puzzleCalls.overview()).rejects.toThrow(ApiProblem);
    expect(answersHere()).toHaveLength(1);
    server(400);
    await puzzleCalls.overview();
    expect(answersHere()).toEqual([]);
  });
});
