/** Who has left a match, who plays on, and who it was that played in a seat at some time before. */
import { m } from "$lib/i18n.svelte";
import type { SeatInfo } from "$lib/protocol";

/** Somebody who left or was sent away, after the version `until` of the table. */
export interface Departure {
  readonly seat: number;
  readonly until: number;
  readonly sentence: string;
}

/** The name of a seat; nobody plays in the other seat of a puzzle, and it has none. */
export const plainName = (seat: SeatInfo | undefined): string =>
  seat?.kind === "person" && seat.name === "" ? m.puzzle_opponent() : (seat?.name ?? "");

/** The name of a seat, with a mark where somebody else's bot sits. */
export const called = (seat: SeatInfo | undefined): string =>
  seat?.visiting ? m.bot_named({ name: seat.name }) : plainName(seat);

/** The name of who played in a seat when the table came to a version. */
export const calledAt = (seat: SeatInfo | undefined, version: number | undefined): string =>
  seat?.before.find(({ until }) => version !== undefined && version <= until)?.name ?? called(seat);

/** Everybody who has played in a seat: "Zoe, then Bo". */
export const everyoneIn = (seat: SeatInfo | undefined): string =>
  [...(seat?.before ?? []).map(({ name }) => name), called(seat)].reduce((first, second) =>
    m.left_then({ first, second }),
  );

/** All departures in the order in which they happened. */
export function departures(seats: readonly SeatInfo[]): Departure[] {
  return seats
    .flatMap((info, seat) =>
      info.before.map(({ name, until, sent_away }, at) => {
        const said = { name, bot: m.bot_named({ name: info.before[at + 1]?.name ?? info.name }) };
        return { seat, until, sentence: sent_away ? m.left_sent_away(said) : m.left_plays_on(said) };
      }),
    )
    .sort((one, other) => one.until - other.until);
}

/** What has become known of departures from what was known of the seats before. */
export function newDepartures(before: readonly SeatInfo[], now: readonly SeatInfo[]): string[] {
  const followed = departures(now).filter(({ seat, until }) => {
    const known = before[seat]?.before ?? [];
    return !known.some((each) => each.until === until);
  });
  const gone = now.filter(({ left }, seat) => left && before[seat]?.left === false);
  return [...followed.map(({ sentence }) => sentence), ...gone.map((seat) => m.left_match({ name: called(seat) }))];
}
