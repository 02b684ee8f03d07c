import { describe, expect, it } from "vitest";
import { doors } from "$lib/home/doors";

/** The addresses of the doors of a page that the server has written this into. */
function shown(switchedOff: string): string[] {
  const meta = { getAttribute: () => switchedOff } as unknown as Element;
  return doors({ querySelector: () => meta } as unknown as ParentNode).map((door) => door.href);
}

describe("the doors from home", () => {
  it("are all there where nothing is switched off", () => {
    expect(shown("")).toEqual(["/puzzles", "/learn", "/play", "/workshop", "/lobby", "/tournaments", "/leaders"]);
  });

  it("are shut where the server has switched a feature off", () => {
    expect(shown("tournaments meeting bots")).toEqual(["/puzzles", "/learn", "/workshop", "/lobby", "/leaders"]);
  });
});
