/**
 * Motion: every piece glides from where it was to where it is (FLIP), wherever on the page that may be.
 *
 * A change of state goes through `change`; it measures the pieces, lets the change happen, measures again and plays
 * the difference. Pieces that cross from one zone into another fly above everything as a copy, because lists clip.
 */
import { flushSync } from "svelte";
import { paced, reducedMotion } from "$lib/settings.svelte";
import { STOCK } from "./board";

const GLIDE_MS = 200;
/** A card that turns on its way takes a little longer; a deal is through after so long. */
const TURN_MS = 320;
const SWEEP_MS = 360;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** A piece seen from its edge, in the middle of its turn. */
const EDGE = "translateX(50%) scaleX(0.02) translateX(-50%)";
/** Where pieces are that I hold. */
const HELD: ReadonlySet<string> = new Set(["hand", "rack"]);

interface Seen {
  readonly rect: DOMRect;
  readonly zone: string;
}

interface Flight {
  readonly copy: HTMLElement;
  /** It goes straight to its place, without a wait or a turn. */
  readonly straight: boolean;
  land(): void;
}

/** Where a piece comes from that was not on the page before, or that was let go somewhere else than it lay. */
export type Origin = (id: number) => DOMRect | null;

export class Stage {
  /** The element that holds all pieces. */
  root: HTMLElement | null = null;
  /** The layer in which copies fly. */
  sky: HTMLElement | null = null;
  #flying = new Map<number, Flight>();
  /** Those among them that hang where they were let go. */
  readonly #held = new Set<number>();
  #gliding = new WeakMap<HTMLElement, Animation>();

  /** Do `change` and show the pieces on their way; `turns` says of new ones whether they come face down. */
  change(change: () => void, origin: Origin = () => null, turns = false): void {
    if (this.root === null || document.hidden) {
      this.#land();
      change();
      return;
    }
    const before = this.#look();
    const flying = new Set(this.#flying.keys());
    const pulled = this.#flying.get(STOCK)?.copy.getBoundingClientRect();
    this.#land();
    const focused = document.activeElement?.closest<HTMLElement>("[data-piece]")?.dataset["piece"];
    flushSync(change);
    if (before.size === 0) return;
    if (focused !== undefined) this.#keepFocus(focused);
    const calm = reducedMotion();
    const pieces = [...this.#pieces()];
    for (const [, element] of pieces) this.#gliding.get(element)?.cancel();
    // All are measured before the first one moves: otherwise the page would be laid out anew for each of them.
    const places = pieces.map(([id, element]) => {
      const start = pulled && turns && !before.has(id) ? pulled : origin(id);
      const from = start ?? before.get(id)?.rect ?? null;
      const crosses = start !== null || flying.has(id) || before.get(id)?.zone !== zoneOf(element);
      return { id, element, from, to: element.getBoundingClientRect(), crosses };
    });
    if (places.some(({ crosses }) => crosses)) this.#follow(places);
    for (const { id, element, from, to, crosses } of places) {
      const moved = from !== null && (Math.abs(from.left - to.left) > 1 || Math.abs(from.top - to.top) > 1);
      if (calm) {
        if (moved || !before.has(id)) this.#fade(element);
      } else if (!moved) {
        if (from === null) this.#fade(element);
      } else if (crosses) {
        this.#fly(id, element, from, to, { turns: turns && !before.has(id) });
      } else {
        this.#glide(element, from, to);
      }
    }
  }

  #land(): void {
    for (const flight of [...this.#flying.values()]) flight.land();
  }

  /** A table that measures itself anew may move the place that a piece flies to: it then flies there. */
  #follow(places: readonly { readonly id: number; readonly element: HTMLElement; readonly to: DOMRect }[]): void {
    const look = (): void => {
      const moved = places.some(({ id, element, to }) => {
        if (this.#flying.get(id)?.straight !== true) return false;
        const now = element.getBoundingClientRect();
        return Math.max(Math.abs(now.left - to.left), Math.abs(now.top - to.top), Math.abs(now.width - to.width)) > 2;
      });
      if (moved) this.change(() => undefined);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  }

  /** Pieces that were let go stay where they hang until `change` moves them: news of them, or `release`. */
  hold(places: ReadonlyMap<number, DOMRect>): void {
    for (const [id, place] of places) {
      const element = this.#find(`[data-piece="${id}"]`);
      if (!(element instanceof HTMLElement) || this.sky === null) continue;
      this.#flying.get(id)?.land();
      const copy = this.#copy(element, place);
      const hidden = id === STOCK ? null : element.animate([{ opacity: 0 }, { opacity: 0 }], { fill: "forwards" });
      const land = (): void => {
        this.#flying.delete(id);
        this.#held.delete(id);
        hidden?.cancel();
        copy.remove();
      };
      this.#held.add(id);
      this.#flying.set(id, { copy, straight: false, land });
    }
  }

  /** What still hangs there goes back. */
  release(): void {
    if (this.#held.size > 0) this.change(() => undefined);
  }

  /** What has just been dealt to me comes from the stock in one sweep, once all of it lies where it shall. */
  sweep(): void {
    if (this.root === null || document.hidden || reducedMotion()) return;
    const dealt = [...this.#pieces()].filter(([, element]) => HELD.has(zoneOf(element)));
    const hidden = dealt.map(([, element]) => element.animate([{ opacity: 0 }, { opacity: 0 }], SWEEP_MS));
    const start = (): void => {
      const from = this.origin(null);
      const places = dealt.map(([, element]) => element.getBoundingClientRect());
      for (const each of hidden) each.cancel();
      if (from === null) return;
      for (const [at, [id, element]] of dealt.entries())
        this.#fly(id, element, from, places[at]!, { delay: (paced(SWEEP_MS) * at) / dealt.length });
    };
    requestAnimationFrame(() => requestAnimationFrame(start));
  }

  /** Where a piece comes from: the cards of a seat, or the stock. */
  origin(seat: number | null): DOMRect | null {
    const from = seat === null ? this.#find('[data-zone="stock"]') : this.#heldBy(seat);
    return from?.getBoundingClientRect() ?? null;
  }

  #find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null;
  }

  /** The cards of a seat as they are drawn beside its name. */
  #heldBy(seat: number): Element | null {
    return this.#find(`[data-seat="${seat}"] [data-held]`) ?? this.#find(`[data-seat="${seat}"]`);
  }

  /** A copy of the card that another seat drew goes there and is gone. */
  passCard(from: "stock" | "pile", seat: number): void {
    const corner = from === "pile" ? this.#find(`[data-taker="${seat}"] [data-piece]:last-child .piece`) : null;
    const what = corner ?? this.#find(`[data-zone="${from}"] .piece`);
    const to = this.#heldBy(seat);
    if (what === null || to === null || this.sky === null || reducedMotion() || document.hidden) return;
    const start = what.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    const copy = this.#copy(what as HTMLElement, start);
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    const animation = copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.2 },
      ],
      { duration: paced(GLIDE_MS + 50), easing: EASE },
    );
    animation.onfinish = () => copy.remove();
  }

  /** A piece that crossed into another zone is another element there: the focus goes with it, or stays on the rack. */
  #keepFocus(id: string): void {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const there = this.root?.querySelector<HTMLElement>(`[data-piece="${id}"]`);
    const rack = this.root?.querySelector<HTMLElement>('[data-nav="rack"], [data-nav="hand"]');
    (there ?? rack)?.focus({ preventScroll: true });
  }

  /** All pieces but the stock, which stays in its place. */
  *#pieces(): Generator<[number, HTMLElement]> {
    for (const element of this.root?.querySelectorAll<HTMLElement>(`[data-piece]:not([data-piece="${STOCK}"])`) ?? []) {
      yield [Number(element.dataset["piece"]), element];
    }
  }

  #look(): Map<number, Seen> {
    const seen = new Map<number, Seen>();
    for (const [id, element] of this.#pieces()) {
      const shown = this.#flying.get(id)?.copy ?? element;
      seen.set(id, { rect: shown.getBoundingClientRect(), zone: zoneOf(element) });
    }
    return seen;
  }

  #glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const animation = element.animate([{ transform: moveBack(from, to) }, { transform: "none" }], {
      duration: paced(GLIDE_MS),
      easing: EASE,
    });
    this.#gliding.set(element, animation);
  }

  #fly(
    id: number,
    element: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    { delay = 0, turns = false }: { delay?: number; turns?: boolean } = {},
  ): void {
    if (this.sky === null) return;
    const copy = this.#copy(element, to);
    const back = turns ? this.#find('[data-zone="stock"] .back') : null;
    const cover = back && this.#copy(back as HTMLElement, to);
    const duration = paced(cover ? TURN_MS : GLIDE_MS);
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], {
      duration: delay + duration * 2,
      fill: "forwards",
    });
    const land = (): void => {
      this.#flying.delete(id);
      hidden.cancel();
      copy.remove();
      cover?.remove();
    };
    this.#flying.set(id, { copy, straight: delay === 0 && !cover, land });
    const timing = { duration, delay, easing: EASE, fill: "both" } as const;
    const away = moveBack(from, to);
    cover?.animate(
      [
        { transform: away },
        { transform: `${moveBack(from, to, 0.4)} ${EDGE}`, opacity: 1, offset: 0.4 },
        { transform: EDGE, opacity: 0, offset: 0.41 },
        { transform: EDGE, opacity: 0 },
      ],
      timing,
    );
    const way = cover
      ? [
          { transform: away, opacity: 0 },
          { transform: `${moveBack(from, to, 0.4)} ${EDGE}`, opacity: 0, offset: 0.39 },
          { transform: `${moveBack(from, to, 0.4)} ${EDGE}`, opacity: 1, offset: 0.4 },
          { transform: "none", opacity: 1 },
        ]
      : [{ transform: away, opacity: delay > 0 ? 0 : 1 }, { opacity: 1, offset: 0.1 }, { transform: "none" }];
    copy.animate(way, timing).onfinish = land;
  }

  #fade(element: HTMLElement): void {
    this.#gliding.set(
      element,
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: "ease-out" }),
    );
  }

  #copy(element: HTMLElement, at: DOMRect): HTMLElement {
    const copy = likenessAt(element, at);
    copy.style.transformOrigin = "0 0";
    this.sky!.append(copy);
    return copy;
  }
}

/** A copy that looks like a piece, at a place of the window, and is none: nothing finds it, nothing reads it out. */
export function likenessAt(element: HTMLElement, at: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of copy.getAttributeNames()) {
    if (name.startsWith("data-") || name === "id") copy.removeAttribute(name);
  }
  copy.setAttribute("inert", "");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
  });
  // What else tells how large a piece is stands above it, where its copy is not.
  if (copy.style.getPropertyValue("--piece-width") === "") copy.style.setProperty("--piece-width", `${at.width}px`);
  return copy;
}

function zoneOf(element: Element): string {
  return element.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
}

/** From a place back to where a piece was, or only a part of the way. */
function moveBack(from: DOMRect, to: DOMRect, part = 1): string {
  const scale = to.width > 0 ? 1 + (from.width / to.width - 1) * part : 1;
  return `translate(${(from.left - to.left) * part}px, ${(from.top - to.top) * part}px) scale(${scale})`;
}
