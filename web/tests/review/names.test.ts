import { expect, test } from "vitest";
import type { ReplayFrame } from "$lib/protocol";
import { namesAt, namesThroughout, type OwnReplay } from "$lib/replay/names";
import { partly } from "../partly";

const frames = [[], ["Ann", "Ben", "Emi"], ["Ann", "Dario", "Emi"]].map((names) => partly<ReplayFrame>({ names }));
const record = partly<OwnReplay>({ seats: ["Ann", "Ben", "Emi"], bots: [2], frames });

test("a moment has the names of those who sat there then, with a mark where a program did", () => {
  expect(frames.map((frame) => namesAt(record, frame))).toEqual([
    ["Ann", "Ben", "Emi (bot)"],
    ["Ann", "Ben", "Emi (bot)"],
    ["Ann", "Dario (bot)", "Emi (bot)"],
  ]);
});

test("a seat over the whole match has the names of everybody who played there", () => {
  expect(namesThroughout(record)).toEqual(["Ann", "Ben → Dario (bot)", "Emi (bot)"]);
});

test("who looks is called as at the table, as long as they played there", () => {
  expect(namesThroughout({ ...record, you: 1 })).toEqual(["Ann", "You → Dario (bot)", "Emi (bot)"]);
  expect(namesThroughout({ ...record, you: null })).toEqual(namesThroughout(record));
});
