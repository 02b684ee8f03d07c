/** A game at a table whose server is the test: what it says, and what it is asked. */
import { afterEach, beforeEach, vi } from "vitest";
import { seated } from "$lib/gallery/sampleTable";
import type { Action, Event, Offer, SetJudgement, TableInfo, TableMeld, Tried, View } from "$lib/protocol";
import type { Wire } from "$lib/socket";
import { TableGame } from "$lib/table/game.svelte";
import { tableInfo } from "../tableInfo";
import { faces, show } from "./faces";

class FakeWire implements Wire {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  /** The last message of a type, with the action it carries. */
  last(type: string): { id: number; action: Action } | undefined {
    return this.sent.filter((each) => each["type"] === type).at(-1) as never;
  }
}

export const info = tableInfo({ seats: seated(["Ada", "Bo"], { 1: { kind: "bot" } }) });

/** The same table, of a game whose melds stay as they were laid. */
export const felt: TableInfo = { ...info, manner: { ...info.manner, rearranges: false } };

export const meld = (text: string, kind: "run" | "group" = "run"): TableMeld =>
  ({ cards: faces(text), kind, owner: null, moved: [], by: [], original: [] }) as TableMeld;

export function view(hand: string, table: TableMeld[] = [], more: Partial<View> = {}): View {
  return {
    seat: 0,
    order: [0, 1],
    turn: 0,
    phase: "rearrange",
    starter: 0,
    dealer: null,
    turn_number: 3,
    hand: faces(hand),
    counts: [faces(hand).length, 14],
    opened: [false, false],
    table,
    stock: 60,
    discard_pile: [],
    taken: null,
    must_play: null,
    kept: [],
    shown: [],
    turns_left: null,
    result: null,
    ...more,
  } as View;
}

let wires: FakeWire[];
export let game: TableGame;
const stored = new Map<string, string>();
export const wire = (): FakeWire => wires.at(-1)!;

function sit(): TableGame {
  return new TableGame(info, "ws://here", () => {
    wires.push(new FakeWire());
    return wire();
  });
}

/** What the server offers in a phase of my turn. */
function offered({ turn, phase }: View): Partial<Offer> | null {
  if (turn !== 0) return null;
  if (phase === "rearrange") return { kinds: ["rearrange", "pass"], actions: [] };
  if (phase === "play") return { kinds: ["meld", "lay_off", "discard"], actions: [], careless: [] };
  const draws = [{ type: "draw", source: "stock" } as const, { type: "draw", source: "discard" } as const];
  return { kinds: ["draw"], actions: draws };
}

const tableOf = ({ phase }: View): TableInfo => (phase === "rearrange" ? info : felt);

export function welcome(now: View, version = 5, table: TableInfo = tableOf(now)): void {
  const news = { view: now, offer: offered(now), score: null, clock: null, events: [] };
  wire().onopen?.({} as never);
  wire().say({ type: "welcome", version, table, seat: 0, written: [], ...news });
}

export function update(now: View, events: Event[] = [], version = 6): void {
  wire().say({ type: "update", version, view: now, offer: offered(now), score: null, clock: null, events });
}

export const verdict = (
  order: string,
  kinds: SetJudgement["kinds"] = ["run"],
  more: Partial<SetJudgement> = {},
): SetJudgement => ({
  order: faces(order),
  kinds,
  value: 0,
  stands: faces(order),
  flaw: kinds.length === 0 ? "mixed" : null,
  text: null,
  params: {},
  ...more,
});

/** Let the pause before a question pass and answer it. */
export async function tried(sets: SetJudgement[], more: Partial<Tried> = {}): Promise<void> {
  vi.advanceTimersByTime(30);
  const id = wire().last("try")!.id;
  wire().say({ type: "tried", id, sets, played: [], opening: null, minimum: null, refusal: null, ...more });
  await vi.advanceTimersByTimeAsync(0);
}

export const id = (name: string): number => game.hand.pieces.find((piece) => show([piece]) === name)!.id;
export const table = (): string[] => game.pieces.sets.map((set) => show(set.pieces));

/** The page is loaded again. */
export function reload(): void {
  game.close();
  game = sit();
}

/** Every test of the file sits down at such a table, whose clock is the test's, and gets up at its end. */
export function everyTestSits(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    stored.clear();
    wires = [];
    game = sit();
  });
  afterEach(() => game.close());
}
