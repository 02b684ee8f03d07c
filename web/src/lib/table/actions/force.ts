/** A card that another player has declined must be laid off on a meld of theirs. */
import { m } from "$lib/i18n.svelte";
import type { Face } from "$lib/protocol";
import { signed } from "../buttonWords";
import { offered, takes, topOf, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind } from "./kind";

interface Main {
  readonly does: "force";
  readonly face: Face;
}

export const force = {
  asked: "other",
  ask: ({ top }) => (top === undefined ? null : about(m.table_force_ask({ card: MARK }), [[top]])),
  first: (turn: Turn): Main | null => (takes(turn, "force") ? { does: "force", face: topOf(turn) } : null),
  buttons: {
    force: {
      words: (_, { face }: Main) => signed(m.table_do_force, face),
      press({ line }, _, turn) {
        const [force] = offered(turn, "force");
        if (force !== undefined) void line.act(force);
      },
    },
  },
  hint: () => [m.hint_force()],
} satisfies ActionKind<"force">;
