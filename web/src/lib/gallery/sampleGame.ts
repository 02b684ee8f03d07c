/** A table in play without a server, for the gallery: it tells what it is given, and judges as it is told. */
import type { DealScore, HandJudgement, Judgement, Offer, ScoreSheet, TableInfo, View, Welcome } from "$lib/protocol";
import type { Wire } from "$lib/socket";
import { TableGame } from "$lib/table/game.svelte";
import { faces } from "./sampleHands";
import { seated, TABLE } from "./sampleTable";

const HAND = "4H 5H 6H 9S TS JS KH KD 2C 3C 7S JD AD 8D";

const VIEW: View = {
  seat: 0,
  order: [0, 1, 2],
  turn: 0,
  phase: "play",
  step: 1,
  plays: 0,
  draws: [4, 3, 3],
  starter: 1,
  dealer: 0,
  turn_number: 9,
  hand: faces(HAND),
  counts: [14, 13, 13],
  opened: [false, false, false],
  table: [],
  stock: 42,
  discard_pile: faces("4C 9D QS"),
  taken: null,
  must_play: null,
  kept: [],
  shown: [],
  turns_left: null,
  wild: 0,
  indicator: null,
  out: [],
  misses: [],
  result: null,
  upcard: null,
  upcard_offers: null,
  discarded_by: [],
  known: [],
  knocker: null,
  opened_now: false,
  resume: null,
  bought: [],
  finisher: null,
  scheduled: 0,
  taken_pile: [],
  careless: [],
  laid_on: [],
  closer: null,
  fighters: [],
  bonus: [],
  totals: [],
  added: false,
  has_drawn: false,
  no_discard: false,
  answer: null,
  knock_limit: null,
  open_hand: [],
  open_points: 0,
  deadwood: null,
  wilds: [],
  stands: [],
  laid_points: [],
  sides: [],
  frozen: false,
  minimum: null,
  least_pairs: null,
  freezers: [],
  books: [],
  full: [],
  second_hands: [],
  picked_up: [],
  claimant: null,
  shower: null,
  in_pairs: [],
  first_points: 0,
  first_pairs: 0,
  tiles_added: 0,
  passed_on: null,
};

const OFFER: Offer = {
  kinds: ["meld", "lay_off", "discard"],
  actions: [],
  costs: {},
  showings: [],
  lay_offs: [],
  borrows: [],
  buy_penalty: 0,
  buy_points: 0,
  buys_left: null,
  end_called: "",
  takes: [],
  draws: 1,
  faced: false,
  turned: null,
  face_down: false,
  goes_on: false,
  careless: [],
};

const ROW: DealScore = {
  kind: "went_out",
  points: [],
  winners: [],
  held: [],
  grouped: [],
  stands: [],
  won_by: null,
  bonus: 0,
  doubled: false,
  boxes: 0,
  paid: [],
  reckoned: [],
  parts: [],
  stays_out: [],
};

/** A row of the score sheet: the points by seat, and who won. */
export function row(points: readonly number[], winners: readonly number[], more: Partial<DealScore> = {}): DealScore {
  return { ...ROW, points, winners, held: points.map(Math.abs), ...more };
}

/** A score sheet with the sums of its rows. */
export function sheet(rows: readonly DealScore[], more: Partial<ScoreSheet> = {}): ScoreSheet {
  const seats = rows[0]?.points.length ?? 0;
  const totals = Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  return {
    rows,
    totals,
    goal_kind: "deals",
    goal: 3,
    result: null,
    unit: "points",
    eliminated: [],
    settlement: null,
    stake: null,
    wins_by: "highest",
    hands_count: true,
    columns: [],
    places: [],
    sides: [],
    rejoined: [],
    coming_in: [],
    round_deals: 0,
    ...more,
  };
}

export interface Sample {
  readonly info?: Partial<TableInfo>;
  readonly view?: Partial<View>;
  readonly offer?: Partial<Offer> | null;
  readonly score?: ScoreSheet | null;
  readonly clock?: Welcome["clock"];
  readonly hand?: HandJudgement | null;
  readonly aim?: Welcome["aim"];
  readonly events?: Welcome["events"];
  /** What is said of an action that is tried. */
  readonly judged?: Partial<Judgement>;
}

let made = 0;

/** A table in play with all that a sample says; the rest is a table of cards at which it is my turn. */
export function sampleGame(sample: Sample = {}): TableGame {
  const info: TableInfo = {
    ...TABLE,
    id: `sample${++made}`,
    game: "standard_rummy",
    names: { en: "Standard Rummy", de: "Standard-Rommé", ja: "ラミー", "zh-Hant": "標準拉米", "zh-Hans": "标准拉米" },
    options: {},
    state: "playing",
    seats: seated(["Mei-Ling", "Ada", "Bo"], { 2: { kind: "bot" } }),
    watching: 0,
    ...sample.info,
  };
  const welcome: Welcome = {
    type: "welcome",
    version: 7,
    table: info,
    seat: info.you,
    view: { ...VIEW, ...sample.view },
    score: sample.score ?? null,
    clock: sample.clock ?? null,
    offer: sample.offer === null ? null : { ...OFFER, ...sample.offer },
    events: sample.events ?? [],
    versions: [],
    hand: sample.hand ?? null,
    rack: null,
    takes_back: false,
    written: [],
    aim: sample.aim ?? [],
  };
  const judgement = { sets: [], played: [], opening: null, minimum: null, refusal: null, penalty: null, ways: [] };
  return new TableGame(info, "", () => {
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        const asked = JSON.parse(text) as { readonly type: string; readonly id: number; readonly action?: unknown };
        if (asked.type === "hello") say(welcome);
        else if (asked.type === "ping") say({ type: "pong" });
        else if (asked.type === "try")
          say({ type: "tried", id: asked.id, action: asked.action, ...judgement, ...sample.judged });
        else if (asked.type === "group_hand") say({ type: "grouped", id: asked.id, hand: welcome.hand });
        else say({ type: "accepted", id: asked.id, version: welcome.version });
      },
      close: () => undefined,
    };
    const say = (message: object): void =>
      queueMicrotask(() => wire.onmessage?.({ data: JSON.stringify(message) } as never));
    queueMicrotask(() => wire.onopen?.({} as never));
    return wire;
  });
}

/** Do something once a table is there and has its measures; the returned function forgets it. */
export function afterLayout(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(then);
    });
  });
  return () => cancelAnimationFrame(frame);
}
