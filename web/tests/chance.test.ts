import { beforeEach, expect, it, vi } from "vitest";
import type { Trust } from "$lib/protocol";
import { Chance, newSecret, promiseOf, verdict, withheld } from "$lib/trust/chance";
import { tableInfo } from "./tableInfo";

const FIRST = "aee5027a01bda1fff0b2f11cf0051e96feb93e83e5c356452ce98fae8db5d032";

function trust(more: Partial<Trust> = {}): Trust {
  return {
    deal: 0,
    promise: FIRST,
    open: false,
    added: [],
    last: null,
    scheme: 2,
    stage: "promise",
    promised: [],
    opened: [],
    first: FIRST,
    ...more,
  };
}

type Said = { type: string; promise?: string; chance?: string };

/** A page at seat 0, and what it has said. */
function page(): { chance: Chance; said: Said[] } {
  const said: Said[] = [];
  const chance = new Chance("t1", (message) => {
    said.push(message);
    return Promise.resolve(true);
  });
  return { chance, said };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
});

it("promises are those of docs/shuffle.md", () => {
  expect(promiseOf(FIRST, 1, "11".repeat(32))).toBe("79edef46d642d18b8ee25eb41f499acb442c966c2b6a5db7a31f2dd5b9ef96b0");
});

it("secrets are 32 bytes that do not repeat, with the same words too", () => {
  expect(new Set([newSecret(), newSecret(), newSecret("4 1 6"), newSecret("4 1 6")]).size).toBe(4);
  expect(newSecret("4 1 6")).toMatch(/^[0-9a-f]{64}$/);
});

/** A page that has promised, and its promise as the table then has it. */
async function promised(): Promise<{ chance: Chance; said: Said[]; mine: { seat: number; added: string } }> {
  const { chance, said } = page();
  chance.follow(tableInfo({ state: "waiting", trust: trust() }), true);
  await settled();
  expect(said).toHaveLength(1);
  return { chance, said, mine: { seat: 0, added: said[0]?.promise ?? "" } };
}

it("a page promises once, opens only when the list is fixed, and finds its opening", async () => {
  const { chance, said, mine } = await promised();
  chance.follow(tableInfo({ state: "waiting", trust: trust({ promised: [mine] }) }), true);
  await settled();
  expect(said).toHaveLength(1);
  const fixed = trust({ stage: "open", promised: [mine] });
  chance.follow(tableInfo({ state: "waiting", trust: fixed }), false);
  chance.follow(tableInfo({ state: "waiting", trust: fixed }), false);
  await settled();
  expect(said).toHaveLength(2);
  const secret = said[1]?.chance ?? "";
  expect(promiseOf(FIRST, 0, secret)).toBe(mine.added);
  const begun = trust({ stage: "closed", promised: [mine], opened: [{ seat: 0, added: secret }] });
  expect(verdict(tableInfo({ trust: begun }))).toBe("good");
});

it("a page that was loaded again opens what it had promised before", async () => {
  const { mine } = await promised();
  const { chance, said } = page();
  chance.follow(tableInfo({ trust: trust({ stage: "open", promised: [mine] }) }), true);
  await settled();
  expect(said.map(({ type }) => type)).toEqual(["open_chance"]);
});

it("a promise of another device is replaced by the page that came last, and by no other", async () => {
  const { chance, said } = await promised();
  const other = trust({ promised: [{ seat: 0, added: "00".repeat(32) }] });
  chance.follow(tableInfo({ trust: other }), false);
  await settled();
  expect(said).toHaveLength(1);
  chance.follow(tableInfo({ trust: other }), true);
  await settled();
  expect(said).toHaveLength(2);
});

it("nothing is opened for another list, another seed, or nobody", async () => {
  const { chance, said, mine } = await promised();
  const strange = [
    trust({ stage: "open", promised: [{ seat: 0, added: "00".repeat(32) }] }),
    trust({ stage: "open", promised: [mine], first: "ab".repeat(32) }),
    trust({ stage: "closed", promised: [mine] }),
    trust({ scheme: 1, stage: "open", promised: [mine] }),
  ];
  for (const each of strange) chance.follow(tableInfo({ trust: each }), true);
  chance.follow(tableInfo({ trust: trust({ stage: "open", promised: [mine] }), you: null }), true);
  await settled();
  expect(said).toHaveLength(1);
});

it("a server that contradicts itself is found out", async () => {
  const { chance, said, mine } = await promised();
  const bea = { seat: 1, added: promiseOf(FIRST, 1, "22".repeat(32)) };
  const list = [mine, bea];
  chance.follow(tableInfo({ trust: trust({ stage: "open", promised: list }) }), false);
  await settled();
  const own = { seat: 0, added: said[1]?.chance ?? "" };
  const opened = [own, { seat: 1, added: "22".repeat(32) }];
  const begun = trust({ stage: "closed", promised: list, opened });
  const broken: Partial<Trust>[] = [
    { first: "ab".repeat(32) },
    { opened: [opened[1]!] },
    { opened: [own, { seat: 1, added: "33".repeat(32) }] },
    { promised: [mine, { seat: 1, added: promiseOf(FIRST, 1, "33".repeat(32)) }] },
    { last: { deal: 0, promise: FIRST, seed: "00".repeat(32), additions: [] } },
  ];
  expect(verdict(tableInfo({ trust: begun }))).toBe("good");
  for (const more of broken)
    expect(verdict(tableInfo({ trust: { ...begun, ...more } })), JSON.stringify(more)).toBe("broken");
});

it("seeds that lead back to the first promise are good, of any deal", () => {
  const opened = [{ seat: 1, added: "22".repeat(32) }];
  const promises = [{ seat: 1, added: promiseOf(FIRST, 1, "22".repeat(32)) }];
  const seeds = [
    "1e17af0840c2a8b3f610e0fcfc6b231ff776b786a2624d9fe2afec5cdc701ff8",
    "e6099f8919b4218b35284962bd36efeec45b8498c610b28ea4aa35968cd837c0",
  ];
  for (const [deal, seed] of seeds.entries()) {
    const last = { deal, promise: "", seed, additions: [] };
    const told = trust({ stage: "closed", promised: promises, opened, last });
    expect(verdict(tableInfo({ you: null, trust: told }))).toBe("good");
  }
});

it("who promised and did not open is named once the match has begun", () => {
  const promises = [0, 1, 2].map((seat) => ({ seat, added: "" }));
  const told = { promised: promises, opened: [{ seat: 1, added: "" }] };
  expect(withheld(trust({ stage: "open", ...told }))).toEqual([]);
  expect(withheld(trust({ stage: "closed", ...told }))).toEqual([0, 2]);
});
