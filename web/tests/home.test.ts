import { describe, expect, it } from "vitest";
import { ago, range, turnTime } from "$lib/home/numbers";
import { called, changed, defaults, isSwitch, valueName } from "$lib/home/options";
import type { GameInfo, OptionInfo } from "$lib/protocol";
import { nearestAnchor } from "$lib/rules/anchor";

const option = (name: string, rest: Partial<OptionInfo>): OptionInfo => ({
  name,
  text: { en: name },
  default: 0,
  choices: [],
  choice_texts: {},
  low: 0,
  high: 100,
  ...rest,
});

const GAME: GameInfo = {
  id: "rummikub",
  names: { en: "Rummikub" },
  family: "tiles",
  players: [2, 4],
  usual_players: 3,
  minutes: [20, 40],
  turn_seconds: 120,
  options: [
    option("first_meld", { default: 30 }),
    option("joker_sets_manipulable", { default: false, choices: [false, true] }),
    option("joker_replacement_source", {
      default: "any",
      choices: ["any", "rack"],
      choice_texts: { en: ["rack or table", "rack only"] },
    }),
  ],
  shelf: "tiles",
  known_as: [],
  akin: [],
  differs: {},
  picture: { melds: [], frames: [], hand: [14, 14], signs: [] },
  best: "table",
};

describe("house rules", () => {
  it("that are refused are called as the reader calls them, and so is their value", () => {
    const told = { one: "joker_replacement_source", other: "joker_sets_manipulable", value: "yes" };
    const texts = { joker_replacement_source: "Where it comes from", joker_sets_manipulable: "Sets may be split" };
    const said = {
      ...GAME,
      options: GAME.options.map((each) => ({
        ...each,
        text: { en: texts[each.name as keyof typeof texts] ?? each.name },
      })),
    };
    expect(called([said], told)).toEqual({ one: "Where it comes from", other: "Sets may be split", value: "yes" });
    expect(called(null, told)).toEqual(told);
    expect(called([GAME], { one: "unheard", other: "first_meld", value: "30" })).toEqual({
      one: "unheard",
      other: "first_meld",
      value: "30",
    });
  });

  it("are sent only where they differ from the sheet", () => {
    expect(changed(GAME, defaults(GAME))).toEqual({});
    expect(changed(GAME, { ...defaults(GAME), first_meld: 40, joker_sets_manipulable: false })).toEqual({
      first_meld: 40,
    });
    expect(changed(GAME, { unknown: 1 })).toEqual({});
  });

  it("are switches when they are on or off", () => {
    expect(GAME.options.map(isSwitch)).toEqual([false, true, false]);
  });

  it("have values with names: the server's, or the page's own for numbers and switches", () => {
    const [number, , choice] = GAME.options;
    expect(valueName(choice!, "rack")).toBe("rack only");
    expect(valueName(number!, 30)).toBe("30");
    expect(valueName(number!, true)).toBe("yes");
    expect(valueName(number!, null)).toBe("none");
    expect(valueName(number!, "left_or_right")).toBe("left or right");
  });
});

describe("numbers", () => {
  it("are short", () => {
    expect(range([2, 4])).toBe("2–4");
    expect(range([2, 2])).toBe("2");
    expect(turnTime(null)).toBe("No limit");
    expect(turnTime(60)).toBe("60 s");
    expect(turnTime(120)).toBe("2 min");
    expect(ago(0, 5 * 60_000)).toBe("5 minutes ago");
    expect(ago(0, 3 * 3_600_000)).toBe("3 hours ago");
    expect(ago(0, 24 * 3_600_000)).toBe("yesterday");
  });
});

describe("the section of a rule page", () => {
  const anchors = ["turn", "melds", "melds.run", "jokers"];

  it("is found by the rule of a refusal", () => {
    expect(nearestAnchor(anchors, "rummikub/melds.run")).toBe("melds.run");
    expect(nearestAnchor(anchors, "melds.run")).toBe("melds.run");
  });

  it("is the one above where the page has no finer one", () => {
    expect(nearestAnchor(anchors, "standard_rummy/turn.draw")).toBe("turn");
    expect(nearestAnchor(anchors, "rummikub/opening")).toBeNull();
  });
});
