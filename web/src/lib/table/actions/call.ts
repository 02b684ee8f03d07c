/** "Rummy!": the card just discarded is laid off on a meld. */
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";
import { signed } from "../buttonWords";
import { offered, takes, topOf, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind } from "./kind";

interface Main {
  readonly does: "call";
  readonly face: Face;
}

export const call = {
  asked: "discard",
  onMelds: true,
  ask: ({ top }) => (top === undefined ? null : about(m.table_call_ask({ card: MARK }), [[top]])),
  first: (turn: Turn): Main | null => (takes(turn, "call") ? { does: "call", face: topOf(turn) } : null),
  buttons: {
    call: {
      words: (_, { face }: Main) => signed(m.table_do_call, face),
      press({ line }, _, turn) {
        const [call] = offered(turn, "call");
        if (call !== undefined) void line.act(call);
      },
    },
  },
  hint: () => [m.hint_call()],
  review: () => [m.review_call()],
  marks: ({ meld }, at) => at.meld(meld),
} satisfies ActionKind<"call">;
