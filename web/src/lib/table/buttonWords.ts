/** What a button says, where the eye gets the sign of a card and the ear its name. */
import { pieceName } from "$lib/pieces/names";
import { cardSign } from "$lib/pieces/signs";
import type { Face } from "$lib/protocol";

export interface ButtonWords {
  readonly shown: string;
  readonly heard: string;
}

export function signed(say: (said: { card: string }) => string, face: Face): ButtonWords {
  return { shown: say({ card: cardSign(face) }), heard: say({ card: pieceName(face) }) };
}
