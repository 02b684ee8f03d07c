/** Every kind of action that the server knows has an entry of the page, or a reason why it has none. */
import { describe, expect, it } from "vitest";
import protocol from "../../src/lib/protocol.ts?raw";
import { ACTIONS, ELSEWHERE, KINDS } from "$lib/table/actions";

/** The tags of the actions, as the messages of the server name them. */
function tags(): string[] {
  const [, union = ""] = /export type Action =([^;]*);/.exec(protocol) ?? [];
  return [...union.matchAll(/\w+/g)].map(([name]) => {
    const [, tag = name] = new RegExp(`export interface ${name} {\\s*readonly type: "(\\w+)"`).exec(protocol) ?? [];
    return tag;
  });
}

it("has an entry for every tag", () => {
  expect(tags()).toContain("take_pile");
  expect([...Object.keys(ACTIONS), ...Object.keys(ELSEWHERE)].sort()).toEqual(tags().sort());
});

describe.each(["buttons", "extras"] as const)("the %s of all kinds", (field) => {
  it("belong to one kind each", () => {
    const owned = KINDS.flatMap(([, kind]) => Object.keys(kind[field] ?? {}));
    expect(owned.length).toBeGreaterThan(15);
    expect(new Set(owned).size).toBe(owned.length);
  });
});

it("does something with every button beside the main one, or asks before", () => {
  for (const [, { extras = {} }] of KINDS)
    for (const button of Object.values(extras))
      expect([button.press === undefined, button.sure === undefined].filter(Boolean)).toHaveLength(1);
});
