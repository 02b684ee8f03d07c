/** The ways to ask for the rule of a special piece: a press that does nothing else, a right click, or a long press. */
import { askedOf, type AskedRule } from "./special";

const LONG_MS = 500;
const STILL = 8;

/**
 * Listen for these and `tell` what was asked about: a press counts on pieces that are `idle`, which means that a press
 * does nothing else with them now, and on marked things that are no pieces; a right click or a long press always counts,
 * though in the hand a right click opens the menu of the card. Returns a function that stops listening.
 */
export function asksForRules(
  root: HTMLElement,
  idle: (piece: number) => boolean,
  tell: (asked: AskedRule) => void,
): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  /** A long press was answered: the click that follows it is ignored. */
  let answered = false;
  const about = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-rule]");

  const listeners: { readonly [type: string]: (event: never) => void } = {
    pointerdown(event: PointerEvent) {
      answered = false;
      const element = about(event);
      from = event;
      clearTimeout(resting);
      if (element === null || event.pointerType !== "touch") return;
      resting = setTimeout(() => {
        answered = true;
        tell(askedOf(element));
      }, LONG_MS);
    },
    pointermove(event: PointerEvent) {
      if (from !== null && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL)
        clearTimeout(resting);
    },
    pointerup: () => clearTimeout(resting),
    pointercancel: () => clearTimeout(resting),
    contextmenu(event: MouseEvent) {
      const element = about(event);
      if (element === null) return;
      const touch = from?.pointerType === "touch";
      // The menu of a card in the hand has an entry for it.
      if (!touch && element.dataset["nav"] === "hand") return;
      event.preventDefault();
      if (!touch) tell(askedOf(element));
    },
    click(event: MouseEvent) {
      if (answered) {
        answered = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const element = about(event);
      const piece = (event.target as Element).closest<HTMLElement>("[data-piece]")?.dataset["piece"];
      if (element !== null && (piece === undefined || idle(Number(piece)))) tell(askedOf(element));
    },
  };
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener as EventListener, { capture: true });
  return () => {
    clearTimeout(resting);
    for (const [type, listener] of Object.entries(listeners))
      root.removeEventListener(type, listener as EventListener, { capture: true });
  };
}
