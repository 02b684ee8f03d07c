/** Reading photos answers what the Python code answers (tests/camera/stages.py), and the page can correct it. */
import { describe, expect, it } from "vitest";
import { parseFaces, tile } from "$lib/faces";
import * as crops from "$lib/scan/crops";
import * as finding from "$lib/scan/finding";
import * as knowledge from "$lib/scan/knowledge";
import * as photo from "$lib/scan/photo";
import { drawnAt } from "$lib/scan/photoWalk";
import * as reading from "$lib/scan/reading";
import * as rows from "$lib/scan/rows";
import { beside, inRows, piecesOf, placeAt, readable, type Scanned } from "$lib/scan/scanned";
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
    const here: Record<string, object> = { crops, finding, knowledge, photo, reading, rows };
    for (const [file, numbers] of Object.entries(stages.constants)) expect(here[file]).toMatchObject(numbers);
  });

  it("halves a picture as often", () => {
    const levels = crops.pyramid(picture);
    const sum = ({ data }: crops.Pixels): number =>
      data.reduce((all, value, at) => (at % 4 === 3 ? all : all + value), 0);
    expect(levels.map((level) => [level.width, level.height, sum(level)])).toEqual(stages.levels);
  });

  it("makes a picture smaller", () => {
    const [width, height, lines] = stages.smaller as [number, number, number[][][]];
    const small = crops.resized(picture, 1.3);
    expect([small.width, small.height]).toEqual([width, height]);
    lines.forEach((line, row) =>
      line.forEach((colour, column) => {
        const seen = colours(small, row * 37 * width + column * 41);
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
  });
});

const place = (x: number): crops.PiecePlace => ({ x, y: 100, upX: 0, upY: -1, high: 40, wide: 30 });
const seen = (piece: string, x: number): photo.SeenOnPhoto => ({ piece, place: place(x), sure: 0.9, alternatives: [] });
const STACKS = (parseFaces("r1 r2 r3 r4 J") ?? []).map((face) => ({ face, copies: 2 }));

describe("correcting", () => {
  it("puts a piece that was missed into the row where it lies", () => {
    const pieces = piecesOf([[seen("r1", 50), seen("r2", 80)]], STACKS);
    const added = { ...pieces[0]!, id: 9, face: tile(3, "red"), place: placeAt(111, 98, pieces, 640) };
    expect(inRows([...pieces, added]).map((row) => row.map(({ id }) => id))).toEqual([[0, 1, 9]]);
    expect(beside(place(80))).toEqual(place(110));
  });

  it("takes the joker that the game has", () => {
    const okey = [{ face: tile(1, "red"), copies: 2 }, ...(parseFaces("F") ?? []).map((face) => ({ face, copies: 2 }))];
    expect(piecesOf([[seen("J", 50)]], okey).map(({ face }) => face)).toEqual(parseFaces("F"));
    expect(readable(okey)).toBe(true);
    expect(readable((parseFaces("7H JK") ?? []).map((face) => ({ face, copies: 2 })))).toBe(false);
  });
});

it("draws a step on the photo: what stays, what comes from the rack, and where it goes", () => {
  const scanned = (names: string): Scanned => ({
    photo: null as unknown as HTMLCanvasElement,
    rows: [piecesOf([names.split(" ").map((name, at) => seen(name, 50 + 30 * at))], STACKS)],
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
