import { describe, expect, it } from "vitest";
import { CHOICES, DEFAULTS, read } from "$lib/settings.svelte";
import css from "../src/styles/felt.css?raw";
import tokens from "../src/styles/tokens.css?raw";

describe("settings as they were kept", () => {
  it("are as usual where nothing was kept, or nothing that is understood", () => {
    for (const kept of [null, undefined, 7, "dark", [], { theme: "blue", volume: "loud", felt: 3 }, { volume: 1e9 }]) {
      expect(read(kept)).toEqual(DEFAULTS);
    }
  });

  it("come back as they were chosen", () => {
    const chosen = { ...DEFAULTS, theme: "dark", felt: "wine", size: "large", volume: 0, fourColours: true } as const;
    expect(read(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(DEFAULTS.agreePuzzles).toBe(false);
    expect(read({ agreePuzzles: true }).agreePuzzles).toBe(true);
    expect(read({ agreePuzzles: "yes" }).agreePuzzles).toBe(false);
    expect(read({ agreePuzzles: true }).askedPuzzles).toBe(false);
  });

  it("of an older page still count", () => {
    expect(read({ theme: "light", sound: false, fourColours: true, motion: "reduced" })).toEqual({
      ...DEFAULTS,
      theme: "light",
      sounds: false,
      fourColours: true,
      motion: "reduced",
    });
    for (const [felt, now] of Object.entries({
      sage: "green",
      mist: "blue",
      slate: "blue",
      rose: "wine",
      sand: "wine",
    })) {
      expect(read({ felt })).toEqual({ ...DEFAULTS, felt: now });
    }
    expect(read({ felt: "constructor" })).toEqual(DEFAULTS);
  });
});

describe("the table", () => {
  const colour = (text: string, name: string): string => {
    const found = new RegExp(`--${name}: (#\\w{6});`).exec(text);
    if (found === null) throw new Error(`There is no colour ${name}.`);
    return found[1]!;
  };
  const block = (selector: string): string => css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  /** Where the lamp shines brightest, and where nothing of it is left. */
  const lit = (felt: string): string => mixed(felt, "#ffffff", 0.1);

  it.each(
    CHOICES.felt.flatMap((felt) =>
      ["ink", "ink-soft", "accent", "hint", "bad", "good"].map((ink) => [felt, ink] as const),
    ),
  )("has a colour, %s, on which %s can be read, under the lamp too", (felt, ink) => {
    const [below, above] = [colour(block(`[data-felt="${felt}"]`), "felt"), colour(block("\n.felt"), ink)];
    expect(contrast(lit(below), above)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(below, above)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ink", "ink-soft", "accent", "good"])("has a rack on which %s can be read where it is lightest", (ink) => {
    expect(contrast(colour(block("\n.wood"), "wood"), colour(block("\n.wood"), ink))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the ring of the seat whose turn it is", () => {
  const accent = /\.felt \{[^}]*--accent: (#\w{6})/.exec(css)![1]!;

  it.each(CHOICES.felt)("is seen from afar on %s felt and on the rim of wood around it", (felt) => {
    const below = new RegExp(`"${felt}"\\][^}]*--felt: (#\\w{6})`).exec(css)![1]!;
    const rim = /--rim: (#\w{6})/.exec(css)![1]!;
    expect(contrast(below, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rim, accent)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([1, 2])("is seen from afar in a strip, by day and by night", (scheme) => {
    const of = (name: string): string =>
      new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)![scheme]!;
    expect(contrast(of("surface"), of("accent"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("accent-wash"), of("ink"))).toBeGreaterThanOrEqual(7);
  });
});

/** The first colour with a share of the other laid over it. */
function mixed(below: string, above: string, share: number): string {
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(below, at) * (1 - share) + part(above, at) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
