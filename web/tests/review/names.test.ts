import { expect, test } from "vitest";
import type { Replayed, ReplayFrame } from "$lib/protocol";
import { namesAt, namesThroughout } from "$lib/replay/names";
import { partly } from "../partly";

const frames = [[], ["Ann", "Ben", "Emi"], ["Ann", "Dario", "Emi"]].map((names) => partly<ReplayFrame>({ names }));
const record = partly<Replayed>({ seats: ["Ann", "Ben", "Emi"], bots: [2], frames });

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
