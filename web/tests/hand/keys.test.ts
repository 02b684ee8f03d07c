import { describe, expect, test } from "vitest";
import { pressInHand } from "$lib/hand/keys";
import { isFinal, type Primary } from "$lib/table/actions";
import type { TableGame } from "$lib/table/game.svelte";

/** A button of every kind. */
const EVERY: readonly Primary[] = [
  { does: "wait", seat: 1 },
  { does: "draw" },
  { does: "pass" },
  { does: "pick" },
  { does: "done" },
  { does: "over" },
  { does: "put_back" },
  { does: "pick_meld" },
  { does: "fits_nowhere" },
  { does: "draw_card", turns: true },
  { does: "take_card", face: 3 },
  { does: "call", face: 3 },
  { does: "lay_off", ready: true, cards: [3] },
  { does: "go_out" },
  { does: "declare" },
  { does: "show_melds" },
  { does: "aside", ready: true, value: 30, minimum: 40 },
  { does: "open", value: 40 },
  { does: "end", ready: true, value: null, minimum: null, last: false },
  { does: "lay", ready: true, count: 3 },
  { does: "discard", ready: true, face: 3 },
];

function pressed(primary: Primary, key: string): string[] {
  const done: string[] = [];
  const game = {
    buttons: { primary, press: () => done.push("press") },
    selection: { toggle: (id: number) => done.push(`toggle ${id}`) },
  };
  pressInHand({ dataset: { piece: "7" } } as unknown as HTMLElement, key, game as unknown as TableGame);
  return done;
}

describe("Enter on a card of the hand", () => {
  test("shows, declares and ends no hand", () => {
    const final = EVERY.filter(isFinal);
    expect(final.map(({ does }) => does)).toEqual(["done", "go_out", "declare", "show_melds"]);
    for (const primary of final) expect(pressed(primary, "Enter")).toEqual([]);
  });

  test("presses the button for everything else", () => {
    for (const primary of EVERY.filter((each) => !isFinal(each))) expect(pressed(primary, "Enter")).toEqual(["press"]);
  });

  test("Space only selects, whatever the button says", () => {
    for (const primary of EVERY) expect(pressed(primary, " ")).toEqual(["toggle 7"]);
  });
});
