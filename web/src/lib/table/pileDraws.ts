/** Which draw takes a piece of a discard pile of which more than the top may be chosen. */
import type { Draw } from "$lib/protocol";
import type { Piece } from "./board";

/** The draw of a piece: where all above it come along, the deeper of two equal pieces says how many are on it. */
export function drawOf(id: number, pile: readonly Piece[], down: boolean): Draw {
  const at = pile.findIndex((piece) => piece.id === id);
  const card = pile[at]!.face;
  const nearer = down && pile.slice(at + 1).some(({ face }) => face === card);
  return { type: "draw", source: "discard", card, ...(nearer ? { under: pile.length - 1 - at } : {}) };
}

export function isOffered(draw: Draw, offered: readonly Draw[]): boolean {
  return offered.some(
    ({ source, card, under }) =>
      source === draw.source && card === draw.card && (under ?? null) === (draw.under ?? null),
  );
}
