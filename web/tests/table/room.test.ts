import { expect, test } from "vitest";
import { roomIn } from "$lib/table/room";

test.each([
  [844, 390, { flat: true, tight: false }],
  [932, 430, { flat: true, tight: false }],
  [667, 375, { flat: true, tight: true }],
  [700, 360, { flat: true, tight: true }],
  [1280, 340, { flat: true, tight: true, wide: false, around: false }],
] as const)("a window of %d by %d has the layout of a phone on its side", (width, height, room) => {
  expect(roomIn({ width, height })).toMatchObject({ phone: false, low: false, compact: true, ...room });
});

test.each([
  [390, 844, { phone: true, low: false, tight: false }],
  [360, 640, { phone: true, low: true, tight: true, smallest: false }],
  [320, 640, { low: true, smallest: true }],
  [320, 470, { phone: true, low: true, smallest: true }],
  [768, 1024, { phone: false, low: false, around: false, compact: true }],
  [1280, 800, { phone: false, around: true, wide: true, compact: false }],
] as const)("a window of %d by %d has not", (width, height, room) => {
  expect(roomIn({ width, height })).toMatchObject({ flat: false, ...room });
});
