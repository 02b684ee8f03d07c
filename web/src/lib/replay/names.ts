/** What those who played a record are called. */
import { m } from "$lib/i18n.svelte";
import type { Replayed, ReplayFrame } from "$lib/protocol";

/** A record, and in which seat the person was who looks at it; nothing of that where it is not known. */
export type OwnReplay = Replayed & { readonly you?: number | null };

type Players = Pick<OwnReplay, "seats" | "bots" | "you">;

/** Who sits where at a moment: "you" as at the table, with a mark where a program plays. */
export function namesAt({ seats, bots, you }: Players, frame: ReplayFrame): readonly string[] {
  return seats.map((first, seat) => {
    const name = frame.names[seat] ?? first;
    if (seat === you && name === first) return m.log_you();
    return bots.includes(seat) || name !== first ? m.bot_named({ name }) : name;
  });
}

/** By seat everybody who played there, one after another. */
export function namesThroughout(record: Players & Pick<Replayed, "frames">): readonly string[] {
  const players = record.seats.map(() => new Set<string>());
  for (const frame of record.frames) namesAt(record, frame).forEach((name, seat) => players[seat]!.add(name));
  return players.map((names) => [...names].join(" → "));
}
