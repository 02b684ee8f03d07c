/** Parts of a table, each by itself, with what it needs of the others. */
import { describe, expect, test } from "vitest";
import { seated } from "$lib/gallery/sampleTable";
import type { Action, Draw, LayOff, Listed, Tried, View } from "$lib/protocol";
import { numbers, type Board } from "$lib/table/board";
import { Buttons } from "$lib/table/buttons.svelte";
import { begin } from "$lib/table/draft";
import { Fitting } from "$lib/table/fitting.svelte";
import { Hand, type Holds } from "$lib/table/hand.svelte";
import { Pieces } from "$lib/table/pieces.svelte";
import { Pile } from "$lib/table/pile.svelte";
import { Selection } from "$lib/table/selection.svelte";
import type { Turn } from "$lib/table/turn";
import { partly } from "../partly";
import { tableInfo } from "../tableInfo";
import { faces } from "./faces";

const ids = numbers();
const pieces = (text: string): Board["hand"] => faces(text).map((face) => ({ id: ids.next(), face }));

describe("a pile that is taken down to a card", () => {
  const info = tableInfo();
  const [card] = faces("9S");
  const draws = [{ under: 4 }, {}].map((more): Draw => ({ type: "draw", source: "discard", card: card!, ...more }));

  /** A pile with the cards of which those are offered. */
  function pileOf(text: string, offered: readonly Draw[] = draws): { pile: Pile; cards: number[] } {
    const manner = { ...info.manner, spread: true, takes_down: true };
    const lying = pieces(text);
    const table = { info: { ...info, manner }, canMove: true, takes: () => true, offered: () => offered as never };
    return { pile: new Pile(table, { board: { sets: [], hand: [], pile: lying } }), cards: lying.map(({ id }) => id) };
  }

  test("of two equal cards either is taken", () => {
    const { pile, cards } = pileOf("4D 9S KH KD 9S 3H");
    expect(cards.map((each) => pile.canDraw(each))).toEqual([false, true, false, false, true, false]);
    expect([cards[1]!, cards[4]!].map((each) => pile.drawOf(each))).toEqual(draws);
  });

  test("a deeper card that is of no use is not marked for the sake of the upper one", () => {
    const { pile, cards } = pileOf("4D 9S KH KD 9S 3H", draws.slice(1));
    expect(cards.map((each) => pile.canDraw(each))).toEqual([false, false, false, false, true, false]);
  });

  test("the first tap chooses how deep, a second one takes; the top needs no choice", () => {
    const { pile, cards } = pileOf("4D 9S KH", [draws[1]!, { ...draws[1]!, card: faces("KH")[0]! }]);
    expect([cards[1]!, cards[2]!].map((each) => pile.choosesDepth(each))).toEqual([true, false]);
    pile.chosen = cards[1]!;
    expect(pile.choosesDepth(cards[1]!)).toBe(false);
    expect(pile.down).toMatchObject({ face: card, count: 2 });
    expect(cards.map((each) => pile.comesAlong(each))).toEqual([false, true, true]);
  });
});

describe("a selection", () => {
  const [held, other, lent] = pieces("7H 8H 9H");
  const set = { id: 1, number: 0, pieces: [other!, lent!], kind: "run" as const, owner: 1 };

  function selection(more: { canMove?: boolean; borrows?: View["table"][number]["cards"] } = {}): Selection {
    const offer = { borrows: [[0, more.borrows ?? []]] } as never;
    return new Selection({
      table: { canMove: more.canMove ?? true, myTurn: true, offer, rearranges: false },
      line: { said: null },
      pieces: { draft: null, sets: [set], mine: new Set(), setOf: () => set },
      hand: { holds: (list) => list.every((id) => id === held!.id), drawn: new Set() },
      judge: () => undefined,
    });
  }

  test("takes cards of my hand at any time, and of melds what may be borrowed in my turn", () => {
    const all = [held!, other!, lent!].map(({ id }) => id);
    const picked = (now: Selection): readonly number[] => {
      for (const id of all) now.toggle(id);
      return now.ids;
    };
    expect(picked(selection({ borrows: faces("9H") }))).toEqual([held!.id, lent!.id]);
    expect(picked(selection({ borrows: faces("9H"), canMove: false }))).toEqual([held!.id]);
  });

  test("lets go of what is not there any more, and looks at nothing that is gone", () => {
    const now = selection();
    now.toggle(held!.id);
    now.looked = 99;
    now.keep(new Set());
    expect([now.ids, now.looked]).toEqual([[], null]);
  });
});

describe("cards that are laid off after a knock", () => {
  const melds = [pieces("4H 5H 6H"), pieces("7S 7D 7C")].map((list, number) => ({
    id: number,
    number,
    pieces: list,
    kind: null,
    owner: 1,
  }));

  async function fitting(fits: readonly number[]): Promise<Fitting> {
    const tried = (meld: number): Tried => partly<Tried>({ refusal: fits.includes(meld) ? null : ({} as never) });
    const now = new Fitting({
      table: { laysOff: true, offer: null },
      line: { tryOut: (action) => Promise.resolve(tried((action as LayOff).meld)) },
      pieces: { board: { sets: melds, hand: [], pile: [] }, faces: () => faces("7H") },
      selection: { ids: [5] },
    });
    await now.look();
    return now;
  }

  test("go to the one meld that takes them", async () => {
    expect((await fitting([0])).action).toEqual({ type: "lay_off", meld: 0, cards: faces("7H") });
  });

  test("wait for a tap where several do", async () => {
    const now = await fitting([0, 1]);
    expect([now.melds, now.action, now.asked]).toEqual([[0, 1], null, false]);
  });
});

describe("buttons", () => {
  const acted: Action[] = [];
  function buttons(actions: readonly Listed[], seats = seated(["Ada", "Bo"], { 1: { kind: "bot" } })): Buttons {
    const kinds = actions.map(({ type }) => type as string);
    const view = partly<View>({ turn: 0, result: null, phase: "play", hand: [], discard_pile: [], stock: 9 });
    const turn = partly<Turn>({
      view,
      seat: 0,
      offer: { kinds, actions, costs: {} } as never,
      selected: [],
      draft: null,
    });
    const table = { ...turn, info: tableInfo({ seats }), tiles: false, over: false, watching: false, myTurn: true };
    return new Buttons({
      table: { ...table, canMove: true, name: String, takes: (kind) => kinds.includes(kind) },
      turn: () => turn,
      presses: { line: { act: (action: Action) => Promise.resolve(void acted.push(action)) } } as never,
    });
  }

  test("ask before what nothing takes back, and going on is as good an answer", () => {
    const now = buttons([{ type: "drop" }]);
    now.extra("drop");
    expect([now.asking, acted]).toEqual(["drop", []]);
    now.decide(false);
    expect([now.asking, acted]).toEqual([null, []]);
    now.extra("drop");
    now.decide(true);
    expect(acted).toEqual([{ type: "drop" }]);
  });
});

describe("pieces", () => {
  test("keep their identities through news, and what came to the table is marked", () => {
    const now = new Pieces();
    const view = (hand: string, table: readonly string[]): View =>
      partly<View>({
        hand: faces(hand),
        table: table.map((text) => ({ cards: faces(text), kind: "run", owner: null }) as never),
        discard_pile: [],
      });
    now.follow(now.board, view("r7", ["r4 r5 r6"]), { orderly: true, drafting: false });
    const [set] = now.sets;
    const before = now.homes();
    now.follow(now.board, view("r7", ["r3 r4 r5 r6"]), { orderly: true, drafting: true });
    now.mark(before);
    expect(now.sets[0]!.id).toBe(set!.id);
    expect(now.faces([...now.fresh])).toEqual(faces("r3"));
    expect(now.draft).toEqual(begin(now.board.sets, now.board.hand));
  });
});

describe("what has come to a hand", () => {
  function handOf(text: string): { hand: Hand; ids: number[] } {
    const hand = pieces(text);
    const at = { pieces: { board: { sets: [], hand, pile: [] } } } as unknown as Holds;
    return { hand: new Hand(at, "colour"), ids: hand.map(({ id }) => id) };
  }

  test("is raised, but for a whole hand that was dealt", () => {
    const { hand, ids } = handOf("7H 8H 9H");
    hand.raise(new Set(ids.slice(0, 2)), true);
    expect([...hand.drawn]).toEqual(ids.slice(2));
    hand.raise(new Set([900, 901]), true);
    expect([...hand.drawn]).toEqual([]);
  });
});
