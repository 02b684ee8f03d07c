/**
 * Dragging, one way to say "select, then place": pointer events for mouse, pen and touch alike.
 *
 * A mouse lifts a piece as soon as it moves. A finger lifts one when it moves across the direction in which the list
 * may scroll, or when it rests on the piece; once a piece is lifted nothing scrolls but the table at its edges.
 */
import { gapAt, type Box } from "./geometry";
import { likenessAt } from "./stage";

/** Where a piece would land: the value of the nearest `data-drop`, and the gap between the pieces there. */
export interface Landing {
  readonly drop: string;
  readonly at: number;
  /** Where the piece that is held hangs. */
  readonly held: Box;
}

export interface Lifted {
  /** All pieces that go along, the one under the pointer among them. */
  readonly ids: readonly number[];
  /** They keep their places side by side. */
  readonly together?: boolean;
}

export interface DragHost {
  readonly root: HTMLElement;
  /** The layer for the pieces that hang on the pointer. */
  sky(): HTMLElement | null;
  /**
   * A piece is about to be lifted: what goes along, null when it may not move. `whole`: it is lifted by the handle of
   * all that it lies with.
   */
  lift(id: number, whole: boolean): Lifted | null;
  /** Whether a mouse that points at this `data-drop` means it, wherever the middle of the piece hangs. */
  aims(drop: string): boolean;
  over(landing: Landing | null): void;
  /** Let go; `from` says where each piece was let go. `landing` is null when it was let go nowhere or the drag was cancelled. */
  drop(landing: Landing | null, from: ReadonlyMap<number, DOMRect>): void;
}

/** How far a pointer goes before it drags, and how far above a finger the pieces hang. */
const SLACK = 8;
const ABOVE = 40;
const REST_MS = 300;
const EDGE = 44;

/** The directions in which a list scrolls just now. */
type Pan = "x" | "y" | "both" | "none";

interface Grip {
  readonly pointer: number;
  readonly touch: boolean;
  readonly id: number;
  readonly whole: boolean;
  readonly x: number;
  readonly y: number;
  readonly pan: Pan;
  rest: ReturnType<typeof setTimeout> | null;
  ghosts:
    readonly { readonly id: number; readonly element: HTMLElement; readonly dx: number; readonly dy: number }[] | null;
  at: { x: number; y: number };
}

/** Let the pieces inside `host.root` be dragged; returns how to stop it. */
export function dragging(host: DragHost): () => void {
  const { root } = host;
  let grip: Grip | null = null;
  let swallowClick = false;
  let scroll: number | null = null;

  function down(event: PointerEvent): void {
    swallowClick = false;
    // A second finger is there to zoom.
    if (grip !== null && grip.ghosts === null) letGo();
    if (grip !== null || !event.isPrimary || event.button !== 0) return;
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece], [data-handle]");
    if (piece === null) return;
    const touch = event.pointerType === "touch";
    grip = {
      pointer: event.pointerId,
      touch,
      id: Number(piece.dataset["piece"] ?? piece.dataset["handle"]),
      whole: piece.dataset["piece"] === undefined,
      x: event.clientX,
      y: event.clientY,
      pan: piece.dataset["piece"] === undefined ? "none" : panOf(piece),
      rest: null,
      ghosts: null,
      at: { x: event.clientX, y: event.clientY },
    };
    if (touch && grip.pan !== "none") grip.rest = setTimeout(lift, REST_MS);
  }

  function move(event: PointerEvent): void {
    if (grip === null || event.pointerId !== grip.pointer) return;
    grip.at = { x: event.clientX, y: event.clientY };
    if (grip.ghosts === null) {
      const dx = Math.abs(event.clientX - grip.x);
      const dy = Math.abs(event.clientY - grip.y);
      if (Math.max(dx, dy) < SLACK) return;
      const along = { x: dx >= dy, y: dy >= dx, both: true, none: false }[grip.pan];
      const scrolls = grip.touch && along;
      if (scrolls) letGo();
      else lift();
    }
    if (grip?.ghosts) follow();
  }

  function lift(): void {
    if (grip === null || grip.ghosts !== null) return;
    if (grip.rest !== null) clearTimeout(grip.rest);
    const lifted = host.lift(grip.id, grip.whole);
    const sky = host.sky();
    if (lifted === null || sky === null) {
      letGo();
      return;
    }
    root.setPointerCapture(grip.pointer);
    // A panel closes at a press beside it, but not at the drag that the press becomes.
    for (const panel of document.querySelectorAll<HTMLElement>(":popover-open")) panel.hidePopover();
    swallowClick = true;
    const held = grip.id;
    const ids = [held, ...lifted.ids.filter((id) => id !== held)];
    const grabbed = root.querySelector<HTMLElement>(`[data-piece="${held}"]`)?.getBoundingClientRect();
    grip.ghosts = ids.flatMap((id, place) => {
      const element = root.querySelector<HTMLElement>(`[data-piece="${id}"]`);
      if (element === null || grabbed === undefined) return [];
      const ghost = likenessAt(element, new DOMRect(0, 0, grabbed.width, grabbed.height));
      ghost.classList.add("ghost");
      ghost.style.zIndex = String(100 - place);
      sky.append(ghost);
      const own = element.getBoundingClientRect();
      const beside = lifted.together
        ? { x: own.left - grabbed.left, y: own.top - grabbed.top }
        : { x: place * grabbed.width * 0.62, y: 0 };
      // Under a finger the piece hangs above it, so that one sees where it goes.
      const above = grip!.touch ? ABOVE : 0;
      return [
        { id, element: ghost, dx: grabbed.left - grip!.x + beside.x, dy: grabbed.top - grip!.y - above + beside.y },
      ];
    });
    follow();
    scroll = requestAnimationFrame(scrollAtEdges);
  }

  function follow(): void {
    if (!grip?.ghosts) return;
    for (const { element, dx, dy } of grip.ghosts) {
      element.style.transform = `translate(${grip.at.x + dx}px, ${grip.at.y + dy}px)`;
    }
    host.over(landing());
  }

  function landing(): Landing | null {
    const first = grip?.ghosts?.[0];
    if (!grip || first === undefined) return null;
    const box = first.element.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const zoneAt = (left: number, top: number): HTMLElement | null =>
      document.elementFromPoint(left, top)?.closest<HTMLElement>("[data-drop]") ?? null;
    const pointed = zoneAt(grip.at.x, grip.at.y);
    const aimed = !grip.touch && pointed !== null && host.aims(pointed.dataset["drop"]!);
    const zone = aimed ? pointed : (zoneAt(middle.x, middle.y) ?? pointed);
    if (zone === null) return null;
    const { x, y } = aimed ? grip.at : middle;
    const boxes = [...zone.querySelectorAll("[data-piece]")].map((element) => element.getBoundingClientRect());
    return { drop: zone.dataset["drop"]!, at: gapAt(boxes, x, y), held: box };
  }

  function up(event: PointerEvent): void {
    if (grip === null || event.pointerId !== grip.pointer) return;
    grip.at = { x: event.clientX, y: event.clientY };
    if (grip.ghosts === null) letGo();
    else finish(landing());
  }

  function cancel(event: PointerEvent): void {
    if (grip === null || event.pointerId !== grip.pointer) return;
    if (grip.ghosts === null) letGo();
    else finish(null);
  }

  function finish(where: Landing | null): void {
    const ghosts = grip?.ghosts ?? [];
    const from = new Map(ghosts.map(({ id, element }) => [id, element.getBoundingClientRect()]));
    for (const { element } of ghosts) element.remove();
    letGo();
    host.over(null);
    host.drop(where, from);
  }

  function letGo(): void {
    if (grip?.rest) clearTimeout(grip.rest);
    if (scroll !== null) cancelAnimationFrame(scroll);
    scroll = null;
    if (grip && root.hasPointerCapture(grip.pointer)) root.releasePointerCapture(grip.pointer);
    grip = null;
  }

  function scrollAtEdges(): void {
    if (!grip?.ghosts) return;
    for (const list of root.querySelectorAll<HTMLElement>("[data-pan]")) {
      const box = list.getBoundingClientRect();
      const { x, y } = grip.at;
      if (x < box.left || x > box.right || y < box.top - EDGE || y > box.bottom + EDGE) continue;
      const { pan } = list.dataset;
      if (pan !== "x") {
        if (y < box.top + EDGE) list.scrollTop -= 8;
        else if (y > box.bottom - EDGE && y < box.bottom) list.scrollTop += 8;
      }
      if (pan !== "y" && y > box.top && y < box.bottom) {
        if (x < box.left + EDGE) list.scrollLeft -= 8;
        else if (x > box.right - EDGE) list.scrollLeft += 8;
      }
    }
    scroll = requestAnimationFrame(scrollAtEdges);
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === "Escape" && grip?.ghosts) {
      event.stopPropagation();
      finish(null);
    }
  }

  /** A drag ends in a click on whatever is there; that was no tap. */
  function click(event: MouseEvent): void {
    if (!swallowClick) return;
    swallowClick = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function noScroll(event: TouchEvent): void {
    if (grip?.ghosts && event.cancelable) event.preventDefault();
  }

  function noMenu(event: Event): void {
    if (grip !== null && grip.touch) event.preventDefault();
  }

  root.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  window.addEventListener("keydown", escape, true);
  root.addEventListener("click", click, true);
  root.addEventListener("touchmove", noScroll, { passive: false });
  root.addEventListener("contextmenu", noMenu);
  root.addEventListener("dragstart", prevent);
  return () => {
    for (const { element } of grip?.ghosts ?? []) element.remove();
    letGo();
    root.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", escape, true);
    root.removeEventListener("click", click, true);
    root.removeEventListener("touchmove", noScroll);
    root.removeEventListener("contextmenu", noMenu);
    root.removeEventListener("dragstart", prevent);
  };
}

function prevent(event: Event): void {
  event.preventDefault();
}

function panOf(piece: HTMLElement): Pan {
  const list = piece.closest<HTMLElement>("[data-pan]");
  const pan = list?.dataset["pan"] as Pan | undefined;
  if (list === null || pan === undefined) return "none";
  const x = pan !== "y" && list.scrollWidth > list.clientWidth + 1;
  const y = pan !== "x" && list.scrollHeight > list.clientHeight + 1;
  return x && y ? "both" : x ? "x" : y ? "y" : "none";
}
