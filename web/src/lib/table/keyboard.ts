/** The keys of the table: arrows walk, space picks, enter places, letters do what the buttons do. */
import { moveInHand, pressInHand, walkHand } from "$lib/hand/keys";
import type { TableGame } from "./game.svelte";
import { nextTo, type Direction } from "./geometry";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const ACROSS = { left: -1, right: 1, up: 0, down: 0 } as const;
const DOWN = { left: 0, right: 0, up: -1, down: 1 } as const;

export interface Sheets {
  help(): void;
  /** What the rules say of a special piece. */
  explain(piece: HTMLElement): void;
}

/** True when the key meant something here. */
export function onKey(event: KeyboardEvent, root: HTMLElement, game: TableGame, sheets: Sheets): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("dialog, [popover], input, select, textarea")) return false;
  const here = target?.closest<HTMLElement>("[data-nav]") ?? null;
  const direction = ARROWS[event.key];
  if (direction !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
    if (event.shiftKey && here !== null) return nudge(here, direction, game, root);
    return walk(here, direction, root);
  }
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === "y" || (key === "z" && event.shiftKey)) game.drafting.redo();
    else if (key === "z") undo(game);
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (event.key === " " || event.key === "Enter") return here !== null && press(here, event, game);
  const letter = LETTERS[event.key.toLowerCase()];
  return letter !== undefined && letter({ here, root, game, sheets }) !== false;
}

/** Where a letter is pressed: the piece or place that has the focus, within the table. */
interface Pressed {
  readonly here: HTMLElement | null;
  readonly root: HTMLElement;
  readonly game: TableGame;
  readonly sheets: Sheets;
}

/** What each letter does; false where it means nothing after all. */
const LETTERS: Readonly<Record<string, (at: Pressed) => unknown>> = {
  "7": ({ game }) => game.hand.sortBy("number"),
  "8": ({ game }) => game.hand.sortBy("colour"),
  n: ({ here, root, game }) => inRack(here, root, () => game.place({ zone: "new" })),
  b({ game }) {
    if (game.selection.returnable) game.place({ zone: "rack", at: null });
  },
  g({ game }) {
    const { table, hand, selection } = game;
    if (!table.rearranges) game.makeGroup();
    else if (selection.ids.length > 0 && hand.holds(selection.ids)) hand.setApart(selection.ids);
  },
  // What the key for a menu does, which not every keyboard has.
  m: ({ here }) => {
    here?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    return here?.dataset["nav"] === "hand";
  },
  a({ game: { table, handGroups } }) {
    if (!table.rearranges && table.info.arranging) void handGroups.arrange();
  },
  s({ here, game }) {
    const id = idOf(here) ?? game.selection.ids[0];
    if (id !== undefined) game.drafting.split(id);
  },
  u: ({ game }) => undo(game),
  r: ({ game }) => game.drafting.reset(),
  e: ({ here, root, game }) => inRack(here, root, () => game.buttons.press()),
  d: ({ game }) => game.draw(),
  t: ({ game }) => game.take(),
  escape: ({ game }) => game.selection.clear(),
  "?": ({ here, sheets }) => (here?.dataset["rule"] === undefined ? sheets.help() : sheets.explain(here)),
};

/** Where the table is rearranged the last step of the draft is taken back, else that of sorting the hand. */
function undo(game: TableGame): void {
  if (game.table.rearranges) game.drafting.undo();
  else game.handGroups.undo();
}

function idOf(element: HTMLElement | null): number | undefined {
  const id = element?.dataset["piece"];
  return id === undefined ? undefined : Number(id);
}

function walk(here: HTMLElement | null, direction: Direction, root: HTMLElement): boolean {
  if (here === null) {
    const first = root.querySelector<HTMLElement>(
      ':is([data-nav="rack"], [data-nav="hand"])[tabindex="0"], [data-nav]',
    );
    first?.focus();
    return first !== null;
  }
  if (here.dataset["nav"] === "hand" && walkHand(here, direction, root)) return true;
  const all = [...root.querySelectorAll<HTMLElement>("[data-nav]")].filter(
    (each) => each !== here && each.offsetParent !== null,
  );
  const at = nextTo(
    here.getBoundingClientRect(),
    all.map((each) => each.getBoundingClientRect()),
    direction,
  );
  all[at]?.focus();
  return true;
}

function nudge(here: HTMLElement, direction: Direction, game: TableGame, root: HTMLElement): boolean {
  const id = idOf(here);
  if (id === undefined) return false;
  if (here.dataset["nav"] === "hand") moveInHand(here, direction, game);
  else if (here.dataset["nav"] === "table") {
    game.drafting.stepSet(id, ACROSS[direction], DOWN[direction]);
  } else if (here.dataset["nav"] !== "rack") return false;
  else game.hand.step(id, ACROSS[direction], DOWN[direction]);
  root.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.focus();
  return true;
}

function press(here: HTMLElement, { key, repeat }: KeyboardEvent, game: TableGame): boolean {
  const id = idOf(here);
  const zone = here.dataset["nav"];
  if (zone === "hand") {
    // A key that is held down confirms nothing that it has just asked for.
    if (!repeat) pressInHand(here, key, game);
    return true;
  }
  if (zone === "rack" && id !== undefined) {
    game.selection.toggle(id);
    return true;
  }
  if (zone === "table" && id !== undefined) {
    const set = game.pieces.sets.find((each) => each.pieces.some((piece) => piece.id === id));
    if (set === undefined) return true;
    if (key === " ") game.selection.toggle(id);
    else game.tapOnSet(set, id, set.pieces.findIndex((piece) => piece.id === id) + 1);
    return true;
  }
  if (zone === "new" && game.selection.ids.length > 0) game.place({ zone: "new" });
  else if (zone === "stock") game.draw();
  else if (zone === "pile") game.tapPile(id);
  else if (zone === "corner") game.tapCorner();
  return true;
}

/** Do something that takes pieces off the rack; who works on the rack stays there, at the same place. */
function inRack(here: HTMLElement | null, root: HTMLElement, act: () => void): void {
  const rack = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-nav="rack"], [data-nav="hand"]')];
  const place = here === null ? -1 : rack().indexOf(here);
  act();
  if (place < 0) return;
  const left = rack();
  left[Math.min(place, left.length - 1)]?.focus();
}
