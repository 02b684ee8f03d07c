/** A rack is the same after a reload and on another page of its seat: the server keeps where the tiles stand. */
import { expect, test } from "vitest";
import { HandGroups } from "$lib/hand/handGroups.svelte";
import * as ledges from "$lib/hand/ledges";
import type { FaceLayout } from "$lib/hand/groups";
import type { HandJudgement, LaidRack } from "$lib/protocol";

const FACES = [64, 65, 66, 80, 80, 95];
const PIECES = FACES.map((face, at) => ({ id: at + 1, face }));

interface Sent {
  readonly layout: FaceLayout;
  readonly rack: LaidRack | null;
}

const judged = ({ groups, loose }: FaceLayout): HandJudgement => ({
  groups: groups.map((order) => ({
    state: "loose",
    name: null,
    order,
    stands: order,
    value: 0,
    points: 0,
    wanted: [],
  })),
  loose,
  loose_points: 0,
  facts: [],
  contract: [],
});

/** A page of the seat, with what it has sent. */
function page(columns: number | null): { hand: HandGroups; sent: Sent[]; look: () => string } {
  const sent: Sent[] = [];
  const hand = new HandGroups({
    group: (layout, rack) => {
      sent.push({ layout, rack });
      return Promise.resolve(judged(layout));
    },
    arrange: () => Promise.resolve(null),
    change: (change) => change(),
    keep: () => undefined,
  });
  if (columns !== null) hand.stands({ ledges, columns });
  const look = (): string => {
    const { at, columns: per, ledges: count } = hand.stand!;
    const rows = Array.from({ length: count }, () => Array.from({ length: per }, () => "."));
    for (const [id, place] of at) rows[Math.floor(place / per)]![place % per] = `${id}`;
    return rows.map((row) => row.join("").replace(/\.+$/, "")).join("/");
  };
  return { hand, sent, look };
}

async function put(): Promise<{ first: ReturnType<typeof page>; last: Sent }> {
  const first = page(9);
  first.hand.hold(PIECES, judged({ groups: [], loose: FACES }), true, "colour");
  first.hand.place([5], { to: "ledge", place: 12 });
  first.hand.place([6], { to: "ledge", place: 17 });
  await Promise.resolve();
  await Promise.resolve();
  return { first, last: first.sent.at(-1)! };
}

test("tiles stand where they stood on a page that opens later, also before its rack is loaded", async () => {
  const { first, last } = await put();
  expect(first.look()).toBe("123.4/...5....6");
  const told = judged(last.layout);
  const early = page(9);
  early.hand.hold(PIECES, told, true, "colour", last.rack);
  expect(early.look()).toBe(first.look());
  const late = page(null);
  late.hand.hold(PIECES, told, true, "colour", last.rack);
  late.hand.stands({ ledges, columns: 9 });
  expect(late.look()).toBe(first.look());
});

test("a page with longer ledges has them in the same order, and a page without a rack sends them on", async () => {
  const { last } = await put();
  const desk = page(15);
  desk.hand.hold(PIECES, judged(last.layout), true, "colour", last.rack);
  expect(desk.look()).toBe("123.4.5.6/");
  const flat = page(null);
  flat.hand.hold(PIECES, judged(last.layout), true, "colour", last.rack);
  flat.hand.group([1, 2]);
  expect(flat.sent.at(-1)!.rack).toEqual(last.rack);
});

test("another page takes the places over; longer or shorter ledges elsewhere change nothing", async () => {
  const { last } = await put();
  const other = page(9);
  other.hand.hold(PIECES, judged({ groups: [], loose: FACES }), true, "colour");
  const desk = page(15);
  desk.hand.hold(PIECES, judged({ groups: [], loose: FACES }), true, "colour");
  const before = desk.look();
  for (const each of [other, desk]) each.hand.adopt(judged(last.layout), last.rack);
  expect(other.look()).toBe("123.4/...5....6");
  expect(desk.look()).toBe(before);
});

test("after an action the places are kept as they are then, and a drawn tile moves no other", async () => {
  const { first } = await put();
  const now = [...PIECES.filter(({ id }) => id !== 2), { id: 7, face: 99 }];
  first.hand.hold(now, null, false, "colour");
  first.hand.keepPlaces();
  expect(first.look()).toBe("173.4/...5....6");
  expect(first.sent.at(-1)!.rack?.tiles).toContain(99);
});
