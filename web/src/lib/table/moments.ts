/** What one feels beside the pieces on their way: a meld that closes up, a book that is turned, a knock, the last card. */
import type { Event } from "$lib/protocol";
import { paced, reducedMotion } from "$lib/settings.svelte";
import { likenessAt, type Stage } from "./stage";

export interface Happened {
  readonly events: readonly Event[];
  /** Sets that are new or longer, and those that are books now, by their ids on this page. */
  readonly grown: readonly number[];
  readonly closed: readonly number[];
}

/** When pieces on their way have come to where they go. */
const LANDED_MS = 200;
/** How long the table is seen after the last card. */
export const BREATH_MS = 600;

const still = (stage: Stage): boolean => stage.root === null || document.hidden || reducedMotion();

/** Show what happened; all of it is over in half a second, and nothing waits for it. */
export function happened(stage: Stage, { events, grown, closed }: Happened): void {
  if (still(stage)) return;
  const set = (id: number): Element | null => stage.root!.querySelector(`[data-set="${id}"]`);
  for (const id of grown) {
    if (closed.includes(id)) turn(set(id)?.closest(".meld"));
    else close(set(id));
  }
  const kinds = new Set(events.map(({ type }) => type));
  if (kinds.has("knocked")) shake(stage.root!.querySelector('[data-zone="pile"]'));
  if (kinds.has("went_out")) lift(stage, grown.length > 0 ? set(grown.at(-1)!) : null);
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

/** The last card is lifted off the dimmed table: of the meld it went to, else of the discard pile. */
function lift(stage: Stage, meld: Element | null): void {
  const last = [...(meld ?? stage.root!.querySelector('[data-zone="pile"]') ?? stage.root!).querySelectorAll(".piece")];
  const card = last.at(-1);
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
