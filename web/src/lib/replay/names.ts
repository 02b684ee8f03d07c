/** What those who played a record are called. */
import { m } from "$lib/i18n.svelte";
import type { Replayed, ReplayFrame } from "$lib/protocol";

/** Who sits where at a moment, with a mark where a program plays. */
export function namesAt({ seats, bots }: Pick<Replayed, "seats" | "bots">, frame: ReplayFrame): readonly string[] {
  return seats.map((first, seat) => {
    const name = frame.names[seat] ?? first;
    return bots.includes(seat) || name !== first ? m.bot_named({ name }) : name;
  });
}

/** By seat everybody who played there, one after another. */
export function namesThroughout(record: Pick<Replayed, "seats" | "bots" | "frames">): readonly string[] {
  const players = record.seats.map(() => new Set<string>());
  for (const frame of record.frames) namesAt(record, frame).forEach((name, seat) => players[seat]!.add(name));
  return players.map((names) => [...names].join(" → "));
}
