/** What a pointer does with pieces: what it picks up, over which spot they hang, and where they are let go. */
import { placeOf, type Place } from "$lib/hand/groups";
import { STOCK } from "./board";
import type { DragHost, Landing, Lifted } from "./drag";
import type { TableGame } from "./game.svelte";
import type { Box } from "./geometry";
import { rackGapAt } from "./rackPlan";
import type { Spot } from "./spot";

type Moving = Pick<DragHost, "lift" | "aims" | "over" | "drop">;

/** The pieces of a game under a pointer, all of them within `root`. */
export function moving(game: TableGame, root: HTMLElement): Moving {
  function lift(id: number, whole: boolean): Lifted | null {
    const set = whole ? game.pieces.setOf(id) : undefined;
    if (set !== undefined && game.table.rearranges) {
      const ids = set.pieces.map((piece) => piece.id);
      game.lifted = new Set(ids);
      return { ids, together: true };
    }
    const pile = game.table.spread ? game.pieces.board.pile : game.pieces.board.pile.slice(-1);
    if (id === STOCK || pile.some((card) => card.id === id)) {
      if (!game.table.canMove || !game.table.takes("draw")) return null;
      game.lifted = new Set([id]);
      return { ids: [id] };
    }
    if (!game.selection.selectable(id)) return null;
    const ids = whole
      ? (game.handGroups.layout.groups.find((group) => group.includes(id)) ?? [id])
      : game.selection.ids.includes(id)
        ? game.selection.ids
        : [id];
    game.lifted = new Set(ids);
    return { ids, together: ids.length > 1 && game.selection.wholeSet(ids) !== undefined };
  }

  function spotOf({ drop, at, held }: Landing): Spot | null {
    const place = placeOf(drop, at);
    if (place !== null) return nearestPlace(place.place, held) ?? { zone: "hand", ...place };
    const whole = game.selection.wholeSet(game.lifted);
    const set = drop.startsWith("set:") ? Number(drop.slice(4)) : null;
    if (set !== null && whole?.id !== set) return { zone: "set", set, at };
    if (drop === "rack") return nearestPlace(null, held) ?? rackSpot(held);
    if (drop === "pile" || drop === "finish") return { zone: drop };
    if (drop === "new" && !game.table.rearranges) return { zone: drop };
    if (drop === "new:first") return { zone: "new" };
    if (drop !== "new" && set === null) return null;
    const beside = whole === undefined ? game.placing.beside(held.left, held.top) : null;
    if (beside !== null) return { zone: "set", set: beside.set.id, at: beside.at };
    return { zone: "new", cell: game.placing.cellAt(held.left, held.top) };
  }

  /** The place on a ledge over which tiles hang; null where a hand has none, or where they would join a group. */
  function nearestPlace(place: Place | null, held: Box): Spot | null {
    if (place !== null && place.to !== "loose") return null;
    const x = (held.left + held.right) / 2;
    const y = (held.top + held.bottom) / 2;
    let nearest: { readonly place: number; readonly far: number } | null = null;
    for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
      const box = element.getBoundingClientRect();
      const far = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
      if (nearest === null || far < nearest.far) nearest = { place: Number(element.dataset["place"]), far };
    }
    return nearest && { zone: "hand", place: { to: "ledge", place: nearest.place }, row: null };
  }

  /** Between two tiles of the rack, in the group of one of them or apart from both. */
  function rackSpot(held: Box): Spot {
    const boxes = [...root.querySelectorAll('[data-zone="rack"] [data-piece]')].map((each) =>
      each.getBoundingClientRect(),
    );
    const starts = new Set<number>();
    let start = 0;
    for (const group of game.hand.rackGroups) {
      starts.add(start);
      start += group.length;
    }
    return { zone: "rack", ...rackGapAt(boxes, starts, (held.left + held.right) / 2, (held.top + held.bottom) / 2) };
  }

  /** Where many have laid melds, these are smaller than a card of the hand. */
  function aims(drop: string): boolean {
    return !game.table.rearranges && drop.startsWith("set:");
  }

  function over(landing: Landing | null): void {
    const there = landing === null ? null : spotOf(landing);
    // While others play, only the order of my own rack or hand can change, and where sets lie on this page.
    const whole = there?.zone === "new" && game.selection.wholeSet(game.lifted) !== undefined;
    const mine = there?.zone === "rack" || there?.zone === "hand";
    const spot = mine || whole || game.table.canMove ? there : null;
    const now = game.hover;
    if (JSON.stringify(spot) !== JSON.stringify(now)) game.hover = spot;
  }

  function drop(landing: Landing | null, from: ReadonlyMap<number, DOMRect>): void {
    const ids = [...game.lifted];
    const spot = landing === null ? null : spotOf(landing);
    const lying = (): readonly unknown[] => [
      game.pieces.draft,
      game.hand.rackLayout,
      game.hand.places.stand,
      game.handGroups.layout,
      game.placing.view,
    ];
    const before = lying();
    game.lifted = new Set();
    if (spot !== null) game.place(spot, ids, (id) => from.get(id) ?? null);
    if (game.line.busy) game.pieces.stage.hold(from);
    else if (lying().every((each, index) => each === before[index]))
      game.pieces.stage.change(
        () => undefined,
        (id) => from.get(id) ?? null,
      );
  }

  return { lift, aims, over, drop };
}
