import { describe, expect, it } from "vitest";
import { portraitOf } from "$lib/seats/portrait";

const BOTS = ["Ada", "Bo", "Cleo", "Dario", "Emi", "Faro"];

describe("the face of a bot", () => {
  it("is the same at every table", () => {
    for (const name of BOTS) expect(portraitOf(name)).toEqual(portraitOf(name));
  });

  it("is told from every other at a glance: by its hair and its skin", () => {
    const seen = BOTS.map(portraitOf).map(({ style, hair, skin }) => [style, hair, skin].join());
    expect(new Set(seen).size).toBe(BOTS.length);
  });

  it("is there for any name", () => {
    for (const name of ["", "王小明", "😀", "Maximilian von Habsburg"]) {
      expect(Object.values(portraitOf(name))).not.toContain(undefined);
    }
  });
});
