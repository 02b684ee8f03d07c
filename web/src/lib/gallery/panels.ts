/** Panels over a table with what is in them, for the gallery. */
import { parseFaces } from "$lib/faces";
import type { Event } from "$lib/protocol";
import type { TableGame } from "$lib/table/game.svelte";
import { sampleGame } from "./sampleGame";
import { faces, told } from "./sampleHands";
import { seated, TABLE } from "./sampleTable";
import { FOUR, gin, going, indian } from "./tables";

interface Shown {
  readonly game: TableGame;
  /** What is done once the table is there. */
  readonly then?: (game: TableGame) => void;
}

const WHOLE = ["4H 5H 6H pure_run", "9S TS 7D=JS run", "KH KD KC group", "2C 3C 4C 5C run"];
const WRONG = ["4H 5H 6H pure_run", "9S TS 7D=JS run", "KH KD started", "2C 3C 5C started"];
const held = (groups: readonly string[], loose: string) => ({
  hand: told(groups, loose),
  view: {
    hand: faces(`${groups.map((group) => group.replaceAll(/=\w+| \w+$/g, "")).join(" ")} ${loose}`),
    counts: [14, 13, 13],
    wild: 7,
    wilds: faces("7S 7H 7D 7C JK"),
  },
  offer: {
    kinds: ["discard", "declare", "drop"],
    actions: [{ type: "drop" } as const],
    costs: { drop: 40, declare: 80 },
  },
});
const set = (flaw: string | null) => ({
  order: [],
  kinds: [],
  value: 0,
  stands: [],
  flaw,
  text: null,
  params: {},
});

const declares = (game: TableGame): void => {
  game.panel = "declare";
};

const card = (text: string): number => parseFaces(text)?.[0] ?? 0;
const LOG: readonly Event[] = [
  { type: "dealt", seat: 0, count: 13, cards: null },
  { type: "upcard", card: card("4C") },
  { type: "wild_indicator", card: card("7D"), rank: 7 },
  { type: "drew", seat: 1, source: "stock", count: 1, cards: null },
  { type: "melded", seat: 1, meld: 0, cards: faces("8S 9S TS JS") },
  { type: "discarded", seat: 1, card: card("9D") },
  { type: "drew", seat: 2, source: "discard", count: 1, cards: faces("9D") },
  { type: "laid_off", seat: 2, meld: 0, cards: faces("QS"), becomes: faces("8S 9S TS JS QS") },
  { type: "discarded", seat: 2, card: card("KH") },
  { type: "time_ran_out", seat: 0, restored: false },
  { type: "stock_turned", count: 31, shuffled: true },
];

export const PANELS = {
  finish: (): Shown => ({ game: indian(held(WHOLE, "9D")), then: declares }),
  "finish-wrong": (): Shown => ({
    game: indian({
      ...held(WRONG, "JD AD 9D"),
      judged: {
        sets: [set(null), set(null), set("too_short"), set("mixed")],
        refusal: {
          code: "mixed",
          text: "2C 3C 5C is neither a group nor a run.",
          rule: "",
          params: { meld: "2C 3C 5C" },
        },
        penalty: 80,
      },
    }),
    then: (game) => {
      game.selection.pickUp(game.hand.pieces.filter(({ face }) => face === card("9D")).map(({ id }) => id));
      declares(game);
    },
  }),
  "finish-show": (): Shown => ({
    game: sampleGame({ ...held(WRONG, "JD AD 9D"), offer: { kinds: ["show_melds"] } }),
    then: (game) => {
      game.panel = "show_melds";
    },
  }),
  "knock-panel": (): Shown => ({
    game: gin(),
    then: (game) => {
      game.panel = "knock";
    },
  }),
  drop: (): Shown => ({
    game: indian(),
    then: (game) => {
      game.buttons.asking = "drop";
    },
  }),
  joker: (): Shown => ({ game: sampleGame() }),
  people: (): Shown => ({
    game: sampleGame({
      info: {
        seats: seated(FOUR, {
          1: { connected: false, away_ms: 75_000 },
          2: { kind: "bot" },
          3: { stand_in: true, rating: 1512 },
        }),
        pause_asked: [3],
        watching: 2,
        manner: { ...TABLE.manner, may_leave: true, leaving: 40 },
      },
      view: { order: [0, 1, 2, 3] },
    }),
  }),
  log: (): Shown => ({ game: sampleGame({ events: LOG }) }),
  "keys-tiles": (): Shown => ({ game: sampleGame() }),
  "keys-cards": (): Shown => ({ game: sampleGame() }),
  rules: (): Shown => ({ game: sampleGame() }),
} as const satisfies Readonly<Record<string, () => Shown>>;

export type Panel = keyof typeof PANELS;

/** Every way in which a table waits or goes on. */
export const WAITING = [
  sampleGame({ info: { paused: true, going_on: going("resume", [1], [0, 2]) } }),
  sampleGame({ info: { pause_asked: [1] } }),
  sampleGame({
    info: {
      votes_needed: 2,
      seats: seated(["Mei-Ling", "Ada", "Bo"], { 0: { votes: [] }, 2: { connected: false, votes: [1] } }),
    },
  }),
  sampleGame({
    info: { seats: seated(["Mei-Ling", "Ada", "Bo"], { 0: { stand_in: true }, 2: { connected: false } }) },
  }),
  sampleGame({ info: { awaited: { seat: 1, left_ms: 29_500 } } }),
  sampleGame({ info: { you: null, watching: 2 }, view: { seat: null, hand: [] } }),
];
