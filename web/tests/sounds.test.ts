/** Which sound is heard of what has happened. */
import { expect, it } from "vitest";
import type { Event } from "$lib/protocol";
import { soundOf } from "$lib/sounds";

const ended = (kind: string): Event => ({ type: "deal_ended", result: { kind } }) as Event;
const happened = (...types: string[]): Event[] => types.map((type) => ({ type }) as Event);

it("is that of the last event that makes one", () => {
  expect(soundOf(happened("melded", "discarded"))).toBe("discard");
  expect(soundOf(happened("knocked"))).toBe("knock");
  expect(soundOf(happened("dealt"))).toBe("deal");
  expect(soundOf([...happened("discarded"), ended("went_out")])).toBe("out");
  expect(soundOf([ended("void")])).toBe(null);
});

it("is that of a book where a meld became one", () => {
  expect(soundOf(happened("laid_off"), true)).toBe("book");
  expect(soundOf(happened("melded"))).toBe("meld");
  expect(soundOf(happened("laid_off", "discarded"), true)).toBe("discard");
});
