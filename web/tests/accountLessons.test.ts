import { beforeEach, describe, expect, it, vi } from "vitest";
import { learnAlone, learnTogether } from "$lib/account/lessons";
import { keep, progressIn, united, type Lessons } from "$lib/lessons/progress.svelte";

/** What the account has on the server, what was sent there, and whether it can be reached. */
let there: Lessons;
let sent: Lessons[];
let away: boolean;

const far = (...learned: string[]) => ({ count: 4, learned, repeat: [] });

beforeEach(() => {
  vi.useFakeTimers();
  learnAlone();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  [there, sent, away] = [{}, [], false];
  vi.stubGlobal("fetch", (_: string, { body }: { readonly body?: string }) => {
    if (away) return Promise.reject(new TypeError("away"));
    if (body !== undefined) {
      const { lessons } = JSON.parse(body) as { readonly lessons: Lessons };
      sent.push(lessons);
      const both = Object.entries(lessons).map(([key, each]) => [key, united(each, there[key] ?? each)] as const);
      there = { ...there, ...Object.fromEntries(both) };
    }
    return Promise.resolve(new Response(JSON.stringify({ lessons: there })));
  });
});

describe("lessons of an account", () => {
  it("take over what is learned there, and send what is learned here, a few lessons at a time", async () => {
    there = { phom: far("a"), gin_rummy: far("x") };
    for (const game of ["phom", "one", "two", "three", "four"]) keep(game, far("b"));
    await learnTogether();
    expect(progressIn("phom").learned).toEqual(["a", "b"]);
    expect(progressIn("gin_rummy").learned).toEqual(["x"]);
    expect(sent.map((each) => Object.keys(each).length)).toEqual([4, 1]);
    expect(there["phom"]?.learned).toEqual(["a", "b"]);
    expect(there["four"]?.learned).toEqual(["b"]);
  });

  it("send nothing where all is known, and then what is being learned, once", async () => {
    there = { phom: far("a") };
    await learnTogether();
    expect(sent).toEqual([]);
    keep("phom", far("a", "b"));
    keep("phom", far("a", "b", "c"));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([{ phom: far("a", "b", "c") }]);
  });

  it("are sent with the next page where the server was away", async () => {
    await learnTogether();
    away = true;
    keep("phom", far("a"));
    await vi.advanceTimersByTimeAsync(500);
    away = false;
    await learnTogether();
    expect(there["phom"]?.learned).toEqual(["a"]);
  });

  it("are not sent any more after signing out, nor with a name too long for the server", async () => {
    await learnTogether();
    keep("x".repeat(201), far("a"));
    await vi.advanceTimersByTimeAsync(500);
    learnAlone();
    keep("phom", far("a"));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([]);
  });
});
