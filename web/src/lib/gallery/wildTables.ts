/** Tables with a wild tile among melds in sets and pairs, and with a cut card, for the gallery. */
import type { Sample } from "./sampleGame";
import { row, sheet } from "./sampleGame";
import { faces, told } from "./sampleHands";
import { fact, group, run } from "./sampleMelds";
import { seated, TABLE } from "./sampleTable";

/** 101 Okey: green 6 is wild, one player began with pairs, and a set has a wild tile that may be taken. */
export const OKEY_101: Sample = {
  info: {
    game: "okey_101",
    names: { en: "101 Okey" },
    seats: seated(["Mei-Ling", "Ada", "Bo", "Cleo"], { 2: { kind: "bot" } }),
    manner: { ...TABLE.manner, discards: "seats", corners: true, next_sits: "right" },
  },
  view: {
    order: [0, 1, 2, 3],
    hand: faces("r6 r7 b3 b5 k8 o3 o9"),
    counts: [7, 21, 12, 6],
    draws: [4, 4, 4, 3],
    opened: [true, false, true, true],
    in_pairs: [false, false, true, false],
    first_points: 122,
    first_pairs: 5,
    opened_now: true,
    wild: faces("o6")[0] ?? 0,
    indicator: faces("o5")[0] ?? null,
    wilds: faces("o6"),
    table: [
      { ...group("b4 k4 o4 o6"), owner: 3 },
      { ...group("r11 k11 o11"), owner: 3 },
      { ...run("b10 b11 b12"), owner: 3 },
      { ...run("o5 F o7 o8"), owner: 0 },
      { ...group("r9 b9 k9"), owner: 0 },
      ...["r13 r13", "k2 k2", "b7 b7", "o12 o12", "k10 o6"].map((text) => ({
        ...group(text),
        kind: "pair" as const,
        owner: 2,
      })),
    ],
    stands: [faces("b4 k4 o4 r4"), [], [], faces("o5 o6 o7 o8"), [], [], [], [], [], faces("k10 k10")],
    discard_pile: faces("b12 o12 b10 k12 r12 o10 b1 r8 k12"),
    discarded_by: [3, 0, 1, 2, 3, 0, 1, 2, 3],
    stock: 16,
  },
  offer: { kinds: ["meld", "lay_off", "swap", "discard"], careless: faces("o9") },
  hand: told(["r6 r7 started"], "b3 b5 k8 o3 o9", [fact("loose", { count: 5 })]),
  aim: [
    fact("wild_tile", { tile: "o6" }),
    fact("first_meld", { minimum: 101 }),
    fact("first_meld_pairs", { count: 5 }),
  ],
  score: sheet([row([-101, 84, 202, 16], [0])], { goal_kind: "deals", goal: 5 }),
};

/** Indian Rummy with 21 cards: the seven of hearts was cut, and its neighbours are worth something too. */
export const CUT_CARD: Sample = {
  info: {
    game: "indian_rummy_21",
    names: { en: "Indian Rummy, 21 cards" },
    seats: seated(["Mei-Ling", "Ada", "Bo", "Cleo"]),
    manner: { ...TABLE.manner, may_leave: true, leaving: 70, melds: "declared", drops: true },
  },
  view: {
    order: [0, 1, 2, 3],
    hand: faces("4S 5S 6S 9D 9D 9D JC QC KC AC 3H 4H 7D KS 8H KD 2C 7H 6H 5C JD AD"),
    counts: [22, 21, 21, 21],
    draws: [5, 4, 4, 4],
    opened: [false, false, false, false],
    out: [null, null, "middle_drop", null],
    wild: 128 + (faces("7H")[0] ?? 0),
    indicator: faces("7H")[0] ?? null,
    wilds: faces("7S 7H 7D 7C 8H 6H JK"),
    stock: 84,
  },
  offer: { kinds: ["discard", "declare"], costs: { drop: 70, declare: 120 } },
  hand: told(
    ["4S 5S 6S pure_run", "9D 9D 9D tunnela", "JC QC KC AC pure_run", "3H 4H 7D=5H run", "KS 8H=KH KD group"],
    "2C 7H 6H 5C JD AD",
    [fact("pure_runs", { count: 3, wanted: 3 }, true), fact("points", { points: 28 })],
  ),
  aim: [fact("wild_cut", { rank: 7, upper: "8H", lower: "6H" }), fact("pure_runs_wanted", { count: 3 })],
  clock: { seat: 0, left_ms: 60_000, turn_ms: 90_000, bank_ms: 0 },
};
