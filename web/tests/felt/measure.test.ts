import { describe, expect, test } from "vitest";
import { fanPlan, feltSizes, meldPlan, stripOf, type Zone, pilesBeside } from "$lib/felt/measure";

const SIZES = { most: 72, good: 50, least: 40 };
const common = (...lengths: number[]): Zone[][] => [[{ lengths, heading: false }]];

describe("melds on the felt", () => {
  test("few lie large and side by side", () => {
    expect(meldPlan({ width: 600, height: 300 }, common(3, 4), SIZES)).toMatchObject({
      width: 72,
      strip: 74,
      fits: true,
    });
  });

  test("more of them are smaller, many overlap, and only then one scrolls", () => {
    const room = { width: 600, height: 300 };
    const plans = [4, 8, 14, 60].map((count) => meldPlan(room, common(...Array<number>(count).fill(3)), SIZES));
    const widths = plans.map(({ width }) => width);
    expect([...widths].sort((one, other) => other - one)).toEqual(widths);
    expect(plans[2]!.strip).toBeLessThan(plans[2]!.width);
    expect(plans.map(({ fits }) => fits)).toEqual([true, true, true, false]);
  });

  test("tiles are small rather than covered, and only a run as long as the felt is wide is covered a little", () => {
    const { melds } = feltSizes({ width: 390, height: 350 }, 1, 1, { tiles: true });
    const many = meldPlan({ width: 386, height: 350 }, common(4, 3, 3, 4, 4, 4, 3, 4, 3, 3), melds);
    expect(many.fits).toBe(true);
    expect(many.strip).toBeGreaterThan(many.width);
    const long = meldPlan({ width: 340, height: 350 }, common(13, 4, 4), melds);
    expect(stripOf(long, 13, 340)).toBeGreaterThanOrEqual(long.width * 0.9);
    expect(meldPlan({ width: 386, height: 350 }, common(...Array<number>(60).fill(3)), melds).fits).toBe(false);
  });

  test("a long run overlaps as much as its zone asks for and no other meld does", () => {
    const plan = { width: 50, strip: 52 };
    expect(stripOf(plan, 3, 350)).toBe(52);
    expect(11 + 50 + 12 * stripOf(plan, 13, 350)).toBeCloseTo(350);
  });

  test("a card is small rather than hidden under the next", () => {
    const narrow = meldPlan({ width: 344, height: 400 }, [Array<Zone>(3).fill({ lengths: [4], heading: true })], SIZES);
    expect(stripOf(narrow, 4, narrow.widths[0]![0]!)).toBeGreaterThanOrEqual(narrow.width * 0.38);
  });

  test("whoever has laid more has more room in a row", () => {
    const zone = (count: number): Zone => ({ lengths: Array<number>(count).fill(3), heading: true });
    const room = { width: 900, height: 360 };
    const plan = meldPlan(room, [[zone(9), zone(1), zone(1)]], SIZES);
    const [much, little, same] = plan.widths[0]!;
    expect(little).toBe(same);
    expect(much).toBeGreaterThan(2 * little!);
    expect(much! + little! + same! + 20).toBeCloseTo(900);
    // Larger than three equal places would allow.
    expect(plan.width).toBeGreaterThan(meldPlan({ ...room, width: 293 }, [[zone(9)]], SIZES).width);
  });

  test("zones in a row share its width", () => {
    const three = meldPlan({ width: 600, height: 150 }, [Array<Zone>(3).fill({ lengths: [4], heading: true })], SIZES);
    expect(three.fits).toBe(true);
    expect(three.widths[0]).toHaveLength(3);
    for (const each of three.widths[0]!) expect(each).toBeCloseTo(193.33, 1);
  });
});

describe("a pile of which any card may be taken", () => {
  test("lies in one row while every index can be read, then in several of about the same length", () => {
    expect(fanPlan(4, 300, 56, 26)).toEqual({ columns: 4, strip: 34 });
    expect(fanPlan(20, 300, 56, 26)).toEqual({ columns: 10, strip: 27 });
    expect(fanPlan(1, 300, 56, 26).columns).toBe(1);
  });

  test("is never wider than its room", () => {
    for (let cards = 1; cards <= 40; cards++) {
      const { columns, strip } = fanPlan(cards, 280, 56, 26);
      expect(56 + (columns - 1) * strip).toBeLessThanOrEqual(280);
    }
  });
});

describe("the size and spread that a person has chosen", () => {
  test("make piles and melds larger or smaller where there is room, and never larger where there is none", () => {
    const [small, usual, large] = [0.85, 1, 1.2].map((scale) => feltSizes({ width: 980, height: 500 }, scale, 1));
    expect([small, usual, large].map((sizes) => sizes!.pile)).toEqual([61, 72, 86]);
    expect(large!.melds.most).toBeGreaterThan(usual!.melds.most);
    expect(feltSizes({ width: 344, height: 300 }, 1.2, 1)).toEqual(feltSizes({ width: 344, height: 300 }, 1, 1));
  });

  test("melds of a tight spread overlap from the start, and a wide fan shows more of each card", () => {
    const tight = feltSizes({ width: 980, height: 500 }, 1, 0.8).melds;
    expect(meldPlan({ width: 980, height: 500 }, common(3), tight).strip).toBeLessThan(72);
    expect(fanPlan(4, 600, 56, 26, 1.25).strip).toBeGreaterThan(fanPlan(4, 600, 56, 26).strip);
  });

  test("on a large felt melds are larger than on a small one", () => {
    expect(feltSizes({ width: 1300, height: 800 }, 1, 1).melds.most).toBeGreaterThan(
      feltSizes({ width: 980, height: 500 }, 1, 1).melds.most,
    );
  });
});

test("the piles lie beside the melds where that leaves more room than above them", () => {
  expect(pilesBeside({ width: 512, height: 230 })).toBe(true);
  expect(pilesBeside({ width: 379, height: 190 })).toBe(true);
  expect(pilesBeside({ width: 379, height: 270 })).toBe(false);
  expect(pilesBeside({ width: 374, height: 450 })).toBe(false);
  expect(pilesBeside({ width: 304, height: 150 })).toBe(false);
});
