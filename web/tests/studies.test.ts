import { describe, expect, it } from "vitest";
import { m } from "$lib/i18n.svelte";
import type { StudyDrawing, ReplayFrame, Spot } from "$lib/protocol";
import { scenes } from "$lib/replay/scenes";
import {
  around,
  arrowPath,
  drawingWords,
  drawn,
  sameSpot,
  seenFrom,
  spotsOf,
  spotsOfPieces,
} from "$lib/studies/drawings";
import { before, frameAt, newTurn } from "$lib/studies/turn";
import { partly } from "./partly";

const [STOCK, PILE]: Spot[] = [
  { zone: "stock", at: 0, card: null },
  { zone: "pile", at: 0, card: null },
];
const NAMES = ["Ann", "Ben"];
const circle = (to: Spot, colour: StudyDrawing["colour"] = "red"): StudyDrawing => ({ colour, origin: null, to });

/** Two hands with twins, a meld of Ann's, a card on the pile; Ben has just drawn. */
const frame = partly<ReplayFrame>({
  deal: 0,
  seat: 1,
  events: [{ type: "drew", seat: 1, source: "stock", count: 1, cards: [9] }],
  hands: [
    [3, 4, 4],
    [9, 20],
  ],
  view: partly<ReplayFrame["view"]>({
    table: [partly<ReplayFrame["view"]["table"][number]>({ cards: [6, 7, 8], kind: "run", owner: 0 })],
    discard_pile: [30],
    stands: [],
  }),
});

describe("drawings", () => {
  it("come, are painted over, and go when they are drawn again", () => {
    const one = drawn([], circle(STOCK!), 2);
    expect(drawn(one, circle(STOCK!, "blue"), 2)).toEqual([circle(STOCK!, "blue")]);
    expect(drawn(one, circle(STOCK!), 2)).toEqual([]);
    const arrow = { colour: "red", origin: STOCK!, to: PILE! } as const;
    const two = drawn(one, arrow, 2);
    expect(two).toEqual([circle(STOCK!), arrow]);
    expect(drawn(two, circle(PILE!), 2)).toBe(two);
    // An arrow back is another one.
    expect(drawn([arrow], { ...arrow, origin: PILE!, to: STOCK! }, 2)).toHaveLength(2);
  });

  it("find every piece again, twins too, whatever the order they are shown in", () => {
    const scene = scenes([frame])[0]!;
    const found = spotsOfPieces(scene, frame);
    const listed = spotsOf(frame).filter(({ card }) => card !== null);
    expect(listed).toHaveLength(3 + 3 + 2);
    for (const spot of listed) expect([...found.values()].filter((each) => sameSpot(each, spot))).toHaveLength(1);
    for (const { id, face } of scene.hands[0]!) expect(frame.hands[0]![found.get(id)!.card!]).toBe(face);
    expect(found.get(scene.pile[0]!.id)).toEqual(PILE);
  });

  it("tell nothing of a hand that is not open", () => {
    const seen = seenFrom(frame, 0);
    expect(seen.hands).toEqual([frame.hands[0], [63, 63]]);
    expect(seen.events[0]).toMatchObject({ cards: null });
    expect(seenFrom(frame, 1).events).toEqual(frame.events);
    expect(seenFrom(frame, null)).toBe(frame);
    const card = circle({ zone: "hand", at: 1, card: 0 });
    expect(drawingWords(card, seen, NAMES)).toBe(drawingWords(circle({ ...card.to, card: null }), seen, NAMES));
    expect(spotsOf(seen).filter(({ zone, at }) => zone === "hand" && at === 1)).toHaveLength(1);
  });

  it("are told in words", () => {
    const arrow: StudyDrawing = {
      colour: "blue",
      origin: { zone: "hand", at: 0, card: 0 },
      to: { zone: "meld", at: 0, card: null },
    };
    const said = drawingWords(arrow, frame, NAMES);
    expect(said).toContain(m.study_colour_name({ colour: "blue" }));
    expect(said).toContain("Ann");
    expect(said).not.toBe(drawingWords({ ...arrow, to: { ...arrow.to, card: 1 } }, frame, NAMES));
  });

  it("lie where the pieces are", () => {
    const boxes = [
      { x: 10, y: 10, width: 20, height: 30 },
      { x: 40, y: 5, width: 20, height: 30 },
    ];
    expect(around(boxes)).toEqual({ x: 10, y: 5, width: 50, height: 35 });
    expect(around([])).toBeNull();
    expect(arrowPath(boxes[0]!, boxes[1]!)).toMatch(/^M24\.\d+ 24\.\d+L/);
    expect(arrowPath(boxes[0]!, boxes[0]!)).toBe("");
  });
});

describe("a turn of a study", () => {
  const record = partly<Parameters<typeof frameAt>[0]>({
    frames: [0, 0, 1].map((deal) => partly<ReplayFrame>({ deal })),
  });

  it("is the last moment where the match is shorter, and follows nothing of an earlier deal", () => {
    expect(frameAt(record, 7)).toBe(record.frames[2]);
    expect(before(record, 1)).toBe(record.frames[0]);
    expect(before(record, 2)).toBeNull();
    expect(before(record, 0)).toBeNull();
  });

  it("can be tried again only at a table", () => {
    expect(newTurn({ table: "t" }, 3, [4, 0])).toMatchObject({ table: "t", moment: 3, missed: [4, 0] });
    expect(newTurn({ text: "…" }, 3, [4, 0])).toMatchObject({ table: null, missed: null });
  });
});
