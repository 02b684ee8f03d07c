/** Short animations: a meld closes up, a book is turned, a knock shakes the pile, the last card is lifted. */
import type { Event } from "$lib/protocol";
import { paced, reducedMotion } from "$lib/settings.svelte";
import { goesOut } from "$lib/sounds";
import { likenessAt, type Stage } from "./stage";

export interface Happened {
  readonly events: readonly Event[];
  /** Sets that are new or longer, and those that are books now, by their ids on this page. */
  readonly grown: readonly number[];
  readonly closed: readonly number[];
}

/** When moving pieces have arrived. */
const LANDED_MS = 200;
/** How long the dimmed table is shown after the last card. */
export const BREATH_MS = 600;

const still = (stage: Stage): boolean => stage.root === null || document.hidden || reducedMotion();

/** Play the animations of what happened; they take half a second at most, and no input waits for them. */
export function happened(stage: Stage, { events, grown, closed }: Happened): void {
  if (still(stage)) return;
  const set = (id: number): Element | null => stage.root!.querySelector(`[data-set="${id}"]`);
  for (const id of grown) {
    if (closed.includes(id)) turn(set(id)?.closest(".meld"));
    else close(set(id));
  }
  const kinds = new Set(events.map(({ type }) => type));
  if (kinds.has("knocked")) shake(stage.root!.querySelector('[data-zone="pile"]'));
  if (events.some(goesOut)) lift(stage, lastCard(stage.root!, events, grown.length > 0 ? set(grown.at(-1)!) : null));
}

/** Whether the end of a deal is to be seen before its sheet. */
export function breathes(stage: Stage): boolean {
  return !still(stage);
}

/** A meld closes up with its last card. */
function close(meld: Element | null): void {
  meld?.animate([{ scale: "1.05 1" }, { scale: "0.985 1", offset: 0.6 }, { scale: "1" }], {
    duration: paced(170),
    delay: paced(LANDED_MS),
    easing: "ease-out",
  });
}

/** A book is squared, and turned with the colour of its kind on top. */
function turn(book: Element | null | undefined): void {
  const flat = "perspective(600px) rotateY(0)";
  book?.animate(
    [
      { transform: flat },
      { transform: "perspective(600px) rotateY(90deg) scale(1.06)", offset: 0.5 },
      { transform: flat },
    ],
    { duration: paced(360), delay: paced(LANDED_MS), easing: "ease-in-out" },
  );
}

/** A knock on the table. */
function shake(pile: Element | null): void {
  pile?.animate(
    [0, 2, -2, 2, -1, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: paced(240) },
  );
}

/** The card with which somebody went out: in that seat's corner or on the discard pile, else in the meld it went to. */
function lastCard(root: HTMLElement, events: readonly Event[], meld: Element | null): Element | undefined {
  const thrown = events.find((event) => event.type === "discarded");
  const corner = root.querySelector(`[data-corner="${thrown?.seat}"]`);
  const place = thrown === undefined ? meld : (corner ?? root.querySelector('[data-zone="pile"]'));
  return [...(place?.querySelectorAll(".piece") ?? [])].at(-1);
}

/** The last card is lifted off the dimmed table. */
function lift(stage: Stage, card: Element | undefined): void {
  if (!(card instanceof HTMLElement) || stage.sky === null) return;
  const copy = likenessAt(card, card.getBoundingClientRect());
  copy.style.opacity = "0";
  stage.sky.append(copy);
  copy.animate(
    [
      { opacity: 1, transform: "none", filter: "none" },
      { opacity: 1, transform: "translateY(-10px) scale(1.12)", filter: "drop-shadow(0 12px 10px rgb(0 0 0 / 0.45))" },
    ],
    { duration: BREATH_MS - LANDED_MS, delay: paced(LANDED_MS), easing: "ease-out" },
  ).onfinish = () => copy.remove();
}
