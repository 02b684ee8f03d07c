import { describe, expect, test } from "vitest";
import {
  DESK,
  FLAT,
  opened,
  PHONE,
  plan,
  sideBySide,
  sized,
  type Counts,
  type Measures,
  type Plan,
} from "$lib/hand/fan";

const hand = (groups: string, loose = 0): Counts => ({ groups: [...groups].map(Number), loose });

/** The rows as in the measures of the design: "43·321". */
const rows = (made: Plan): string => made.rows.map((row) => row.fans.map(({ count }) => count).join("")).join("·");

const dealt = (made: Plan): number => made.rows.flatMap((row) => row.fans).reduce((sum, fan) => sum + fan.count, 0);

function nothingIsCut(made: Plan, width: number): void {
  for (const row of made.rows) {
    let end = 0;
    for (const fan of row.fans) {
      expect(fan.x).toBeGreaterThanOrEqual(end);
      end = fan.x + fan.width;
      expect(fan.cards.at(-1)! + made.face).toBeLessThanOrEqual(fan.width);
    }
    expect(end).toBeLessThanOrEqual(width);
  }
}

describe("a phone", () => {
  test.each([
    [360, "43321", "43·321", 44],
    [390, "43321", "43·321", 44],
    [360, "43331", "43·331", 42],
    [390, "43331", "43·331", 44],
    [360, "4433", "44·33", 39],
    [390, "4433", "44·33", 44],
    [360, "444333", "44·43·33", 39],
    [390, "444333", "44·43·33", 44],
    [360, "555555", "55·55·55", 29],
    [390, "555555", "55·55·55", 33],
    [360, "54444333", "54·44·43·33", 33],
    [390, "54444333", "54·44·43·33", 37],
  ])("of %i px with groups %s lies as %s in strips of %i", (width, groups, wanted, strip) => {
    const made = plan(width, hand(groups.replaceAll(" ", "")), PHONE);
    expect([...rows(made)].sort()).toEqual([...wanted].sort());
    expect(Math.round(made.strip)).toBe(strip);
  });

  test("two rows are 168 px high, three 210, four 280", () => {
    expect(plan(390, hand("4433"), PHONE).height).toBe(168);
    expect(plan(390, hand("444333"), PHONE).height).toBe(210);
    expect(plan(360, hand("54444333"), PHONE).height).toBe(280);
  });

  test("where nothing else needs the room, cards in three rows are as high as in two", () => {
    const made = plan(390, hand("444333"), { ...PHONE, roomy: true });
    expect(made.height).toBe(252);
    expect(made.shown).toBe(PHONE.shown);
  });

  test("a hand fresh from the deal goes on in the next row", () => {
    expect(rows(plan(360, hand("", 13), PHONE))).toMatch(/^(7·6|6·7)$/);
    expect(plan(360, hand("", 13), PHONE).strip).toBe(44);
    expect(plan(360, hand("", 10), PHONE).rows.length).toBe(2);
  });

  test("few cards lie in one row", () => {
    expect(rows(plan(360, hand("3", 2), PHONE))).toBe("32");
  });

  test.each([320, 360, 390])(
    "of %i px holds 13, 14, 15, 21 and 30 cards, loose or in groups, and cuts none",
    (width) => {
      for (const groups of ["", "3", "43", "433", "4433", "3333", "33333", "654", "76"]) {
        for (const count of [13, 14, 15, 21, 30]) {
          const loose = count - [...groups].reduce((sum, each) => sum + Number(each), 0);
          if (loose < 0) continue;
          const made = plan(width, hand(groups, loose), PHONE);
          nothingIsCut(made, width);
          expect(dealt(made)).toBe(count);
          expect(made.rows.length).toBeLessThanOrEqual(4);
          expect(made.strip).toBeGreaterThanOrEqual(24);
        }
      }
    },
  );

  test("of any width cuts nothing, whatever the groups are", () => {
    for (const width of [320, 360, 390, 430]) {
      for (const groups of ["9999", "111111111111111", "2222222222", "99", "1234567"]) {
        const made = plan(width, hand(groups, 3), PHONE);
        nothingIsCut(made, width);
        expect(dealt(made)).toBe(hand(groups, 3).groups.reduce((sum, each) => sum + each, 3));
      }
    }
  });

  test("groups stay whole", () => {
    for (const fan of plan(320, hand("54443", 10), PHONE).rows.flatMap((row) => row.fans)) {
      if (fan.group !== null) expect([fan.from, fan.count]).toEqual([0, [5, 4, 4, 4, 3][fan.group]]);
    }
  });

  test("where strips would be below 24 px, complete groups fold, the largest first", () => {
    const counts = { groups: [13, 4, 3], loose: 2 };
    expect(
      plan(320, counts, PHONE)
        .rows.flatMap((row) => row.fans)
        .some(({ folded }) => folded),
    ).toBe(false);
    const made = plan(320, { ...counts, foldable: [true, true, false] }, PHONE);
    expect(
      made.rows
        .flatMap((row) => row.fans)
        .filter(({ folded }) => folded)
        .map(({ group }) => group),
    ).toEqual([0]);
    expect(made.strip).toBeGreaterThanOrEqual(24);
    nothingIsCut(made, 320);
  });
});

describe("tiles side by side", () => {
  test.each([
    [1200, "", 14, "7·7"],
    [1200, "34", 7, "34·7"],
    [1200, "", 7, "7"],
    [1200, "", 8, "8"],
    [390, "", 21, "7·7·7"],
    [390, "", 7, "7"],
  ])("%i pixels, groups of %s and %i loose stand as %s", (width, groups, loose, expected) => {
    const made = plan(width, hand(groups, loose), sideBySide(width < 500 ? PHONE : DESK));
    expect(rows(made)).toBe(expected);
  });
});

describe("cards of a chosen size and spread", () => {
  const sizes = [0.85, 1, 1.2];
  const spreads = [0.8, 1, 1.25];

  test.each([
    [320, PHONE],
    [360, PHONE],
    [390, PHONE],
    [640, FLAT],
    [1280, DESK],
  ])("fit on %i px, none cut", (width, measures) => {
    for (const size of sizes) {
      for (const spread of spreads) {
        const chosen = sized(measures, size, spread);
        for (const [groups, loose] of [
          ["", 13],
          ["43", 7],
          ["4433", 7],
          ["555555", 0],
          ["54444333", 0],
        ] as const) {
          const made = plan(width, hand(groups, loose), chosen);
          nothingIsCut(made, width);
          expect(dealt(made)).toBe([...groups].reduce<number>((sum, each) => sum + Number(each), loose));
        }
      }
    }
  });

  test("are larger and smaller, and higher too", () => {
    const [small, , large] = sizes.map((size) => plan(390, hand("4433"), sized(PHONE, size, 1)));
    expect([small!.face, large!.face]).toEqual([41, 58]);
    expect(small!.height).toBeLessThan(168);
    expect(large!.height).toBeGreaterThan(168);
  });

  test("a wide spread takes a row more, a tight one lies closer", () => {
    const [tight, usual, wide] = spreads.map((spread) => plan(360, hand("4433"), sized(PHONE, 1, spread)));
    expect([tight!.rows.length, usual!.rows.length, wide!.rows.length]).toEqual([2, 2, 3]);
    expect(tight!.strip).toBeLessThan(usual!.strip);
    expect(wide!.strip).toBeGreaterThan(usual!.strip);
  });
});

describe("a desk", () => {
  test.each([
    [1280, "4433", 1],
    [1280, "444333", 1],
    [1024, "444333", 2],
    [1280, "54444333", 2],
  ])("of %i px lays groups %s in %i row(s)", (width, groups, count) => {
    const made = plan(width, hand(groups), DESK);
    expect(made.rows.length).toBe(count);
    nothingIsCut(made, width);
  });

  test("holds a fresh hand of 13, 14, 21 and 30 in one row or two", () => {
    for (const [count, expected] of [
      [13, 1],
      [14, 1],
      [21, 1],
      [30, 1],
    ] as const) {
      expect(plan(1280, hand("", count), DESK).rows.length).toBe(expected);
    }
  });
});

describe("a phone on its side", () => {
  test.each([
    [680, "43331", 1],
    [680, "444333", 2],
    [680, "54444333", 2],
  ])("of %i px lays groups %s in %i row(s)", (width, groups, count) => {
    const made = plan(width, hand(groups), FLAT);
    expect(made.rows.length).toBe(count);
    nothingIsCut(made, width);
  });
});

describe("a card that hangs over the hand", () => {
  const cases: [number, Measures, Counts][] = [
    [360, PHONE, hand("4433", 0)],
    [320, PHONE, hand("555555", 0)],
    [390, PHONE, hand("", 13)],
    [1280, DESK, hand("444333", 2)],
  ];

  test.each(cases)("opens its row without pushing anything out (%i px)", (width, measures, counts) => {
    const made = plan(width, counts, measures);
    made.rows.forEach((row, number) => {
      for (let fan = 0; fan <= row.fans.length; fan++) {
        const open = opened(width, made, { row: number, fan, at: null }, measures);
        nothingIsCut({ ...made, rows: [open] }, width);
        for (let at = 0; at <= (row.fans[fan]?.count ?? -1); at++) {
          nothingIsCut({ ...made, rows: [opened(width, made, { row: number, fan, at }, measures)] }, width);
        }
      }
    });
  });

  test("a gap opens to 40 px", () => {
    const made = plan(390, hand("33"), PHONE);
    const [one, two] = opened(390, made, { row: 0, fan: 1, at: null }, PHONE).fans;
    expect(two!.x - (one!.x + one!.width)).toBe(40);
  });
});

test("a hand on a desk spreads where there is room, and is as wide as the window at the most", () => {
  for (const [width, least] of [
    [1280, 60],
    [990, 60],
    [700, 40],
  ] as const) {
    const made = plan(width, hand("", 13), DESK);
    expect(made.strip).toBeGreaterThanOrEqual(least);
    for (const { x, width: wide } of made.rows.flatMap((row) => row.fans)) expect(x + wide).toBeLessThanOrEqual(width);
  }
});
