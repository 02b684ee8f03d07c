import { beforeEach, describe, expect, it, vi } from "vitest";
import { inOrder, isMine, running, type SeenTable } from "$lib/home/mine.svelte";
import { gameInfo } from "./homeGames";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const table = (id: string, rest: Partial<SeenTable>): SeenTable => ({
  id,
  game: "rummikub",
  names: { en: "Rummikub" },
  state: "playing",
  seats: ["Ada", "Ben"],
  visiting: [],
  you: 0,
  turn: 1,
  turn_ms: 0,
  left_ms: null,
  paused: false,
  left: false,
  turnBegan: 0,
  timeUp: null,
  ...rest,
});

describe("my tables", () => {
  it("stand with my turn first, the longest wait before others, and what is over last", () => {
    const tables = [
      table("over", { state: "over", turn: null }),
      table("theirs", {}),
      table("short", { turn: 0, turnBegan: 9 }),
      table("waiting", { state: "waiting", turn: null }),
      table("long", { turn: 0, turnBegan: 3 }),
      table("resting", { turn: 0, paused: true }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(["long", "short", "theirs", "resting", "waiting", "over"]);
    expect(tables.filter(isMine).map(({ id }) => id)).toEqual(["short", "long"]);
  });
});

describe("the match to go on with", () => {
  const tables = [table("waiting", { state: "waiting", turn: null }), table("one", {}), table("other", {})];

  it("is the first that is played, and stays it when the turn passes to another one", () => {
    expect(running(tables, null)?.id).toBe("one");
    expect(running(tables, "other")?.id).toBe("other");
  });

  it("is another one when it is over, or none", () => {
    expect(running(tables, "gone")?.id).toBe("one");
    expect(running(tables.slice(0, 1), "waiting")).toBe(null);
    expect(running([table("left", { left: true }), ...tables], "left")?.id).toBe("one");
  });
});

describe("what a person plays", () => {
  const rummy = gameInfo({ id: "rummy", players: [2, 6] });
  const gin = gameInfo({ id: "gin", players: [2, 2], usual_players: 2 });

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("localStorage", memory());
  });

  it("has favourites first, then games played lately, each once", async () => {
    const likes = await import("$lib/home/likes.svelte");
    for (const id of ["a", "b", "gin", "rummy"]) likes.notePlayed(id);
    likes.toggleFavourite("gin");
    expect(likes.ownGames([rummy, gin]).map(({ id }) => id)).toEqual(["gin", "rummy"]);
    likes.toggleFavourite("gin");
    expect(likes.ownGames([rummy, gin]).map(({ id }) => id)).toEqual(["rummy", "gin"]);
  });

  it("has a game that is played most, of two the one played last", async () => {
    const likes = await import("$lib/home/likes.svelte");
    expect(likes.mostPlayed([rummy, gin])).toBe(null);
    for (const id of ["gin", "rummy"]) {
      likes.notePlayed(id);
      likes.noteSat(id);
    }
    expect(likes.mostPlayed([rummy, gin])).toBe(rummy);
    likes.noteSat("gin");
    vi.resetModules();
    const later = await import("$lib/home/likes.svelte");
    expect(later.mostPlayed([rummy, gin])).toBe(gin);
    expect(later.mostPlayed([rummy])).toBe(rummy);
  });

  it("is against the bots of the last time, as many as the game takes", async () => {
    const likes = await import("$lib/home/likes.svelte");
    expect([rummy, gin].map(likes.opponentsAt)).toEqual([
      { bots: 2, level: "easy" },
      { bots: 1, level: "easy" },
    ]);
    likes.chooseOpponents(rummy, { bots: 5, level: "medium" });
    vi.resetModules();
    const later = await import("$lib/home/likes.svelte");
    expect(later.opponentsAt(rummy)).toEqual({ bots: 5, level: "medium" });
    expect(later.opponentsAt({ ...rummy, players: [2, 4] }).bots).toBe(3);
  });

  it("is against as many as the game is mostly played by, whatever was chosen at another one", async () => {
    const likes = await import("$lib/home/likes.svelte");
    const canasta = gameInfo({ id: "canasta", players: [2, 4], usual_players: 4 });
    likes.chooseOpponents(rummy, { bots: 1, level: "strong" });
    expect(likes.opponentsAt(canasta)).toEqual({ bots: 3, level: "easy" });
    likes.chooseOpponents(canasta, { bots: 2, level: "easy" });
    expect([rummy, canasta].map(likes.opponentsAt)).toMatchObject([{ bots: 1 }, { bots: 2 }]);
  });

  it("survives what somebody else wrote into storage", async () => {
    localStorage.setItem("rummykit.favourites", '{"no":"list"}');
    localStorage.setItem("rummykit.played", "[1, null]");
    localStorage.setItem("rummykit.sat", '{"rummy":"often"}');
    localStorage.setItem("rummykit.opponents", '{"rummy":{"bots":"many","level":"godlike"}}');
    const likes = await import("$lib/home/likes.svelte");
    expect(likes.ownGames([rummy, gin])).toEqual([]);
    expect(likes.mostPlayed([rummy, gin])).toBe(null);
    expect(likes.opponentsAt(rummy)).toEqual({ bots: 2, level: "easy" });
    localStorage.setItem("rummykit.opponents", "[7]");
    vi.resetModules();
    expect((await import("$lib/home/likes.svelte")).opponentsAt(rummy)).toEqual({ bots: 2, level: "easy" });
  });
});
