import { describe, expect, test } from "vitest";
import type { Offer, Tried, View } from "$lib/protocol";
import { answers, extras, isFinal, primary } from "$lib/table/actions";
import { cannotClaim, claimKind, otherClaims } from "$lib/table/actions/claim";
import { alone } from "$lib/table/actions/meld";
import { CLAIM_WINDOW_MS, passesAfter } from "$lib/table/asked";
import { isBegun, takes, type Turn } from "$lib/table/turn";
import { faces } from "./faces";

const offer = (kinds: string[], actions: Offer["actions"] = [], more: Partial<Offer> = {}): Offer => ({
  kinds,
  actions,
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
  ...more,
});

const view = (more: Partial<View> = {}): View =>
  ({ turn: 0, phase: "play", stock: 30, discard_pile: faces("9S"), taken: null, result: null, ...more }) as View;

const tried = (more: Partial<Tried> = {}): Tried =>
  ({
    refusal: null,
    opening: null,
    minimum: null,
    penalty: null,
    sets: [],
    contract: [],
    unfinished: false,
    ...more,
  }) as Tried;

const refusal = (code: string): Tried["refusal"] => ({ code, text: code, rule: "", params: {} });

/** My turn at a table of cards, with these cards selected. */
function turn(selected: string, more: Partial<Turn> = {}): Turn {
  return {
    view: view(),
    seat: 0,
    offer: offer(["discard", "meld"]),
    verdict: null,
    selected: faces(selected).map((face) => ({ face, held: true })),
    draft: null,
    whole: false,
    doubted: false,
    aside: 0,
    contract: false,
    down: null,
    adds: false,
    fitting: { cards: [], melds: null, action: null },
    ...more,
  };
}

const does = (now: Turn): string => primary(now).does;

describe("cards that are turned up, or put face down", () => {
  test("the card just turned is left with one press, alone or selected; others are laid with it", () => {
    const turned = faces("7H")[0]!;
    const offered = offer(["meld", "discard"], [], { turned });
    expect(primary(turn("", { offer: offered }))).toEqual({ does: "leave", face: turned });
    expect(primary(turn("7H", { offer: offered }))).toEqual({ does: "leave", face: turned });
    expect(does(turn("7H 7S 7C", { offer: offered }))).toBe("lay");
  });

  test("where a card of the stock is turned up, the button says so", () => {
    const offered = offer(["draw"], [{ type: "draw", source: "stock" }], { faced: true });
    expect(primary(turn("", { offer: offered }))).toMatchObject({ does: "draw_card", faced: true });
  });

  test("the last card goes face down without being selected", () => {
    const now = turn("", { view: view({ hand: faces("9S") }), offer: offer(["discard"], [], { face_down: true }) });
    expect(primary(now)).toMatchObject({ does: "discard", ready: true, faceDown: true });
  });
});

describe("the big button", () => {
  test("waits for others, and is gone when the deal is over", () => {
    expect(primary(turn("", { view: view({ turn: 2 }) }))).toEqual({ does: "wait", seat: 2 });
    expect(does(turn("", { view: null }))).toBe("over");
  });

  test("draws before anything else, from the pile where the stock is not offered", () => {
    const drawing = (source: "stock" | "discard"): Turn =>
      turn("", { offer: offer(["draw"], [{ type: "draw", source }]) });
    expect(does(drawing("stock"))).toBe("draw_card");
    expect(primary(drawing("discard"))).toEqual({ does: "take_card", face: faces("9S")[0] });
  });

  test("says that the next tap turns the pile over, or that it is the second draw", () => {
    const now = (more: Partial<View>): unknown =>
      primary(turn("", { view: view(more), offer: offer(["draw"], [{ type: "draw", source: "stock" }]) }));
    expect(now({ stock: 0 })).toEqual({ does: "draw_card", turns: true });
    expect(now({ taken: faces("9S")[0]! })).toEqual({ does: "draw_card", turns: false, second: true });
  });

  test("discards one card and lays several", () => {
    expect(does(turn(""))).toBe("pick");
    expect(primary(turn("9S"))).toEqual({ does: "discard", ready: true, face: faces("9S")[0] });
    expect(primary(turn("9S 9H 9D"))).toEqual({ does: "lay", ready: true, count: 3 });
  });

  test("is not ready for what is refused", () => {
    const refused = { verdict: tried({ refusal: refusal("same_card") }) };
    expect(primary(turn("9S", refused))).toMatchObject({ does: "discard", ready: false });
    expect(primary(turn("9S 9H", refused))).toMatchObject({ does: "lay", ready: false });
  });

  test("a card of a meld is not discarded, and a meld with one is borrowed", () => {
    const [own, lent] = faces("9S 9H");
    const card = (face: number, held: boolean) => ({ face, held });
    expect(does(turn("", { selected: [card(lent!, false)] }))).toBe("pick");
    expect(primary(turn("", { selected: [card(own!, true), card(lent!, false)] }))).toMatchObject({ borrows: true });
  });

  test("adds up the first meld until it is enough", () => {
    const opening = (verdict: Tried | null, selected = "9S 9H 9D"): unknown =>
      primary(turn(selected, { verdict, offer: offer(["discard", "open"]), aside: selected === "" ? 1 : 0 }));
    expect(opening(tried({ opening: 27, minimum: 40, refusal: refusal("opening_too_low") }))).toEqual({
      does: "aside",
      ready: true,
      value: 27,
      minimum: 40,
    });
    expect(opening(tried({ opening: 27, minimum: 40, refusal: refusal("opening_too_low") }), "")).toMatchObject({
      does: "aside",
      ready: false,
    });
    expect(opening(tried({ opening: 45, minimum: 40 }))).toEqual({ does: "open", value: 45 });
    expect(opening(tried({ refusal: refusal("mixed") }))).toMatchObject({ does: "lay", ready: false });
  });

  test("says what the first meld needs where nothing else is asked for", () => {
    const none = { does: "aside", ready: false, value: 0, minimum: 101 };
    const asked = (selected: string, minimum: number | null, kinds: string[]): unknown =>
      primary(turn(selected, { offer: offer(kinds), view: view({ minimum }) }));
    expect(asked("", 101, ["open"])).toEqual(none);
    expect(asked("9S", 101, ["open"])).toEqual(none);
    expect(asked("", 101, ["discard", "open"])).toEqual({ does: "pick" });
    expect(asked("", null, ["open"])).toEqual({ does: "pick" });
  });

  test("wants a run without jokers where the melds are worth enough without one", () => {
    const lacks = (opening: number): unknown => {
      const verdict = tried({ opening, minimum: 51, refusal: refusal("opening_needs_natural_run") });
      return primary(turn("9S 9H 9D", { verdict, offer: offer(["discard", "open"]) }));
    };
    expect(lacks(54)).toMatchObject({ does: "aside", ready: true, lacksRun: true });
    expect(lacks(27)).toEqual({ does: "aside", ready: true, value: 27, minimum: 51 });
  });

  describe("under a contract", () => {
    const wanted = (...met: readonly boolean[]): Tried["contract"] =>
      met.map((each) => ({ code: "contract_group", met: each, params: { length: 3 } }));
    const laying = (selected: string, verdict: Tried | null, more: Partial<Turn> = {}): unknown =>
      primary(turn(selected, { verdict, offer: offer(["discard", "open", "meld"]), ...more }));
    const part = tried({ contract: wanted(true, false), unfinished: true, refusal: refusal("not_the_first_contract") });

    test("a meld of it is laid aside, and how many there are is said", () => {
      expect(laying("9S 9H 9D", part)).toMatchObject({ does: "aside", ready: true, melds: { count: 1, of: 2 } });
      expect(laying("", part, { aside: 1 })).toMatchObject({ does: "aside", ready: false, melds: { count: 1, of: 2 } });
    });

    test("what is no meld of it is not laid aside", () => {
      const none = tried({ contract: wanted(false, false), refusal: refusal("not_the_first_contract") });
      expect(laying("9S TS JS", none)).toMatchObject({ does: "lay", ready: false });
      expect(isBegun(none)).toBe(false);
      expect(isBegun(part)).toBe(true);
    });

    test("all of it is laid, without points to be said", () => {
      expect(laying("9S 9H 9D", tried({ contract: wanted(true, true) }), { aside: 1 })).toEqual({
        does: "open",
        value: null,
      });
    });

    test("one press lays the hand that has it in its groups, unless something else is selected", () => {
      expect(laying("", null, { contract: true })).toEqual({ does: "contract" });
      expect(laying("9S", null, { contract: true })).toMatchObject({ does: "discard" });
      expect(laying("", part, { contract: true, aside: 1 })).toMatchObject({ does: "aside" });
      expect(does(turn("", { contract: true }))).toBe("pick");
    });
  });

  test("buys a discard out of turn, never by the Enter key alone, and lets it pass beside", () => {
    const asked = turn("", { offer: offer(["buy", "pass"], [{ type: "buy" }, { type: "pass" }], { buy_penalty: 1 }) });
    const main = primary(asked);
    expect(main).toEqual({ does: "buy", face: faces("9S")[0] });
    expect(isFinal(main)).toBe(true);
    expect(answers(asked)).toBe(true);
    expect(extras(asked, main)).toEqual(["let_pass"]);
  });

  test("takes the pile down to the card that was chosen", () => {
    const down = { face: faces("4D")[0]!, count: 3 };
    const drawing = offer(["draw"], [{ type: "draw", source: "stock" }]);
    expect(primary(turn("", { down, offer: drawing }))).toEqual({ does: "take_down", ...down });
    expect(does(turn("", { down, offer: offer(["discard"]) }))).toBe("pick");
  });

  test("calls with the fewest cards of the pile, or with all down to the one that was chosen", () => {
    const [below, deep] = faces("9D 4D");
    const calls = [
      { type: "draw", source: "discard", card: deep, under: 3 },
      { type: "draw", source: "discard", card: below },
    ];
    const offered = offer(["draw", "pass"], [...calls, { type: "pass" }] as Offer["actions"]);
    const asked = view({ phase: "call", discard_pile: faces("4D 9D KS 4D") });
    const least = { does: "call_down", face: below, count: 3 };
    expect(primary(turn("", { offer: offered, view: asked }))).toEqual(least);
    expect(extras(turn("", { offer: offered, view: asked }), { ...least, does: "call_down" } as never)).toEqual([
      "let_pass",
    ]);
    const down = { face: deep!, count: 4 };
    expect(primary(turn("", { down, offer: offered, view: asked }))).toEqual({ does: "take_down", ...down });
  });

  test("ends a turn of tiles only with a tile from the rack", () => {
    const tiles = (played: number, more: Partial<Turn> = {}): unknown =>
      primary(
        turn("", { draft: { played, left: 3, touched: played > 0 }, offer: offer(["rearrange", "pass"]), ...more }),
      );
    expect(tiles(0)).toEqual({ does: "draw" });
    expect(tiles(0, { view: view({ stock: 0 }) })).toEqual({ does: "pass" });
    expect(tiles(2, { verdict: tried({ opening: 18, minimum: 30, refusal: refusal("opening_too_low") }) })).toEqual({
      does: "end",
      ready: false,
      value: 18,
      minimum: 30,
      last: false,
    });
    expect(tiles(2, { verdict: tried(), draft: { played: 2, left: 0, touched: true } })).toMatchObject({
      ready: true,
      last: true,
    });
  });

  test("lays what is chosen, whatever was drafted before, and draws only over nothing", () => {
    for (const [played, touched] of [
      [0, false],
      [0, true],
      [3, true],
    ] as const)
      for (const chosen of ["r3", "r3 r4 r5"]) {
        const draft = { played, left: 3, touched };
        const choosing = turn(chosen, { draft, offer: offer(["rearrange", "pass"]) });
        expect(primary(choosing)).toEqual({ does: "lay", ready: true, count: chosen.split(" ").length });
        expect(primary({ ...choosing, whole: true })).toMatchObject({ does: "lay", ready: false });
      }
  });

  test("puts the table back before it draws, where a draft was touched and nothing played", () => {
    const drafting = (touched: boolean): Turn =>
      turn("", { draft: { played: 0, left: 3, touched }, offer: offer(["rearrange", "pass"]) });
    expect(does(drafting(true))).toBe("put_back");
    expect(does(drafting(false))).toBe("draw");
  });

  test("lays nothing where melds stay in the hand", () => {
    expect(does(turn("9S 9H 9D", { offer: offer(["discard", "declare"]) }))).toBe("pick");
  });

  test("asks again before a card that was doubted goes", () => {
    expect(primary(turn("9S", { doubted: true }))).toMatchObject({ does: "discard", doubted: true });
  });

  test("lays off after a knock where the cards fit", () => {
    const fits = (melds: number[] | null, action: Turn["fitting"]["action"]): string =>
      does(turn("", { view: view({ phase: "lay_off" }), fitting: { cards: faces("9S"), melds, action } }));
    expect(fits([0], { type: "lay_off", meld: 0, cards: faces("9S") })).toBe("lay_off");
    expect(fits([0, 1], null)).toBe("pick_meld");
    expect(fits([], null)).toBe("fits_nowhere");
    expect(does(turn("", { view: view({ phase: "lay_off" }) }))).toBe("done");
  });
});

describe("the buttons beside it", () => {
  const beside = (now: Turn): readonly string[] => extras(now, primary(now));

  test("are what the server offers", () => {
    expect(beside(turn("", { offer: offer(["discard"], [{ type: "knock" }, { type: "drop" }]) }))).toEqual([
      "knock",
      "drop",
    ]);
    expect(beside(turn("", { view: view({ turn: 1 }), offer: null }))).toEqual([]);
  });

  test("a call is let pass, the last upcard refused", () => {
    const pass = [{ type: "pass" }, { type: "draw", source: "discard" }] as Offer["actions"];
    expect(beside(turn("", { offer: offer(["draw", "pass"], pass), view: view({ stock: 0 }) }))).toEqual(["refuse"]);
    expect(beside(turn("", { offer: offer(["call", "pass"], pass) }))).toEqual(["let_pass"]);
  });

  test("a joker is exchanged for the one card that is selected", () => {
    const swap = { type: "swap", meld: 0, card: faces("9S")[0]! } as const;
    expect(beside(turn("9S", { offer: offer(["discard", "swap"], [swap]) }))).toEqual(["swap"]);
    expect(beside(turn("8S", { offer: offer(["discard", "swap"], [swap]) }))).toEqual([]);
  });
});

test("what the turn takes is what the server says it takes", () => {
  expect(takes(turn(""), "discard")).toBe(true);
  expect(takes(turn(""), "draw")).toBe(false);
  expect(takes(turn("", { view: view({ turn: 1 }) }), "discard")).toBe(false);
});

describe("claims", () => {
  const pon = { type: "claim", cards: faces("9H 9D") } as const;
  const chi = { type: "claim", cards: faces("TS JS") } as const;
  const pass = { type: "pass" } as const;
  const asked = (actions: Offer["actions"]): Turn =>
    turn("", { view: view({ phase: "claim" }), offer: offer(["claim", "pass"], actions) });

  test("the first claim is the big button, and the others and letting pass have buttons beside it", () => {
    const now = asked([pon, chi, pass]);
    expect(primary(now)).toEqual({ does: "claim", claim: pon, kind: "group" });
    expect(otherClaims(now)).toEqual([chi]);
    expect(extras(now, primary(now))).toEqual(["let_pass"]);
    expect(answers(now)).toBe(true);
  });

  test("who holds nothing for the discard lets it pass", () => {
    const now = asked([pass]);
    expect(does(now)).toBe("let_pass");
    expect(cannotClaim(now)).toBe(true);
    expect(extras(now, primary(now))).toEqual([]);
  });

  test("among people a discard is let pass after the same time, whatever is held", () => {
    const hands = [asked([pass]), asked([pon, pass]), asked([pon, chi, pass])];
    expect(hands.map((now) => passesAfter(now, true))).toEqual([CLAIM_WINDOW_MS, CLAIM_WINDOW_MS, CLAIM_WINDOW_MS]);
  });

  test("who wants no discard until the next deal lets each pass at once, and is not hurried in anything else", () => {
    const hands = [asked([pass]), asked([pon, pass])];
    expect(hands.flatMap((now) => [passesAfter(now, true, true), passesAfter(now, false, true)])).toEqual([0, 0, 0, 0]);
    expect(passesAfter(turn("", { view: view({ phase: "draw" }) }), true, true)).toBeNull();
  });

  test("among bots who can claim has time, and who cannot goes on at once", () => {
    expect(passesAfter(asked([pon, pass]), false)).toBeNull();
    expect(passesAfter(asked([pass]), false)).toBeLessThan(CLAIM_WINDOW_MS / 2);
    expect(passesAfter(turn("", { view: view({ phase: "draw" }) }), true)).toBeNull();
  });

  test("a claim of cards of the same rank is a group, with a joker too, and any other a run", () => {
    expect(claimKind(chi, faces("9S")[0]!)).toBe("run");
    expect(claimKind({ type: "claim", cards: faces("9H JK") }, faces("9S")[0]!)).toBe("group");
  });

  test("a selected card that is a meld alone has a button of its own", () => {
    const meld = { type: "meld", cards: faces("7S"), borrowed: [] } as const;
    const laying = { offer: offer(["discard", "meld"], [meld]) };
    expect(alone(turn("7S", laying))).toEqual(meld);
    expect(extras(turn("7S", laying), primary(turn("7S", laying)))).toEqual(["lay_alone"]);
    expect(alone(turn("8S", laying))).toBe(undefined);
    expect(alone(turn("7S 7H", laying))).toBe(undefined);
  });
});

describe("a pile that is taken whole", () => {
  const drawing = (selected: string, more: Partial<Turn> = {}): Turn =>
    turn(selected, {
      view: view({ phase: "draw" }),
      offer: offer(["take_pile", "draw"], [{ type: "draw", source: "stock", card: null }]),
      ...more,
    });

  test("a draw is what the button does while no card is chosen", () => {
    expect(does(drawing(""))).toBe("draw_card");
    const two = drawing("", {
      offer: offer(["take_pile", "draw"], [{ type: "draw", source: "stock", card: null }], { draws: 2 }),
    });
    expect(primary(two)).toEqual({ does: "draw_card", turns: false, count: 2 });
  });

  test("cards that take it turn the button into that", () => {
    const now = drawing("9H 9D", { verdict: tried(), view: view({ phase: "draw", discard_pile: faces("4S 9S") }) });
    expect(primary(now)).toEqual({ does: "take_pile", ready: true, count: 2 });
  });

  test("what is not enough for the first meld is laid aside, and the button counts", () => {
    const low = tried({ refusal: refusal("opening_too_low"), opening: 40, minimum: 50 });
    expect(primary(drawing("9H 9D", { verdict: low }))).toEqual({ does: "aside", ready: true, value: 40, minimum: 50 });
    expect(primary(drawing("", { verdict: low, aside: 1 }))).toMatchObject({ does: "aside", ready: false });
  });

  test("cards that do not take it leave the draw", () => {
    expect(does(drawing("9H 4D", { verdict: tried({ refusal: refusal("pile_frozen") }) }))).toBe("draw_card");
  });

  test("a way to take it is offered beside the draw", () => {
    const takes = [{ type: "take_pile", cards: faces("9H 9D"), more: [] }] as const;
    const now = drawing("", {
      offer: offer(["take_pile", "draw"], [{ type: "draw", source: "stock", card: null }], { takes }),
    });
    expect(extras(now, primary(now))).toEqual(["take_pile"]);
    const last = drawing("", { offer: offer(["take_pile", "draw"], [], { takes }) });
    expect(primary(last)).toEqual({ does: "take_pile", ready: true, count: 1 });
  });
});

describe("partners", () => {
  test("who is asked answers by the button or beside it", () => {
    const asked = turn("", { view: view({ phase: "answer" }), offer: offer(["answer"]) });
    expect(primary(asked)).toEqual({ does: "answer" });
    expect(extras(asked, primary(asked))).toEqual(["say_no"]);
    expect(answers(asked)).toBe(true);
    expect(isFinal(primary(asked))).toBe(true);
  });

  test("asking is offered beside the discard", () => {
    const now = turn("9H", { offer: offer(["discard", "meld", "ask"], [{ type: "ask" }]) });
    expect(extras(now, primary(now))).toEqual(["ask"]);
  });

  test("cards of a rank that lies there are added to it", () => {
    const two = turn("9H 9D", { offer: offer(["discard", "meld", "lay_off"]), adds: true, verdict: tried() });
    expect(primary(two)).toEqual({ does: "add", ready: true, cards: faces("9H 9D") });
    const one = turn("9H", { offer: offer(["discard", "meld", "lay_off"]), adds: true });
    expect(does(one)).toBe("discard");
    expect(extras(one, primary(one))).toEqual(["add"]);
  });

  test("without a card to discard the turn is done", () => {
    const now = turn("", { view: view({ no_discard: true, stock: 0 }), offer: offer(["pass"], [{ type: "pass" }]) });
    expect(primary(now)).toEqual({ does: "done" });
    expect(extras(now, primary(now))).toEqual([]);
  });
});
