import { beforeEach, describe, expect, it, vi } from "vitest";
import { lessonPath, practicePath, query } from "../src/lib/lessons/address";
import { Answering } from "../src/lib/lessons/answering.svelte";
import {
  after,
  alsoLearned,
  fitted,
  forgotten,
  furthest,
  keep,
  knownFor,
  lessonKey,
  noteKnown,
  NOTHING,
  progressIn,
  share,
  united,
} from "../src/lib/lessons/progress.svelte";
import { reasonOf, verdict } from "../src/lib/lessons/sentences";
import type { LessonJudged, LessonTask } from "../src/lib/protocol";
import { remember } from "../src/lib/storage";

const JUDGED: LessonJudged = {
  right: false,
  said: "Not quite.",
  wrong: [],
  missing: 0,
  pieces: [],
  melds: [],
  seats: [],
  key: [],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("addresses of lessons", () => {
  it("have house rules in one order, whoever names them", () => {
    expect(query({ b: 2, a: true })).toBe("a=true&b=2");
    expect(lessonPath("caloochi", { first_meld: 40 })).toBe("/learn/caloochi?first_meld=40");
    expect(lessonPath("gin_rummy")).toBe("/learn/gin_rummy");
  });

  it("name a step that practises the same again", () => {
    expect(practicePath("nowrang", "do.go_out#2", { b: 1 })).toBe("lesson/nowrang/do.go_out%232?b=1");
  });
});

describe("progress", () => {
  it("counts a task as learned, and as worth repeating where it took a second try", () => {
    const once = after({ ...NOTHING, count: 2 }, "pick.run", "at_once");
    expect(once).toEqual({ count: 2, learned: ["pick.run"], repeat: [] });
    const hard = after(once, "count.deal", "after_errors");
    expect(hard).toEqual({ count: 2, learned: ["pick.run", "count.deal"], repeat: ["count.deal"] });
    expect(after(hard, "count.deal", "at_once").repeat).toEqual([]);
    expect(share(hard)).toBe(1);
  });

  it("keeps what was found at once, whatever comes later, so that two devices agree on it", () => {
    const easy = after({ ...NOTHING, count: 2 }, "pick.run", "at_once");
    expect(after(after(easy, "pick.run", "shown"), "pick.run", "after_errors")).toEqual(easy);
  });

  it("of two devices is each task at its best, in whatever order they come", () => {
    const one = { count: 3, learned: ["a", "b"], repeat: ["b", "c"] };
    const other = { count: 3, learned: ["b"], repeat: ["a"] };
    const both = united(one, other);
    expect([...both.learned].sort()).toEqual(["a", "b"]);
    expect(both.repeat).toEqual(["c"]);
    expect(united(other, one).repeat).toEqual(["c"]);
    expect(united(both, other)).toEqual(both);
  });

  it("is forgotten on every device where somebody begins anew", () => {
    const before = { count: 3, learned: ["a", "b"], repeat: ["b"] };
    const anew = forgotten(before);
    expect(anew.learned).toEqual([]);
    expect([united(before, anew), united(anew, before)]).toEqual([anew, anew]);
  });

  it("learned elsewhere counts here too, and is not what is forgotten first", () => {
    for (let number = 0; number < 60; number++) keep(`game${number}`, { count: 1, learned: [], repeat: [] });
    alsoLearned({ game59: { count: 1, learned: ["a"], repeat: [] }, phom: { count: 2, learned: ["b"], repeat: [] } });
    expect(progressIn("game59").learned).toEqual(["a"]);
    expect(share(progressIn("phom"))).toBe(0.5);
  });

  it("does not count what was shown", () => {
    expect(after(NOTHING, "pick.run", "shown")).toEqual({ count: 0, learned: [], repeat: ["pick.run"] });
  });

  it("forgets tasks that the lesson has no more", () => {
    const before = { count: 3, learned: ["a", "b"], repeat: ["b"] };
    expect(fitted(before, ["a", "c"])).toEqual({ count: 2, learned: ["a"], repeat: [] });
  });

  it("is kept for each game and its house rules, and shown for the one that somebody is furthest in", () => {
    keep(lessonKey("caloochi", {}), { count: 4, learned: ["a"], repeat: [] });
    keep(lessonKey("caloochi", { first_meld: 40 }), { count: 4, learned: ["a", "b"], repeat: [] });
    keep(lessonKey("caloochi_of_ours", {}), { count: 1, learned: ["a"], repeat: [] });
    expect(progressIn("caloochi").learned).toEqual(["a"]);
    expect(furthest("caloochi").learned).toEqual(["a", "b"]);
    expect(furthest("phom")).toEqual(NOTHING);
  });

  it("is kept for so many lessons only, and forgets the oldest", () => {
    for (let number = 0; number < 80; number++) keep(`game${number}`, { count: 1, learned: [], repeat: [] });
    expect(progressIn("game0").count).toBe(0);
    expect(progressIn("game79").count).toBe(1);
  });

  it("does without what cannot be read", () => {
    remember("lessons", { phom: { count: "many" }, gin_rummy: { count: 1, learned: [1], repeat: [] } });
    expect(progressIn("phom")).toEqual(NOTHING);
    expect(progressIn("gin_rummy")).toEqual(NOTHING);
    remember("lessons", ["phom"]);
    expect(furthest("phom")).toEqual(NOTHING);
  });

  it("knows which game somebody knows already", () => {
    noteKnown("caloochi", "standard_rummy");
    expect(knownFor("caloochi")).toBe("standard_rummy");
    noteKnown("caloochi", "");
    expect(knownFor("caloochi")).toBe("");
  });
});

describe("what is said of an answer", () => {
  it("names how many were left out, and no more", () => {
    expect(verdict({ ...JUDGED, missing: 2 }, false).sentences).toEqual([["Left out: 2."]]);
    expect(verdict({ ...JUDGED, right: true, said: "Right." }, false)).toEqual({
      tone: "good",
      head: "Right.",
      sentences: [],
    });
    expect(verdict(JUDGED, true).tone).toBe("plain");
  });

  it("gives the reason for a wrong choice, in the language of the page", () => {
    const reason = { code: "run_has_gap", text: "A gap.", params: {}, rule: "gin_rummy/melds.run" };
    const judged = { ...JUDGED, wrong: [{ number: 1, reason }] };
    expect(reasonOf(judged, 1, "cards")).not.toBeNull();
    expect(reasonOf(judged, 0, "cards")).toBeNull();
    expect(reasonOf(null, 0, "cards")).toBeNull();
  });
});

describe("answering a task", () => {
  const task = { id: "pick.run", kind: "pick" } as LessonTask;
  const answered = (...said: Partial<LessonJudged>[]): ReturnType<typeof vi.fn> => {
    const fetched = vi.fn();
    for (const each of said)
      fetched.mockResolvedValueOnce(new Response(JSON.stringify({ ...JUDGED, ...each }), { status: 200 }));
    vi.stubGlobal("fetch", fetched);
    return fetched;
  };

  it("may be tried again, and is then worth repeating", async () => {
    const fetched = answered({}, { right: true, key: [0] });
    const outcomes: string[] = [];
    const answering = new Answering("phom", {}, task, (outcome) => outcomes.push(outcome));
    await answering.check(); // nothing is chosen yet
    answering.toggle(1);
    await answering.check();
    expect(answering.judged?.right).toBe(false);
    await answering.check(); // the same again is not asked twice
    answering.toggle(1);
    answering.toggle(0);
    await answering.check();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect([outcomes, answering.over]).toEqual([["after_errors"], true]);
  });

  it("may be shown", async () => {
    const fetched = answered({ key: [0, 2] });
    const outcomes: string[] = [];
    const answering = new Answering("phom", {}, task, (outcome) => outcomes.push(outcome));
    await answering.show();
    expect(JSON.parse((fetched.mock.calls[0]![1] as { body: string }).body)).toEqual({ step: "pick.run", show: true });
    expect([answering.chosen, answering.over, outcomes]).toEqual([[0, 2], true, ["shown"]]);
  });

  it("says when the server did not answer, and may be asked again", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("away")));
    const answering = new Answering("phom", {}, task, () => undefined);
    answering.choose([0]);
    await answering.check();
    expect(answering.problem).not.toBeNull();
    expect(answering.ready).toBe(true);
  });
});
