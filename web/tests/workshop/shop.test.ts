/** A game that is being made: undo, back to the original, and a browser that remembers it. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StartingSheet, DraftTold, Workshop } from "$lib/protocol";
import { Shop } from "$lib/workshop/shop.svelte";

const sheet = { name: "Rummy", players: [2, 6], deal: { hand: 10 } };
const page = { game: "rummy", language: "en", title: "Rummy", sections: [] };
const told: DraftTold = { page, game: null, faults: [], differs: [] };
const asked = vi.fn((_draft: { readonly sheet: unknown }) => told);

/** What the server answers to a question with this body, by its path. */
function answer(path: string, body: string): object {
  const text = (body ? JSON.parse(body) : {}) as { readonly sheet: unknown; readonly text?: string };
  if (path.startsWith("/api/workshop?")) return { words: [], groups: [] } satisfies Workshop;
  if (path === "/api/workshop") return asked(text);
  if (path === "/api/workshop/file")
    return text.text === "bad"
      ? { sheet: null, faults: [{ text: "This is no sheet.", places: [] }] }
      : { sheet: { ...sheet, name: "Filed" }, faults: [] };
  return { game: /(\w+)\?/.exec(path)?.[1] ?? "", sheet, page } satisfies StartingSheet;
}

async function opened(): Promise<Shop> {
  const shop = new Shop();
  await shop.open();
  return shop;
}

describe("a game that is being made", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("fetch", (path: string, { body }: { readonly body?: string } = {}) =>
      Promise.resolve(new Response(JSON.stringify(answer(path, body ?? "")))),
    );
    asked.mockClear();
  });

  it("begins from a game, with a name of its own", async () => {
    const shop = await opened();
    expect(shop.ready).toBe(true);
    expect(shop.sheet).toEqual({ ...sheet, name: "My Rummy" });
    expect([shop.canUndo, shop.canRedo]).toEqual([false, false]);
  });

  it("is changed, undone, done again, and put back to the original", async () => {
    const shop = await opened();
    shop.put(["deal", "hand"], 5);
    shop.put(["deal", "hand"], 5);
    shop.put(["players", 1], 4);
    expect(shop.isChanged(["deal"])).toBe(true);
    shop.undo();
    expect(shop.isChanged(["players"])).toBe(false);
    expect(shop.isChanged(["deal", "hand"])).toBe(true);
    shop.redo();
    expect(shop.sheet["players"]).toEqual([2, 4]);
    shop.restore(["deal", "hand"]);
    expect(shop.isChanged(["deal"])).toBe(false);
    shop.undo();
    shop.undo();
    shop.undo();
    expect(shop.canUndo).toBe(false);
    expect(shop.sheet).toEqual({ ...sheet, name: "My Rummy" });
  });

  it("is there again after a reload", async () => {
    (await opened()).put(["deal", "hand"], 5);
    expect((await opened()).sheet["deal"]).toEqual({ hand: 5 });
  });

  it("asks the server once for many changes in a row", async () => {
    const shop = await opened();
    await vi.runAllTimersAsync();
    asked.mockClear();
    for (const hand of [5, 6, 7]) shop.put(["deal", "hand"], hand);
    expect(shop.settled).toBe(false);
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.lastCall?.[0].sheet).toMatchObject({ deal: { hand: 7 } });
    expect(shop.settled).toBe(true);
  });

  it("takes a file, can be had back, and is left alone by a bad one", async () => {
    const shop = await opened();
    expect(await shop.load("bad")).toHaveLength(1);
    expect(shop.canUndo).toBe(false);
    await shop.load("good");
    expect(shop.sheet["name"]).toBe("Filed");
    shop.undo();
    expect(shop.sheet["name"]).toBe("My Rummy");
  });
});
