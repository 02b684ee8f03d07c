import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choices } from "$lib/protocol";

const kept = new Map<string, string>();
/** What the account has on the server, and what was sent there. */
let there: Choices;
let sent: Choices[];

const told = (chosen: number, felt: string, ...favourites: string[]): Choices => ({
  chosen,
  settings: { felt },
  favourites,
});

async function page() {
  vi.resetModules();
  const [choices, settings, likes, chosen] = await Promise.all([
    import("$lib/account/choices"),
    import("$lib/settings.svelte"),
    import("$lib/home/likes.svelte"),
    import("$lib/chosen"),
  ]);
  return { ...choices, ...settings, ...likes, ...chosen };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  kept.clear();
  there = told(0, "sage");
  sent = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, { body }: { readonly body?: string }) => {
    if (path.endsWith("/lessons")) return Promise.resolve(new Response(JSON.stringify({ lessons: {} })));
    if (body !== undefined) {
      const next = JSON.parse(body) as Choices;
      sent.push(next);
      if (next.chosen > there.chosen) there = next;
    }
    return Promise.resolve(new Response(JSON.stringify(there)));
  });
});

describe("a browser that joins an account", () => {
  it("takes over what is newer there, and the favourites of both", async () => {
    const here = await page();
    here.toggleFavourite("gin");
    there = told(2000, "wine", "rummikub");
    await here.join();
    await vi.runAllTimersAsync();
    expect(here.settings.felt).toBe("wine");
    expect(here.favouriteGames()).toEqual(["rummikub", "gin"]);
    expect(there.favourites).toEqual(["rummikub", "gin"]);
    expect(there.settings["felt"]).toBe("wine");
  });

  it("sends what is newer here", async () => {
    const here = await page();
    there = told(500, "wine", "rummikub");
    here.changeSettings({ felt: "blue" });
    here.toggleFavourite("gin");
    await here.join();
    expect(there).toMatchObject({ chosen: 1000, settings: { felt: "blue" }, favourites: ["gin", "rummikub"] });
  });

  it("keeps its favourites where the account is changed while it joins", async () => {
    const here = await page();
    here.toggleFavourite("gin");
    there = told(500, "sage", "rummikub");
    const asked = fetch;
    let calls = 0;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      if (++calls === 2) there = told(2000, "wine", "rummikub", "phom");
      return asked(path, init);
    });
    await here.join();
    expect(here.settings.felt).toBe("wine");
    expect(new Set(here.favouriteGames())).toEqual(new Set(["gin", "rummikub", "phom"]));
    expect(there).toMatchObject({ settings: { felt: "wine" }, favourites: here.favouriteGames() });
  });

  it("sends what an older page has kept, and nothing where all is as usual", async () => {
    await (await page()).join();
    expect(sent).toEqual([]);
    kept.clear();
    kept.set("rummykit.settings", JSON.stringify({ felt: "mist" }));
    await (await page()).join();
    expect(there.settings["felt"]).toBe("blue");
  });
});

describe("a browser that has joined", () => {
  beforeEach(() => {
    kept.set("rummykit.chosen.joined", "true");
    kept.set("rummykit.chosen", "500");
  });

  it("takes over a favourite that was taken back elsewhere", async () => {
    kept.set("rummykit.favourites", '["gin"]');
    there = told(700, "wine");
    const here = await page();
    await here.keepUp();
    expect(here.favouriteGames()).toEqual([]);
    expect(here.chosenAt()).toBe(700);
    expect(sent).toEqual([]);
  });

  it("sends a choice once, a moment after the last of several", async () => {
    there = told(500, "wine");
    const here = await page();
    await here.keepUp();
    here.toggleFavourite("gin");
    here.toggleFavourite("rummikub");
    await vi.runAllTimersAsync();
    expect(sent.map(({ favourites }) => favourites)).toEqual([["gin", "rummikub"]]);
  });

  it("asks and sends nothing any more after signing out", async () => {
    const here = await page();
    await here.keepUp();
    here.leave();
    sent = [];
    here.toggleFavourite("gin");
    await vi.runAllTimersAsync();
    await here.keepUp();
    expect(sent).toEqual([]);
    expect(here.joined()).toBe(false);
  });
});
