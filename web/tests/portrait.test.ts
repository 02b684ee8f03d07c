import { describe, expect, it } from "vitest";
import { portraitOf } from "$lib/seats/portrait";
import { TWENTY } from "$lib/seats/twenty";
import { PORTRAITS } from "$lib/settings.svelte";

const BOTS = ["Ada", "Bo", "Cleo", "Dario", "Emi", "Faro"];

describe("the face of a bot", () => {
  it("is the same at every table", () => {
    for (const name of BOTS) expect(portraitOf(name)).toEqual(portraitOf(name));
  });

  it("is told from every other at a glance: by its hair and its skin", () => {
    const seen = BOTS.map(portraitOf).map(({ upon, skin }) => [upon, skin].join());
    expect(new Set(seen).size).toBe(BOTS.length);
  });

  it("is there for any name", () => {
    for (const name of ["", "王小明", "😀", "Maximilian von Habsburg"]) {
      expect(Object.values(portraitOf(name))).not.toContain(undefined);
    }
  });
});

describe("the faces that people choose among", () => {
  it("are as many as tables and settings know, and all different", () => {
    expect(TWENTY.length).toBe(PORTRAITS);
    expect(new Set(TWENTY.map(({ upon, behind, skin }) => [upon, behind, skin].join())).size).toBe(PORTRAITS);
  });

  it("are drawn within their frame, and the same on both sides", () => {
    const drawn = TWENTY.flatMap(({ upon, behind }) => [...upon, ...behind]);
    for (const [colour, path] of drawn) {
      expect(colour).toMatch(/^#[0-9a-f]{6,8}$/);
      expect(path).toMatch(/^M[-\d. AQCLMHVZ]+$/);
    }
  });
});
