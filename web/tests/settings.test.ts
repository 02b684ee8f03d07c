import { describe, expect, it } from "vitest";
import { CHOICES, DEFAULTS, read } from "$lib/settings.svelte";
import css from "../src/styles/tokens.css?raw";

describe("settings as they were kept", () => {
  it("are as usual where nothing was kept, or nothing that is understood", () => {
    for (const kept of [null, undefined, 7, "dark", [], { theme: "blue", volume: "loud", felt: 3 }, { volume: 1e9 }]) {
      expect(read(kept)).toEqual(DEFAULTS);
    }
  });

  it("come back as they were chosen", () => {
    const chosen = { ...DEFAULTS, theme: "dark", felt: "rose", size: "large", volume: 0, fourColours: true } as const;
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
  });
});

describe("the table", () => {
  const pair = (text: string, name: string): readonly [string, string] => {
    const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(text);
    if (found === null) throw new Error(`There is no colour ${name}.`);
    return [found[1]!, found[2]!];
  };
  const block = (felt: string): string => css.split(`\n[data-felt="${felt}"] {`)[1]?.split("}")[0] ?? "";

  it.each(CHOICES.felt.flatMap((felt) => ["ink", "ink-soft", "accent", "bad"].map((ink) => [felt, ink] as const)))(
    "has a colour, %s, on which %s can be read in the light and in the dark",
    (felt, ink) => {
      const [below, above] = [pair(block(felt), "felt"), pair(css, ink)];
      for (const scheme of [0, 1] as const) {
        expect(contrast(below[scheme], above[scheme])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

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
