/** Tables in play, each in a state of its own, for the gallery. */
import type { SetJudgement, TableMeld } from "$lib/protocol";
import type { TableGame } from "$lib/table/game.svelte";
import { row, sampleGame, sheet, type Sample } from "./sampleGame";
import { faces, told } from "./sampleHands";
import { fact, group, meld, run } from "./sampleMelds";
import { seated, TABLE } from "./sampleTable";
import { CUT_CARD, OKEY_101 } from "./wildTables";

const MELDS = ["7S 7H 7C", "8S 9S TS JS", "JH JD JC", "AD 2D 3D 4D 5D 6D", "KS KH KD KC", "2C 3C 4C"];
const FOUR = ["Mei-Ling", "Ada", "Bo", "Cleo"];
const TWELVE = [...FOUR, "Dario", "Emi", "Faro", "王小明", "Grit", "Hana", "Ida", "Maximilian von Habsburg"];

const INDIAN: Sample = {
  info: {
    game: "indian_rummy_points",
    names: { en: "Indian Rummy" },
    manner: { ...TABLE.manner, may_leave: true, leaving: 40, melds: "declared", drops: true },
    seats: seated(["Mei-Ling", "Ada", "Bo", "Cleo", "Dario", "Emi"], {
      2: { kind: "bot" },
      3: { connected: false, away_ms: 75_000 },
    }),
  },
  view: {
    order: [0, 1, 2, 3, 4, 5],
    draws: [4, 3, 3, 3, 3, 3],
    counts: [14, 13, 13, 13, 13, 13],
    opened: [false, false, false, false, false, false],
    out: [null, null, null, null, "first_drop", null],
    wild: 7,
    indicator: faces("7D")[0] ?? null,
    wilds: faces("7S 7H 7D 7C JK"),
  },
  offer: { kinds: ["discard", "declare", "drop"], actions: [{ type: "drop" }], costs: { drop: 40, declare: 80 } },
  hand: told(["4H 5H 6H pure_run", "9S TS JS run", "KH KD started"], "2C 3C 7S JD AD 8D", [
    fact("pure_life", {}, true),
    fact("second_life", {}, true),
    fact("points", { points: 38 }),
  ]),
  aim: [fact("two_lives"), fact("deals", { number: 2, count: 6 })],
  score: sheet([row([-20, 0, -40, -12, -20, -8], [1])], { places: [4, 1, 6, 3, 4, 2] }),
  clock: { seat: 0, left_ms: 40_000, turn_ms: 60_000, bank_ms: 0 },
};

const STANDARD: Sample = {
  hand: told(["4H 5H 6H run", "9S TS JS run", "KH KD started"], "2C 3C 7S JD AD 8D", []),
};

const GIN: Sample = {
  info: {
    game: "gin_rummy",
    names: { en: "Gin Rummy" },
    seats: seated(["Mei-Ling", "Ada"]),
    manner: { ...TABLE.manner, lay_offs: true, melds: "knocked", owned: true },
  },
  view: {
    order: [0, 1],
    hand: faces("4H 5H 6H 9S TS JS KH KD KC AD 8D"),
    counts: [11, 10],
    draws: [4, 3],
    opened: [false, false],
    deadwood: 9,
    knock_limit: 10,
  },
  offer: {
    kinds: ["discard", "knock"],
    actions: [{ type: "knock" }],
    showings: [
      { discard: faces("8D")[0]!, melds: ["4H 5H 6H", "9S TS JS", "KH KD KC"].map(faces), deadwood: 1 },
      { discard: faces("AD")[0]!, melds: ["4H 5H 6H", "9S TS JS", "KH KD KC"].map(faces), deadwood: 8 },
    ],
  },
  hand: told(["4H 5H 6H run", "9S TS JS run", "KH KD KC group"], "AD 8D", [
    fact("deadwood", { points: 9 }),
    fact("knock", { limit: 10 }, true),
  ]),
  aim: [fact("knock_limit", { limit: 10 }), fact("target", { points: 100 })],
  score: sheet([row([25, 0], [0], { won_by: "gin" }), row([0, 12], [1], { won_by: "knock" })], {
    goal_kind: "points",
    goal: 100,
  }),
};

const RUN = "r4 r5 r6 r7";
const verdict = (text: string, kinds: SetJudgement["kinds"], flaw: string | null): SetJudgement => ({
  order: faces(text),
  kinds,
  value: 20,
  stands: faces(text),
  flaw,
  text: flaw,
  params: {},
});

const TILES: Sample = {
  info: {
    game: "rummikub",
    names: { en: "Rummikub", "zh-Hant": "拉密", "zh-Hans": "拉密", ja: "ラミィキューブ" },
    seats: seated(FOUR, { 2: { kind: "bot" } }),
    hints: true,
    manner: { ...TABLE.manner, rearranges: true },
  },
  view: {
    phase: "rearrange",
    order: [0, 1, 2, 3],
    hand: faces("r1 r2 b7 b8 b9 k13 o13 o1 J r11 k4"),
    counts: [11, 9, 14, 3],
    draws: [0, 0, 0, 0],
    opened: [true, true, false, true],
    table: [
      group("r10 b10 k10"),
      run(RUN),
      run("o5 J o7 o8"),
      group("b13 k13 r13 o13"),
      run("k1 k2 k3 k4 k5 k6 k7 k8 k9"),
    ],
    stands: [[], [], faces("o5 o6 o7 o8"), [], []],
    discard_pile: [],
    stock: 37,
  },
  offer: { kinds: ["rearrange", "pass"] },
};

/** A table in play, and what is done at it before it is looked at. */
export interface Play {
  readonly sample: Sample;
  readonly then?: (game: TableGame) => void;
}

const select =
  (text: string) =>
  (game: TableGame): void => {
    game.selection.pickUp(
      faces(text).flatMap((face) => game.hand.pieces.find((piece) => piece.face === face)?.id ?? []),
    );
  };

const felt = (melds: readonly TableMeld[], more: Sample = {}): Sample => ({
  ...STANDARD,
  ...more,
  view: {
    table: melds,
    stands: melds.map(() => []),
    opened: [true, true, true],
    ...more.view,
  },
});

export const PLAYS = {
  draws: {
    sample: {
      ...STANDARD,
      view: { phase: "draw" },
      offer: {
        kinds: ["draw"],
        actions: [
          { type: "draw", source: "stock" },
          { type: "draw", source: "discard" },
        ],
      },
    },
  },
  waits: { sample: { ...STANDARD, view: { turn: 1, phase: "draw" }, offer: null } },
  wild: { sample: INDIAN, then: select("8D") },
  "cut-card": { sample: CUT_CARD, then: select("AD") },
  "laid-tiles": { sample: OKEY_101, then: select("o9") },
  contract: {
    sample: {
      ...STANDARD,
      info: { game: "continental_rum", names: { en: "Continental" } },
      aim: [fact("melds_wanted", { melds: "5-4-3-3" }), fact("deals", { number: 3, count: 7 })],
    },
  },
  melds: {
    sample: felt(
      MELDS.slice(0, 4).map((text) => meld(text)),
      { offer: { kinds: ["meld", "lay_off", "discard"] } },
    ),
    then: select("7S"),
  },
  "many-melds": { sample: felt(Array.from({ length: 18 }, (_, at) => meld(MELDS[at % MELDS.length]!))) },
  owners: {
    sample: felt(
      MELDS.map((text, at) => meld(text, at % 4)),
      {
        info: {
          game: "rummy_500",
          names: { en: "500 Rummy" },
          seats: seated(FOUR),
          manner: { ...TABLE.manner, spread: true, owned: true },
        },
        view: {
          order: [0, 1, 2, 3],
          counts: [14, 9, 8, 3],
          draws: [4, 3, 3, 3],
          opened: [true, true, true, true],
          phase: "draw",
          discard_pile: faces("4C 9D QS 2H TD 5S 5C KS 3D"),
        },
        offer: {
          kinds: ["draw"],
          actions: [
            { type: "draw", source: "stock" },
            ...faces("5S 5C KS 3D").map((card) => ({ type: "draw", source: "discard", card }) as const),
          ],
        },
      },
    ),
  },
  knock: { sample: GIN, then: select("8D") },
  "lay-offs": {
    sample: {
      ...GIN,
      view: {
        ...GIN.view,
        phase: "lay_off",
        hand: faces("4H 5H 6H 9S TS JS 7H KD QC AD"),
        counts: [10, 10],
        table: [meld("8H 9H TH", 1), meld("2S 2H 2D", 1), meld("QD QH QS", 1)],
        stands: [[], [], []],
        knocker: 1,
        open_hand: faces("3C"),
        open_points: 3,
        knock_limit: null,
      },
      offer: {
        kinds: ["lay_off", "pass"],
        lay_offs: [{ type: "lay_off", meld: 0, cards: faces("7H") }],
      },
      hand: told(["4H 5H 6H run", "9S TS JS run"], "7H KD QC AD", []),
    },
  },
  twelve: {
    sample: {
      ...STANDARD,
      info: { seats: seated(TWELVE, { 5: { connected: false }, 6: { stand_in: true }, 7: { kind: "bot" } }) },
      view: {
        order: TWELVE.map((_, seat) => seat),
        counts: TWELVE.map((_, seat) => (seat === 0 ? 14 : 13 - seat)),
        draws: TWELVE.map(() => 2),
        opened: TWELVE.map(() => false),
      },
    },
  },
  tiles: { sample: TILES },
  "tile-draft": {
    sample: {
      ...TILES,
      judged: {
        sets: [
          ...(TILES.view?.table ?? []).map(({ cards, kind }) => ({
            ...verdict("", [kind], null),
            order: cards,
            stands: cards,
          })),
          verdict("b7 b8 b9", ["run"], null),
          verdict("k13 o13", [], "too_short"),
          verdict("r1 r2 r11", [], "mixed"),
        ],
        refusal: {
          code: "mixed",
          text: "r1 r2 r11 is neither a group nor a run",
          rule: "rummikub/melds",
          params: { meld: "r1 r2 r11" },
        },
      },
    },
    then: (game) => {
      for (const text of ["b7 b8 b9", "k13 o13", "r1 r2 r11"]) {
        const ids = faces(text).flatMap((face) => game.hand.pieces.find((piece) => piece.face === face)?.id ?? []);
        game.place({ zone: "new" }, ids);
      }
    },
  },
  "tile-waits": { sample: { ...TILES, view: { ...TILES.view, turn: 1 }, offer: null } },
  paused: { sample: { ...STANDARD, info: { paused: true, going_on: going("resume", [1], [0, 2]) } } },
  end: {
    sample: {
      ...INDIAN,
      info: { ...INDIAN.info, state: "between_deals", going_on: going("next_deal", [1, 2], [0, 3]) },
      view: {
        ...INDIAN.view,
        result: {
          kind: "went_out",
          winner: 1,
          hands: [
            "4H 5H 6H 9S TS JS KH KD 2C 3C 7S JD AD",
            "",
            "2S 3S 4S 8C 8D 8H 5D 6D 9C TC QH KS JK",
            "AS 2H 3D 4C 5S 6C 8S 9H TH JC QD KC 9D",
            "",
            "5C 5H 5D TD JD QD 7C 2D 3H 4D AH AC 6S",
          ].map(faces),
          first: 1,
          order: [0, 1, 2, 3, 4, 5],
          turns: 21,
          melds: [],
          concealed: true,
          draws: 4,
          taken: [],
          out: [null, null, null, null, "first_drop", null],
          wild: 7,
          upcard: null,
          laid_off: [],
          scheduled: 0,
          laid_by: [],
          careless: [],
          last: null,
          closer: null,
          fighters: [],
          by_discard: false,
          bonus: [],
          second_hands: [],
          shower: null,
          bought: [],
          in_pairs: [],
          taken_last: [],
        },
      },
      offer: null,
      score: sheet([row([-20, 0, -40, -12, -20, -8], [1]), row([-38, 131, -21, -80, -20, -24], [1])], { goal: 6 }),
    },
  },
  over: {
    sample: {
      ...GIN,
      info: { ...GIN.info, state: "over", rated: true, going_on: going("rematch", [], [0, 1]) },
      view: {
        ...GIN.view,
        result: {
          kind: "knocked",
          winner: 0,
          hands: ["4H 5H 6H 9S TS JS KH KD KC AD", "2S 2H 2D 8C 9C TC QH QD 5S 7D"].map(faces),
          first: 0,
          order: [0, 1],
          turns: 12,
          melds: [],
          concealed: false,
          draws: 6,
          taken: [],
          out: [],
          wild: 0,
          upcard: null,
          laid_off: [[], []],
          scheduled: 0,
          laid_by: [],
          careless: [],
          last: null,
          closer: null,
          fighters: [],
          by_discard: false,
          bonus: [],
          second_hands: [],
          shower: null,
          bought: [],
          in_pairs: [],
          taken_last: [],
        },
      },
      offer: null,
      score: sheet(
        [
          row([25, 0], [0], { won_by: "gin" }),
          row([0, 12], [1], { won_by: "knock" }),
          row([31, 0], [0], {
            won_by: "knock",
            held: [1, 32],
            grouped: [["4H 5H 6H", "9S TS JS", "KH KD KC"].map(faces), ["2S 2H 2D", "8C 9C TC"].map(faces)],
          }),
        ],
        { goal_kind: "points", goal: 50, result: { winners: [0], totals: [56, 12], finals: [] }, places: [1, 2] },
      ),
    },
  },
} as const satisfies Readonly<Record<string, Play>>;

/** How a table goes on, half a minute before it does; no time where nobody has agreed. */
export function going(to: "next_deal" | "rematch" | "resume", agreed: readonly number[], asked: readonly number[]) {
  const left = agreed.length > 0 ? 29_500 : null;
  return { to, agreed, asked, left_ms: left, total_ms: left === null ? null : 60_000 };
}

export const indian = (more: Sample = {}): TableGame => sampleGame({ ...INDIAN, ...more });
export const gin = (): TableGame => sampleGame(GIN);
export { FOUR };
