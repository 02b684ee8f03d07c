/** A table whose people are still coming, for the gallery. */
import type { SeatInfo, TableInfo } from "$lib/protocol";

const SEAT: SeatInfo = {
  kind: "person",
  name: "",
  connected: true,
  stand_in: false,
  left: false,
  rating: null,
  rating_change: null,
  away_ms: null,
  visiting: false,
  before: [],
  portrait: null,
  votes: [],
};

/** Seats of these people; what is special about one of them by its number. */
export function seated(
  names: readonly string[],
  special: Readonly<Record<number, Partial<SeatInfo>>> = {},
): readonly SeatInfo[] {
  return names.map((name, seat) => ({ ...SEAT, name, ...special[seat] }));
}

export const TABLE: TableInfo = {
  id: "k3x9q2mzp7",
  game: "rummikub",
  names: { en: "Rummikub", "zh-Hant": "拉密", "zh-Hans": "拉密", ja: "ラミィキューブ" },
  options: { first_meld: 40 },
  bank_seconds: 0,
  writing: false,
  turn_seconds: 120,
  seats: seated(["Mei-Ling", "Maximilian von Habsburg", "", "Ada"], {
    1: { connected: false },
    2: { kind: "empty", connected: false },
    3: { kind: "bot" },
  }),
  host: 0,
  state: "waiting",
  hints: false,
  arranging: true,
  visiting_bots: false,
  you: 0,
  manner: {
    spread: false,
    takes_down: false,
    turns_each: null,
    lay_offs: false,
    may_leave: false,
    leaving: 0,
    melds: "laid",
    owned: false,
    discards: "pile",
    corners: false,
    next_sits: "left",
    claims: false,
    drops: false,
    rearranges: false,
    ranks: false,
    books: "",
    seconds: "",
    second_hand: "",
  },
  bot_level: "sharp",
  next_table: null,
  code: "KHW7PR",
  listed: true,
  watchers: true,
  watch_delay: 0,
  watching: 2,
  stand_in: true,
  rated: false,
  paused: false,
  pause_asked: [],
  votes_needed: 0,
  club: "",
  trust: null,
  going_on: null,
  awaited: null,
  tournament: null,
  sides: [],
};
