import { describe, expect, test, vi } from "vitest";
import { seated } from "$lib/gallery/sampleTable";
import type { Event, TableInfo, TableMeld, Tried, View } from "$lib/protocol";
import {
  everyTestSits,
  felt,
  game,
  id,
  info,
  meld,
  table,
  tried,
  update,
  verdict,
  view,
  welcome,
  wire,
} from "./atTable";
import { faces, show } from "./faces";

everyTestSits();

describe("select, then place", () => {
  test("what is selected goes where one taps, in the order it was selected", () => {
    welcome(view("r3 r4 r5 k9", [meld("b1 b2 b3")]));
    for (const name of ["r5", "r3", "r4"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    expect(table()).toEqual(["b1 b2 b3", "r5 r3 r4"]);
    expect(show(game.hand.pieces)).toBe("k9");
    expect(game.selection.ids).toEqual([]);
  });

  test("a tap on a piece of a set places there what is selected, and picks it up when nothing is", () => {
    welcome(view("b4 k9", [meld("b1 b2 b3")]));
    const set = game.pieces.sets[0]!;
    game.tapOnSet(set, set.pieces[0]!.id, 0);
    expect(game.selection.ids).toEqual([set.pieces[0]!.id]);
    game.selection.clear();
    game.selection.toggle(id("b4"));
    game.tapOnSet(set, set.pieces[2]!.id, 3);
    expect(table()).toEqual(["b1 b2 b3 b4"]);
  });

  test("a tile of the table does not come to the rack, and the page says so", () => {
    welcome(view("b4", [meld("b1 b2 b3")]));
    const stranger = game.pieces.sets[0]!.pieces[0]!.id;
    game.selection.toggle(stranger);
    game.place({ zone: "rack", at: null });
    expect(game.line.said).toEqual({ what: "note", note: "not_from_rack" });
    expect(table()).toEqual(["b1 b2 b3"]);
  });

  test("while others play, the table rests and the rack can be put in order", () => {
    welcome(view("b4 k9 r1", [meld("b1 b2 b3")], { turn: 1 }));
    game.selection.toggle(game.pieces.sets[0]!.pieces[0]!.id);
    expect(game.selection.ids).toEqual([]);
    game.place({ zone: "rack", at: 0 }, [id("k9")]);
    expect(show(game.hand.pieces)).toBe("k9 r1 b4");
    game.selection.toggle(id("b4"));
    game.place({ zone: "new" });
    expect(table()).toEqual(["b1 b2 b3"]);
  });
});

describe("a tap on the empty table", () => {
  const hurried = (): number => wire().sent.filter(({ type }) => type === "hurry").length;

  test("skips the wait for bots, and nothing of my own turn", () => {
    welcome(view("r1 r2 r3", [], { turn: 1 }));
    game.skipWait();
    expect(hurried()).toBe(1);
    update(view("r1 r2 r3"));
    game.skipWait();
    expect(hurried()).toBe(1);
  });

  test("hurries nobody where another person has to follow", () => {
    const people = { ...info, seats: seated(["Ada", "Bo"]) };
    welcome(view("r1 r2 r3", [], { turn: 1 }), 5, people);
    game.skipWait();
    expect(hurried()).toBe(0);
  });
});

describe("what the server says of a draft", () => {
  test("is asked once things come to rest, and tells the button what to say", async () => {
    welcome(view("r9 b9 k9 r1"));
    await tried([]);
    expect(game.buttons.primary).toEqual({ does: "draw" });
    const asked = wire().sent.length;
    for (const name of ["r9", "b9"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    game.selection.toggle(id("k9"));
    game.place({ zone: "set", set: game.pieces.sets[0]!.id, at: null });
    expect(wire().sent.length).toBe(asked);
    await tried([verdict("r9 b9 k9", ["group"])], { opening: 27, minimum: 30, refusal: refusal("opening_too_low") });
    expect(wire().sent.length).toBe(asked + 1);
    expect(game.buttons.primary).toMatchObject({ does: "end", ready: false, value: 27, minimum: 30 });
  });

  test("a refused end of turn says why at once and keeps the draft", async () => {
    welcome(view("r9 b9 k9 r1"));
    for (const name of ["r9", "b9", "k9"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    await tried([verdict("r9 b9 k9", ["group"])], { opening: 27, minimum: 30, refusal: refusal("opening_too_low") });
    game.buttons.press();
    expect(game.line.said).toMatchObject({ what: "refused", refusal: { code: "opening_too_low" } });
    expect(wire().last("act")).toBeUndefined();
    expect(table()).toEqual(["r9 b9 k9"]);
  });

  test("an illegal order with a legal one is tidied; undo does not go through it", async () => {
    welcome(view("r3 r4 r5 k9"));
    for (const name of ["r5", "r3", "r4"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    await tried([verdict("r3 r4 r5")]);
    expect(table()).toEqual(["r3 r4 r5"]);
    game.drafting.undo();
    expect(table()).toEqual([]);
  });

  test("an answer to an older draft changes nothing but what is known", async () => {
    welcome(view("r3 r4 r5 k9"));
    game.selection.toggle(id("r3"));
    game.place({ zone: "new" });
    vi.advanceTimersByTime(30);
    const old = wire().last("try")!;
    game.selection.toggle(id("r4"));
    game.place({ zone: "set", set: game.pieces.sets[0]!.id, at: null });
    wire().say({
      type: "tried",
      id: old.id,
      sets: [verdict("r3", [])],
      played: [],
      opening: null,
      minimum: null,
      refusal: refusal("too_short"),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(game.judging.verdict).toBeNull();
    expect(table()).toEqual(["r3 r4"]);
  });

  test("the first meld is remembered when it is enough, so that it may be rearranged on", async () => {
    welcome(view("r10 b10 k10 r7", [meld("r4 r5 r6")]));
    for (const name of ["r10", "b10", "k10"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    await tried([verdict("r4 r5 r6"), verdict("r10 b10 k10", ["group"])], { opening: 30, minimum: 30 });
    game.selection.toggle(id("r7"));
    game.place({ zone: "set", set: game.pieces.sets[0]!.id, at: null });
    await tried([verdict("r4 r5 r6 r7"), verdict("r10 b10 k10", ["group"])], { opening: 30, minimum: 30 });
    game.buttons.press();
    expect(wire().last("act")!.action).toMatchObject({
      type: "rearrange",
      table: [faces("r4 r5 r6 r7"), faces("r10 b10 k10")],
      opening: [faces("r10 b10 k10")],
    });
  });

  test("where a set could be either, the choice goes along", async () => {
    welcome(view("J r9 k3 J"));
    const [one, two] = game.hand.pieces.filter((piece) => piece.face === 116).map((piece) => piece.id);
    for (const each of [one!, id("r9"), two!]) game.selection.toggle(each);
    game.place({ zone: "new" });
    await tried([verdict("J r9 J", ["run", "group"])]);
    game.drafting.choose(game.pieces.sets[0]!.id, "group");
    await tried([verdict("J r9 J", ["run", "group"])]);
    expect(wire().last("try")!.action).toMatchObject({ kinds: [[0, "group"]] });
  });
});

test("what others change stays marked until I act", () => {
  welcome(view("r7 k9", [meld("r4 r5 r6")], { turn: 1 }));
  const event: Event = {
    type: "rearranged",
    seat: 1,
    played: faces("r3"),
    table: [faces("r3 r4 r5 r6")],
    opened: null,
  };
  update(view("r7 k9", [meld("r3 r4 r5 r6")]), [event]);
  const fresh = game.pieces.sets[0]!.pieces.filter((piece) => game.pieces.fresh.has(piece.id));
  expect(show(fresh)).toBe("r3");
  expect(game.table.called).toBe(1);
  game.selection.toggle(id("r7"));
  expect(game.pieces.fresh.size).toBe(1);
  game.place({ zone: "set", set: game.pieces.sets[0]!.id, at: null });
  expect(game.pieces.fresh.size).toBe(0);
});

test("a new deal keeps no piece of the old one", () => {
  welcome(view("r3 r4", [meld("b1 b2 b3")]));
  const old = new Set([...game.hand.pieces, ...game.pieces.sets.flatMap((set) => set.pieces)].map((piece) => piece.id));
  update(view("r3 b1"), [{ type: "dealt", seat: 0, count: 2, cards: faces("r3 b1") }]);
  expect(game.hand.pieces.some((piece) => old.has(piece.id))).toBe(false);
});

test("in a new deal no piece is one just drawn, in the deal a drawn one is", () => {
  const cards = (hand: string, more: Partial<View> = {}) => view(hand, [], { phase: "play", ...more });
  welcome(cards("2S 3S"));
  update(cards("2S 3S 9D"), [{ type: "drew", seat: 0, source: "stock", count: 1, cards: faces("9D") }], 6);
  expect([...game.hand.drawn]).toEqual([id("9D")]);
  update(cards("4S 5S 6S"), [{ type: "dealt", seat: 0, count: 3, cards: null }], 7);
  expect(game.hand.drawn.size).toBe(0);
});

describe("the order of a rack", () => {
  test("stays as it was chosen when a tile is drawn, until a tile is moved", () => {
    welcome(view("r9 b2 k5"));
    expect(show(game.hand.pieces)).toBe("r9 b2 k5");
    game.hand.sortBy("number");
    update(view("r9 b2 k5", [], { turn: 1 }), [], 6);
    update(view("r9 b2 k5 o4", [], { turn_number: 4 }), [], 7);
    expect(show(game.hand.pieces)).toBe("b2 o4 k5 r9");
    game.place({ zone: "rack", at: 0 }, [id("r9")]);
    update(view("r9 b2 k5 o4", [], { turn: 1, turn_number: 5 }), [], 8);
    update(view("r9 b2 k5 o4 b1", [], { turn_number: 6 }), [], 9);
    expect(show(game.hand.pieces)).toBe("r9 b2 o4 k5 b1");
  });
});

describe("cards", () => {
  const cards = (hand: string, phase: View["phase"], more: Partial<View> = {}): View =>
    view(hand, [{ ...meld("4H 5H 6H"), owner: 1 }], { phase, discard_pile: faces("2C KD"), ...more });

  test("the button says the next sensible thing", async () => {
    welcome(cards("7H 9S 9D 9C", "draw"));
    expect(game.table.tiles).toBe(false);
    expect(game.buttons.primary).toEqual({ does: "draw_card", turns: false });
    update(cards("7H 9S 9D 9C QS", "play"));
    expect(game.buttons.primary).toEqual({ does: "pick" });
    game.selection.toggle(id("QS"));
    expect(game.buttons.primary).toMatchObject({ does: "discard", ready: true });
    game.selection.clear();
    for (const name of ["9S", "9D", "QS"]) game.selection.toggle(id(name));
    await tried([], { refusal: refusal("mixed") });
    expect(game.buttons.primary).toEqual({ does: "lay", ready: false, count: 3 });
    game.buttons.press();
    expect(game.line.said).toMatchObject({ refusal: { code: "mixed" } });
  });

  test("a tap on a meld lays off, on the pile discards or takes", async () => {
    welcome(cards("7H 9S 9D 9C", "draw"));
    game.tapPile();
    expect(wire().last("act")!.action).toEqual({ type: "draw", source: "discard" });
    wire().say({ type: "accepted", id: wire().last("act")!.id, version: 6 });
    await vi.advanceTimersByTimeAsync(0);
    update(cards("7H 9S 9D 9C KD", "play", { discard_pile: faces("2C"), taken: faces("KD")[0]! }));
    await vi.advanceTimersByTimeAsync(0);
    game.selection.toggle(id("7H"));
    const set = game.pieces.sets[0]!;
    game.tapOnSet(set, set.pieces[2]!.id, 3);
    expect(wire().last("act")!.action).toEqual({ type: "lay_off", meld: 0, cards: faces("7H") });
    wire().say({ type: "accepted", id: wire().last("act")!.id, version: 7 });
    update(cards("9S 9D 9C KD", "play", { discard_pile: faces("2C"), taken: faces("KD")[0]! }), [], 7);
    await vi.advanceTimersByTimeAsync(0);
    game.selection.toggle(id("9S"));
    game.tapPile();
    expect(wire().last("act")!.action).toEqual({ type: "discard", card: faces("9S")[0] });
  });
});

test("a card of an own meld is laid off on another with a card of the hand", async () => {
  const own = (text: string, kind: "run" | "group"): TableMeld => ({ ...meld(text, kind), owner: 0 });
  const now = view("2C JH", [own("3S 3H 3D 3C", "group"), own("4C 5C 6C", "run")], {
    phase: "play",
    must_play: faces("2C")[0]!,
  });
  welcome(now);
  const offer = {
    kinds: ["meld", "lay_off", "discard"],
    actions: [],
    careless: [],
    borrows: [[0, faces("3S 3H 3D 3C")]],
  };
  wire().say({ type: "update", version: 6, view: now, offer, clock: null, events: [] });
  const [group, run] = game.pieces.sets;
  game.selection.toggle(id("2C"));
  game.selection.toggle(group!.pieces[3]!.id);
  game.tapOnSet(run!, run!.pieces[0]!.id, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(wire().last("act")!.action).toEqual({
    type: "lay_off",
    meld: 1,
    cards: faces("2C 3C"),
    borrowed: [[0, faces("3C")[0]]],
  });
});

describe("a pile that is taken down to a card", () => {
  const down = { ...felt, manner: { ...felt.manner, spread: true, takes_down: true } };
  const [card] = faces("9S");
  const draws = [{ under: 4 }, {}].map((more) => ({ type: "draw", source: "discard", card: card!, ...more }) as const);

  function offer(pile: string): readonly number[] {
    const now = view("7S 8S QD", [], { phase: "draw", discard_pile: faces(pile) });
    welcome(now, 5, down);
    wire().say({
      type: "update",
      version: 6,
      view: now,
      offer: { kinds: ["draw"], actions: draws },
      clock: null,
      events: [],
    });
    return game.pieces.board.pile.map((piece) => piece.id);
  }

  test("of two equal cards the lower is chosen by a tap and taken with the button", () => {
    const pile = offer("4D 9S KH KD 9S 3H");
    game.tapPile(pile[1]);
    expect(game.pile.down).toMatchObject({ count: 5 });
    game.buttons.press();
    expect(wire().last("act")!.action).toEqual(draws[0]);
  });

  test("the upper of two equal cards needs no number", () => {
    const pile = offer("4D 9S KH KD 9S 3H");
    game.tapPile(pile[4]);
    game.tapPile(pile[4]);
    expect(wire().last("act")!.action).toEqual(draws[1]);
  });
});

describe("cards on a table that is rearranged", () => {
  test("go from the hand and from set to set as a draft, and back", async () => {
    welcome(view("7C 8C 9C KD", [meld("4H 5H 6H 7H", "run"), meld("7S 7D 7H", "group")]));
    expect(game.table.tiles).toBe(false);
    expect(game.table.rearranges).toBe(true);
    expect(show(game.hand.pieces)).toBe("7C 8C 9C KD");
    game.place({ zone: "new" }, ["7C", "8C", "9C"].map(id));
    await tried([verdict("4H 5H 6H 7H"), verdict("7S 7D 7H", ["group"]), verdict("7C 8C 9C")]);
    expect(show(game.hand.pieces)).toBe("KD");
    expect(game.buttons.primary).toMatchObject({ does: "end", ready: true });
    const set = game.pieces.sets.find(({ pieces }) => show(pieces) === "7C 8C 9C")!;
    game.place({ zone: "rack", at: null }, [set.pieces[0]!.id]);
    expect(show(game.hand.pieces)).toContain("7C");
    game.drafting.undo();
    game.drafting.undo();
    expect(game.pieces.dirty).toBe(false);
  });
});

describe("what nothing takes back", () => {
  const mine = (hand: string, more: Partial<View> = {}): View =>
    view(hand, [], { phase: "play", discard_pile: faces("2C"), ...more });
  const acts = (): number => wire().sent.filter((each) => each["type"] === "act").length;

  test("a wild card goes at the second press, and only if it is still the one selected", () => {
    welcome(mine("7H 9S JK", { wilds: faces("9S JK") }));
    game.selection.toggle(id("9S"));
    game.buttons.press();
    expect(acts()).toBe(0);
    expect(game.buttons.primary).toMatchObject({ does: "discard", doubted: true });
    game.selection.toggle(id("9S"));
    game.selection.toggle(id("JK"));
    expect(game.buttons.primary).not.toHaveProperty("doubted");
    game.buttons.press();
    game.buttons.press();
    expect(wire().last("act")!.action).toEqual({ type: "discard", card: faces("JK")[0] });
  });

  test("a wild card dragged to the pile is asked about too, any other one goes", () => {
    welcome(mine("7H 9S", { wilds: faces("9S") }));
    game.place({ zone: "pile" }, [id("9S")]);
    expect(acts()).toBe(0);
    expect(game.selection.ids).toEqual([id("9S")]);
    game.place({ zone: "pile" }, [id("7H")]);
    expect(wire().last("act")!.action).toEqual({ type: "discard", card: faces("7H")[0] });
  });

  test("who holds nothing to claim a discard with is asked among people, and among bots waits", () => {
    const now = mine("7H 9S", { phase: "claim", discard_pile: faces("2C"), discarded_by: [1] });
    const offer = { kinds: ["claim", "pass"], actions: [{ type: "pass" }] };
    const at = (table: TableInfo): void => {
      wire().onopen?.({} as never);
      wire().say({
        type: "welcome",
        version: 5,
        table,
        seat: 0,
        written: [],
        view: now,
        offer,
        score: null,
        clock: null,
      });
    };
    at(felt);
    expect(game.buttons.primary).toEqual({ does: "wait", seat: 1 });
    expect(game.buttons.passesAfter).toBeGreaterThanOrEqual(0);
    at({ ...felt, seats: seated(["Ada", "Bo"]) });
    expect(game.buttons.primary).toEqual({ does: "let_pass" });
  });

  test("wanting no discard out of turn lasts until the deal is over", () => {
    const asked = mine("7H 9S", { phase: "buy", discard_pile: faces("2C") });
    const offer = { kinds: ["buy", "pass"], actions: [{ type: "buy" }, { type: "pass" }] };
    const news = (now: View): object => ({ view: now, offer, score: null, clock: null, events: [] });
    wire().onopen?.({} as never);
    wire().say({ type: "welcome", version: 5, table: felt, seat: 0, written: [], ...news(asked) });
    expect([game.buttons.mayWantNone, game.buttons.passesAfter]).toEqual([true, null]);
    game.buttons.wantsNone = true;
    expect(game.buttons.passesAfter).toBe(0);
    wire().say({ type: "update", version: 6, ...news({ ...asked, turn: 1 }) });
    expect([game.buttons.mayWantNone, game.buttons.passesAfter]).toEqual([true, null]);
    wire().say({ type: "update", version: 7, ...news({ ...asked, result: {} as never }) });
    expect([game.buttons.mayWantNone, game.buttons.wantsNone]).toEqual([false, false]);
  });

  test("a draft from which nothing was played ends no turn: the table goes back, and undo brings it again", () => {
    welcome(view("k9", [meld("b1 b2 b3 b4 b5 b6")]));
    const set = game.pieces.sets[0]!;
    game.place({ zone: "new" }, [set.pieces[2]!.id]);
    expect(game.buttons.primary).toEqual({ does: "put_back" });
    game.buttons.press();
    expect([table(), acts()]).toEqual([["b1 b2 b3 b4 b5 b6"], 0]);
    expect(game.line.said).toMatchObject({ note: "put_back" });
    game.drafting.undo();
    game.draw();
    expect([table(), acts()]).toEqual([["b1 b2 b3 b4 b5 b6"], 0]);
    expect(game.buttons.primary).toEqual({ does: "draw" });
    game.buttons.press();
    expect(wire().last("act")!.action).toEqual({ type: "pass" });
  });
});

test("nothing else can be done between an action that was accepted and the news of what it did", async () => {
  const cards = (phase: View["phase"]): View => view("7H 9S", [], { phase, discard_pile: faces("2C") });
  welcome(cards("draw"));
  game.buttons.press();
  wire().say({ type: "accepted", id: wire().last("act")!.id, version: 6 });
  await vi.advanceTimersByTimeAsync(0);
  expect(game.table.canMove).toBe(false);
  game.buttons.press();
  expect(wire().sent.filter((each) => each["type"] === "act")).toHaveLength(1);
  update(cards("play"));
  await vi.advanceTimersByTimeAsync(0);
  expect(game.table.canMove).toBe(true);
});

test("a line that is lost between an acceptance and its news does not leave the table locked", async () => {
  welcome(view("7H 9S", [], { phase: "draw", discard_pile: faces("2C") }));
  game.buttons.press();
  wire().say({ type: "accepted", id: wire().last("act")!.id, version: 6 });
  wire().onclose?.({ code: 1006 } as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(game.line.busy).toBe(false);
});

function refusal(code: string): Tried["refusal"] {
  return { code, text: code, rule: `rummikub/${code}`, params: {} };
}
