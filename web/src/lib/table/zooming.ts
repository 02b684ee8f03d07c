/** A table that one sees from nearer or farther away, by two fingers or the wheel; what lies under them stays there. */
import { flushSync } from "svelte";
import type { Placing } from "./placing.svelte";
import { LARGEST, SMALLEST } from "./tableView";

const FINGERS = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;

/** Listen at `scroller`, in which the `plane` lies so far from the edge; `seen` is called after each step. */
export function zooming(
  scroller: HTMLElement,
  plane: HTMLElement,
  placing: Placing,
  padding: number,
  seen: () => void,
): () => void {
  function zoomAt(piece: number, x: number, y: number): void {
    const before = plane.getBoundingClientRect();
    const was = placing.view.piece;
    const next = Math.min(LARGEST, Math.max(SMALLEST, piece));
    if (Math.abs(next - was) < 0.5) return;
    flushSync(() => (placing.zoom = next));
    const scale = next / was;
    const box = scroller.getBoundingClientRect();
    scroller.scrollLeft = (x - before.left) * scale + padding - (x - box.left);
    scroller.scrollTop = (y - before.top) * scale + padding - (y - box.top);
    seen();
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomAt(placing.view.piece * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  let pinch: { readonly apart: number; readonly piece: number } | null = null;

  function fingers(event: TouchEvent): void {
    const [a, b, more] = event.touches;
    if (a === undefined || b === undefined || more !== undefined) {
      pinch = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    pinch ??= { apart, piece: placing.view.piece };
    zoomAt(pinch.piece * (apart / Math.max(1, pinch.apart)), (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  }

  scroller.addEventListener("wheel", wheel, { passive: false });
  for (const kind of FINGERS) scroller.addEventListener(kind, fingers, { passive: false });
  return () => {
    scroller.removeEventListener("wheel", wheel);
    for (const kind of FINGERS) scroller.removeEventListener(kind, fingers);
  };
}
