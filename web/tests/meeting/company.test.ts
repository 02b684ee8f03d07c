import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CompanyNow } from "$lib/meeting/company.svelte";
import type { Companies } from "$lib/protocol";

const NOBODY: Companies = { asks: [], companies: [], silenced: 0, friends: { requests: [], friends: 0, here: 0 } };
const ASKED: Companies = { ...NOBODY, friends: { ...NOBODY.friends, requests: [{ id: "1", name: "Ben" }] } };

let told: Companies;
let asked: number;
let now: CompanyNow;

const at = (table: boolean): CompanyNow =>
  new CompanyNow(
    () => (asked++, Promise.resolve(told)),
    () => table,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  [told, asked] = [NOBODY, 0];
});
afterEach(() => now.close());

it("asks now and then at a table, where others come to know somebody whom nobody knew", async () => {
  now = at(true);
  await now.look();
  told = ASKED;
  await vi.advanceTimersByTimeAsync(46_000);
  expect(now.requests.map(({ name }) => name)).toEqual(["Ben"]);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(asked).toBe(3);
});

it("asks once on other pages as long as nobody knows the person, and no more when it is closed", async () => {
  now = at(false);
  await now.look();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(1);
  told = ASKED;
  await now.look();
  now.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(2);
});
