/** The keys of the hand: arrows walk from card to card and from group to group, with shift they move what is there. */
import { isFinal } from "$lib/table/actions";
import type { TableGame } from "$lib/table/game.svelte";
import type { Direction } from "$lib/table/geometry";
import { hopped, nudged } from "./groups";

const idOf = (card: HTMLElement): number => Number(card.dataset["piece"]);

/** An arrow on a card of the hand; false where it leads out of the hand. */
export function walkHand(here: HTMLElement, direction: Direction, root: HTMLElement): boolean {
  const groups = [...root.querySelectorAll<HTMLElement>("[data-group]")].filter(
    (group) => group.querySelector("[data-piece]") !== null,
  );
  const cards = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>("[data-piece]")]);
  if (direction === "left" || direction === "right") {
    cards[cards.indexOf(here) + (direction === "left" ? -1 : 1)]?.focus();
    return true;
  }
  const at = groups.findIndex((group) => group.contains(here));
  const next = groups[at + (direction === "up" ? -1 : 1)];
  next?.querySelector<HTMLElement>("[data-piece]")?.focus();
  return next !== undefined || direction === "down";
}

/** Shift and an arrow: a step for the card, or to the next group for everything that is selected. */
export function moveInHand(here: HTMLElement, direction: Direction, game: TableGame): void {
  const id = idOf(here);
  const hand = game.handGroups;
  const across = { left: -1, right: 1, up: 0, down: 0 }[direction];
  const down = { left: 0, right: 0, up: -1, down: 1 }[direction];
  if (hand.step(id, across, down)) return;
  const by = direction === "left" || direction === "up" ? -1 : 1;
  if (direction === "left" || direction === "right") hand.become(nudged(hand.layout, id, by));
  else hand.become(hopped(hand.layout, game.selection.ids.includes(id) ? hand.selected(game.selection.ids) : [id], by));
}

/** Space selects the card, Enter presses the button, unless that would end something. */
export function pressInHand(here: HTMLElement, key: string, game: TableGame): void {
  if (key === " ") game.selection.toggle(idOf(here));
  else if (!isFinal(game.buttons.primary)) game.buttons.press();
}
