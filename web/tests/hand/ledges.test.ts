/** Tiles on the ledges of a rack: what stands together is a group, and free places stay free. */
import { describe, expect, it } from "vitest";
import { followed, moved, type Layout } from "$lib/hand/groups";
import {
  columnsFor,
  freePlaces,
  ledgePlan,
  recalled,
  setApart,
  setDown,
  settled,
  spread,
  standing,
  stepped,
  told,
} from "$lib/hand/ledges";
import { DESK, PHONE, sideBySide } from "$lib/hand/fan";

const COLUMNS = 8;

/** "1 2 . 3 / 4": tiles by their numbers and free places, ledge by ledge. */
function shown(layout: Layout, columns = COLUMNS): string {
  const { at, ledges } = standing(layout, columns);
  const held = new Map([...at].map(([id, place]) => [place, id]));
  return Array.from({ length: ledges }, (_, ledge) =>
    Array.from({ length: columns }, (_, column) => held.get(ledge * columns + column) ?? ".")
      .join(" ")
      .replace(/( \.)+$/, ""),
  ).join(" / ");
}

const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);
const put = (layout: Layout, ids: number[], place: number): Layout =>
  setDown(layout, standing(layout, COLUMNS), ids, place)!;
const groups = ({ groups, loose }: Layout): string =>
  [...groups.map((ids) => ids.join(" ")), `: ${loose.join(" ")}`].join(" | ");

describe("a rack", () => {
  it("holds the groups a place apart, and the loose tiles after them", () => {
    expect(
      shown({
        groups: [
          [1, 2, 3],
          [4, 5],
        ],
        loose: [6, 7, 8],
      }),
    ).toBe("1 2 3 . 4 5 . 6 / 7 8");
  });

  it("has a further ledge only where the groups fit in no order on two", () => {
    expect(
      shown({
        groups: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9, 10],
        ],
        loose: [11],
      }),
    ).toBe("1 2 3 . 4 5 6 / 7 8 9 10 . 11");
    const dense = { groups: [numbers(3), numbers(5, 4), numbers(4, 9)], loose: [] };
    expect(shown(dense)).toBe("4 5 6 7 8 / 9 10 11 12 . 1 2 3");
    expect(standing({ groups: [numbers(5), numbers(5, 6), numbers(5, 11)], loose: [] }, COLUMNS).ledges).toBe(3);
  });

  it("has fifteen places to a ledge on a desk, and on phones as many as a finger hits, at least eight", () => {
    expect([320, 360, 390, 740, 1600].map(columnsFor)).toEqual([8, 8, 9, 15, 15]);
  });

  it("stands inside the hand on every width", () => {
    for (const [width, measures] of [
      [320, PHONE],
      [390, PHONE],
      [992, DESK],
    ] as const) {
      const layout = { groups: [numbers(3), numbers(4, 4)], loose: numbers(15, 8) };
      const plan = ledgePlan(
        width,
        layout.groups,
        layout.loose,
        standing(layout, columnsFor(width)),
        sideBySide(measures),
      );
      for (const { fans } of plan.rows)
        for (const fan of fans) expect([fan.x >= 0, fan.x + fan.width <= width]).toEqual([true, true]);
    }
  });
});

describe("a tile that is put down", () => {
  const start: Layout = { groups: [], loose: [1, 2, 3, 4, 5] };

  it("in a free place stays there, alone and loose", () => {
    const next = put(start, [3], 10);
    expect(shown(next)).toBe("1 2 . 4 5 / . . 3");
    expect(groups(next)).toBe(": 1 2 4 5 3");
  });

  it("beside one that stands alone makes a group of both, and beside a group joins it", () => {
    const two = put(put(start, [3], 10), [5], 11);
    expect(groups(two)).toBe("3 5 | : 1 2 4");
    expect(groups(put(two, [1], 9))).toBe("1 3 5 | : 2 4");
  });

  it("beside several loose ones is loose", () => {
    expect(groups(put(put(start, [5], 10), [5], 4))).toBe(": 1 2 3 4 5");
  });

  it("where others stand makes them give way along their ledge", () => {
    expect(shown(put(put(start, [5], 10), [5], 1))).toBe("1 5 2 3 4 / .");
    const full: Layout = { groups: [], loose: numbers(9) };
    expect(setDown(full, standing(full, COLUMNS), [9], 0)).toBeNull();
  });

  it("together with others stands beside them", () => {
    const next = put(start, [2, 4], 12);
    expect([shown(next), groups(next)]).toEqual(["1 . 3 . 5 / . . . . 2 4", "2 4 | : 1 3 5"]);
  });

  it("between two groups joins them", () => {
    expect(
      groups(
        put(
          {
            groups: [
              [1, 2],
              [3, 4],
            ],
            loose: [5],
          },
          [5],
          2,
        ),
      ),
    ).toBe("1 2 5 3 4 | : ");
  });
});

describe("free places", () => {
  const laid = put({ groups: [[1, 2, 3]], loose: [4, 5, 6] }, [6], 14);

  it("stay when a tile is drawn, which comes to the loose ones, and when one is thrown", () => {
    expect(shown(laid)).toBe("1 2 3 . 4 5 / . . . . . . 6");
    expect(shown(followed(laid, [1, 2, 3, 4, 5, 6, 7]))).toBe("1 2 3 . 4 5 / . . . . . . 6 7");
    expect(shown(followed(laid, [1, 2, 3, 5, 6]))).toBe("1 2 3 . . 5 / . . . . . . 6");
  });

  it("stay when a tile joins a group, whose neighbours give way", () => {
    const next = moved(laid, [6], { to: "group", group: 0, at: null });
    expect(shown(next)).toBe("1 2 3 6 . 4 5 / .");
  });

  it("are found again by faces, whatever was drawn or thrown since", () => {
    const faceOf = (id: number): number => 10 + (id % 5);
    const rack = told(laid, faceOf)!;
    expect(rack).toEqual({
      columns: 8,
      tiles: [11, 12, 13, null, 14, 10, null, null, null, null, null, null, null, null, 11],
    });
    // Twins: one is in the group, and one stands alone.
    const bare = { groups: [[1, 2, 3]], loose: [6, 5, 4] };
    expect(shown(recalled(bare, rack, faceOf))).toBe("1 2 3 . 4 5 / . . . . . . 6");
    expect(shown(recalled({ groups: [[1, 2, 3]], loose: [4, 6, 7] }, rack, faceOf))).toBe(
      "1 2 3 . 4 / . . . . . . 6 7",
    );
    expect(shown(recalled({ groups: [], loose: numbers(6) }, rack, faceOf))).toBe("1 2 3 . 4 5 / . . . . . . 6");
    expect(
      shown(
        recalled(
          {
            groups: [
              [1, 2],
              [3, 4],
            ],
            loose: [5],
          },
          rack,
          faceOf,
        ),
      ),
    ).toBe("1 2 . 3 4 . 5 / .");
    expect(told({ groups: [], loose: [1] }, faceOf)).toBeNull();
  });

  it("are there on longer and shorter ledges, too", () => {
    expect(shown(laid, 15)).toBe("1 2 3 . 4 5 . 6 / .");
    const long = setDown(
      { groups: [], loose: numbers(14) },
      standing({ groups: [], loose: numbers(14) }, 15),
      [9],
      20,
    )!;
    expect(shown(long, 15)).toBe("1 2 3 4 5 6 7 8 . 10 11 12 13 14 / . . . . . 9");
    expect(shown(long, 9)).toBe("1 2 3 4 5 6 7 8 / 10 11 12 13 14 . 9");
  });

  it("move no other tile when one is drawn that stands left of it", () => {
    const last = put({ groups: [], loose: numbers(5) }, [5], 15);
    expect(shown(followed(last, [1, 2, 3, 4, 5, 6]))).toBe("1 2 3 4 6 / . . . . . . . 5");
    expect(settled(followed(last, [1, 2, 3, 4, 5, 6]), standing(followed(last, numbers(6)), COLUMNS)).loose).toEqual([
      1, 2, 3, 4, 6, 5,
    ]);
  });

  it("are between the parts of what is sorted, as long as that takes no further ledge", () => {
    const parts = [[1, 2, 3], [4, 5], [6]];
    expect(shown(spread({ groups: [], loose: numbers(6) }, parts, COLUMNS))).toBe("1 2 3 . 4 5 . 6 / .");
    const full = spread(
      { groups: [], loose: numbers(13) },
      numbers(13).map((id) => [id]),
      COLUMNS,
    );
    expect(shown(full)).toBe("1 2 3 4 5 6 7 8 / 9 10 11 12 13");
  });

  it("are around what is set apart, if there are any", () => {
    expect(shown(setApart(laid, standing(laid, COLUMNS), [2, 3])!)).toBe("1 . . . 4 5 / 2 3 . . . . 6");
    const full: Layout = { groups: [], loose: numbers(13) };
    expect(setApart(full, standing(full, COLUMNS), numbers(4))).toBeNull();
  });

  it("are those of tiles that have left", () => {
    expect(freePlaces(standing(laid, COLUMNS), [1, 2, 3, 6])).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15]);
  });

  it("are walked through with the keys", () => {
    const step = (layout: Layout, id: number, across: number, down: number): Layout =>
      stepped(layout, standing(layout, COLUMNS), id, across, down);
    const left = step(laid, 6, -1, 0);
    expect(shown(left)).toBe("1 2 3 . 4 5 / . . . . . 6");
    expect(shown(step(left, 6, 0, -1))).toBe("1 2 3 . 4 6 / . . . . . 5");
    expect(step(laid, 1, -1, 0)).toBe(laid);
  });
});
