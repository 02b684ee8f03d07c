/** Reading photos answers what the Python code answers (tests/camera/stages.py), and the page can correct it. */
import { describe, expect, it } from "vitest";
import { notation, parseFaces, tile } from "$lib/faces";
import * as cards from "$lib/scan/cards";
import * as crops from "$lib/scan/crops";
import * as finding from "$lib/scan/finding";
import * as knowledge from "$lib/scan/knowledge";
import * as photo from "$lib/scan/photo";
import { drawnAt } from "$lib/scan/photoWalk";
import * as reading from "$lib/scan/reading";
import * as rows from "$lib/scan/rows";
import { beside, copiesIn, familyIn, placeAt, rowsOf, type Scanned } from "$lib/scan/scanned";
import { added, joined, movedTo, removed, split, type ScannedRows } from "$lib/scan/sorting";
import type { Solved } from "$lib/protocol";
import { frames } from "$lib/solver/frames";
import stages from "../../tests/camera/stages.json";

const picture = ((): crops.Pixels => {
  const [width, height] = [300, 280];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let band = 0; band < 3; band++)
        data[(y * width + x) * 4 + band] =
          (Math.floor((x * x * 3) / 50) + y * 7 + Math.floor((x * y) / 9) + band * 40) % 256;
  return { width, height, data };
})();

const placed = (list: readonly number[][]): crops.PiecePlace[] =>
  (list as [number, number, number, number, number, number][]).map(([x, y, upX, upY, high, wide]) => ({
    x,
    y,
    upX,
    upY,
    high,
    wide,
  }));
const places = placed(stages.places);

const colours = ({ data }: crops.Pixels, at: number): number[] => [...data.subarray(at * 4, at * 4 + 3)];

describe("reading as the command does", () => {
  it("rests on the same numbers", () => {
    const here: Record<string, object> = { cards, crops, finding, knowledge, photo, reading, rows };
    for (const [file, numbers] of Object.entries(stages.constants)) expect(here[file]).toMatchObject(numbers);
  });

  it("halves a picture as often", () => {
    const levels = crops.pyramid(picture);
    const sum = ({ data }: crops.Pixels): number =>
      data.reduce((all, value, at) => (at % 4 === 3 ? all : all + value), 0);
    expect(levels.map((level) => [level.width, level.height, sum(level)])).toEqual(stages.levels);
  });

  it.each([
    ["smaller", stages.smaller, 1.3, 37, 41],
    ["larger", stages.larger, 0.6, 61, 53],
  ])("makes a picture %s", (_, answer, scale, down, across) => {
    const [width, height, lines] = answer as [number, number, number[][][]];
    const made = crops.resized(picture, scale);
    expect([made.width, made.height]).toEqual([width, height]);
    lines.forEach((line, row) =>
      line.forEach((colour, column) => {
        const seen = colours(made, row * down * width + column * across);
        // Python counts in single precision: a half may be rounded the other way.
        seen.forEach((value, band) => expect(Math.abs(value - colour[band]!)).toBeLessThanOrEqual(1));
      }),
    );
  });

  it("cuts out the same", () => {
    const cut = crops.crops(crops.pyramid(picture), places);
    stages.crops.forEach((value, at) => expect(cut[at * 379]).toBeCloseTo(value, 3));
  });

  it("moves places alike, and keeps the same of a crowd", () => {
    places.forEach((place, at) => {
      const { x, y, upX, upY, high, wide } = crops.moved(place, stages.moved_by[at]!);
      [x, y, upX, upY, high, wide].forEach((part, which) => expect(part).toBeCloseTo(stages.moved[at]![which]!, 3));
    });
    const crowd = placed(stages.crowd).map((place, at) => ({ place, at }));
    expect(finding.apart(crowd).map(({ at }) => at)).toEqual(stages.apart);
  });

  it("finds the same rows and the same pieces", () => {
    expect(rows.rows(places)).toEqual(stages.rows);
    expect(knowledge.likeliest(stages.likely, stages.among)).toEqual(stages.likeliest);
    expect(knowledge.likeliest(stages.likely, stages.among, 1)).toEqual(stages.likeliest_once);
  });

  it("makes the same cards and fans of indices", () => {
    const corners = placed(stages.corners);
    const all = corners.map((place, at) => ({ place, kind: stages.corners[at]![6]!, sure: stages.corners[at]![7]! }));
    expect(cards.single(all)).toEqual(stages.single);
    expect(cards.fans(corners)).toEqual(stages.fans);
    expect(stages.card_names.map((_, kind) => cards.cardName(kind))).toEqual(stages.card_names);
    expect(cards.single([])).toEqual([]);
  });
});

const place = (x: number): crops.PiecePlace => ({ x, y: 100, upX: 0, upY: -1, high: 40, wide: 30 });
const seen = (piece: string, x: number): photo.SeenOnPhoto => ({ piece, place: place(x), sure: 0.9, alternatives: [] });
const STACKS = (parseFaces("r1 r2 r3 r4 J") ?? []).map((face) => ({ face, copies: 2 }));

/** The rows as notation, a piece and its number: "r1 r2 / r3". */
const told = (lines: ScannedRows): string =>
  lines.map((row) => row.map(({ face }) => notation(face)).join(" ")).join(" / ");

describe("correcting", () => {
  const line = (names: string, x: number): photo.SeenOnPhoto[] =>
    names.split(" ").map((name, at) => seen(name, x + 30 * at));
  const read = rowsOf([line("r1 r2", 50), line("r3 r4 J", 140)], STACKS);

  it("puts a piece that was missed into the row where it lies", () => {
    const piece = { ...read[0]![0]!, id: 9, face: tile(3, "red") };
    const at = (x: number, y: number): ScannedRows =>
      added(read, { ...piece, place: placeAt(x, y, read.flat(), 640) }, "tiles");
    expect(told(at(231, 98))).toBe("r1 r2 / r3 r4 J r3");
    expect(told(at(19, 102))).toBe("r3 r1 r2 / r3 r4 J");
    expect(told(at(110, 300))).toBe("r1 r2 / r3 r4 J / r3");
    expect(beside(place(80))).toEqual(place(110));
  });

  it("joins rows as they lie, splits one, and moves a piece", () => {
    expect(told(joined(read, 1, 0))).toBe("r1 r2 r3 r4 J");
    expect(told(split(read, 3))).toBe("r1 r2 / r3 / r4 J");
    expect(split(read, 2)).toEqual(read);
    expect(told(movedTo(read, 2, 0))).toBe("r1 r2 r3 / r4 J");
    expect(told(movedTo(read, 0, 1))).toBe("r2 / r1 r3 r4 J");
    expect(told(movedTo(read, 3, null))).toBe("r1 r2 / r3 J / r4");
    expect(told(movedTo(movedTo(read, 0, 1), 1, 1))).toBe("r1 r2 r3 r4 J");
    expect(told(removed(removed(read, 0), 1))).toBe("r3 r4 J");
  });

  it("takes the joker that the game has, and doubts what the game has not", () => {
    const okey = [{ face: tile(1, "red"), copies: 2 }, ...(parseFaces("F") ?? []).map((face) => ({ face, copies: 2 }))];
    const [both] = rowsOf([[seen("J", 50), seen("r2", 80)]], okey);
    expect(both!.map(({ face, doubtful }) => [face, doubtful])).toEqual([
      [parseFaces("F")![0], false],
      [tile(2, "red"), true],
    ]);
    const pack = (parseFaces("7H JK") ?? []).map((face, at) => ({ face, copies: 1 + at }));
    expect(told(rowsOf([[seen("7H", 50), seen("JK", 80)]], pack))).toBe("7H JK");
    expect([familyIn(okey), familyIn(pack), copiesIn(okey), copiesIn(pack)]).toEqual(["tiles", "cards", 2, 1]);
    const larger = okey.map((stack) => ({ ...stack, copies: 3, usual: 2 }));
    expect(copiesIn(larger)).toBe(2); // six people have three of each, and a photo does not tell
  });
});

it("draws a step on the photo: what stays, what comes from the rack, and where it goes", () => {
  const scanned = (names: string): Scanned => ({
    photo: null as unknown as HTMLCanvasElement,
    rows: rowsOf([names.split(" ").map((name, at) => seen(name, 50 + 30 * at))], STACKS),
  });
  const faces = (names: string): number[] => parseFaces(names) ?? [];
  const set = (names: string): Solved["before"][number] => ({ cards: faces(names), kind: "run", stands: [] }) as never;
  const solved = {
    before: [set("r2 r3 r4")],
    steps: [
      {
        made: set("r1 r2 r3 r4"),
        parts: [
          { cards: faces("r2 r3 r4"), source: 0 },
          { cards: faces("r1"), source: null },
        ],
      },
    ],
  } as unknown as Solved;
  const shown = frames(solved, faces("r1"));
  const drawn = drawnAt(shown, 1, { table: scanned("r2 r3 r4"), rack: scanned("r1") });
  expect(drawn.map(({ on, step, to }) => [on, step, to?.x ?? null])).toEqual([
    ["table", 1, null],
    ["table", 1, null],
    ["table", 1, null],
    ["rack", 1, 20],
  ]);
  expect(drawnAt(shown, 0, { table: null, rack: null }).every(({ from, step }) => from === null && step === 0)).toBe(
    true,
  );
});
