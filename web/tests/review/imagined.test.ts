/** The table after the best action, as a review shows it. */
import { expect, it } from "vitest";
import type { ReplayFrame } from "$lib/protocol";
import { imagined } from "$lib/review/imagined";
import { faces } from "../table/faces";

it("what wild cards stand for stays, in the meld that grows too", () => {
  const table = ["9S 9D 9C", "3H JK 5H"].map((cards) => ({ cards: faces(cards), kind: "run", owner: null, by: [] }));
  const frame = {
    view: { table, stands: [[], faces("3H 4H 5H")], discard_pile: [] },
    hands: [faces("6H KS")],
  } as unknown as ReplayFrame;
  const after = imagined(frame, 0, { type: "lay_off", meld: 1, cards: faces("6H") } as never);
  expect(after?.view.table[1]?.cards).toEqual(faces("3H JK 5H 6H"));
  expect(after?.view.stands).toEqual([[], faces("3H 4H 5H 6H")]);
  expect(after?.hands).toEqual([faces("KS")]);
});
