/** A game that is being made: undo, back to the original, and a browser that remembers it. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StartingSheet, DraftTold, Workshop } from "$lib/protocol";

const sheet = { name: "Rummy", players: [2, 6], deal: { hand: 10 } };
const page = { game: "rummy", language: "en", title: "Rummy", sections: [] };
const told: DraftTold = { page, game: null, faults: [], differs: [] };
const kept = new Map<string, unknown>();
const asked = vi.fn((_draft: { readonly sheet: unknown }) => Promise.resolve(told));

vi.mock("$lib/storage", () => ({
  recall: (key: string, fallback: unknown) => kept.get(key) ?? fallback,
  remember: (key: string, value: unknown) => kept.set(key, value),
}));
vi.mock("$lib/i18n.svelte", () => ({
  locale: () => "en",
  m: { shop_first_name: ({ game }: { game: string }) => `My ${game}` },
}));
vi.mock("$lib/api", () => ({
  ApiProblem: class extends Error {},
  sentence: String,
  api: {
    workshop: (): Promise<Workshop> => Promise.resolve({ words: [], groups: [] }),
    beginning: (game: string): Promise<StartingSheet> => Promise.resolve({ game, sheet, page }),
    draft: (draft: { readonly sheet: unknown }) => asked(draft),
    sheetFile: (text: string) =>
      Promise.resolve(
        text === "bad"
          ? { sheet: null, faults: [{ text: "This is no sheet.", places: [] }] }
          : { sheet: { ...sheet, name: "Filed" }, faults: [] },
      ),
  },
}));

const { Shop } = await import("$lib/workshop/shop.svelte");

async function opened(): Promise<InstanceType<typeof Shop>> {
  const shop = new Shop();
  await shop.open();
  return shop;
}

describe("a game that is being made", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    kept.clear();
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
