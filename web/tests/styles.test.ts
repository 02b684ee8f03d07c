/** What holds of the styles of the whole page. */
import { expect, it } from "vitest";
import pile from "../src/lib/felt/PileZone.svelte?raw";
import css from "../src/styles/base.css?raw";

it("a disabled button looks the same under the mouse", () => {
  const hovered = css.match(/\.button[^{},]*:hover[^{},]*/g) ?? [];
  expect(hovered.length).toBeGreaterThan(2);
  expect(hovered.filter((selector) => !selector.includes(":hover:where(:not(:disabled))"))).toEqual([]);
});

it("a ring on the discard pile says that it may be taken, never that its card is new", () => {
  const rule = (selector: string): string => {
    const at = pile.indexOf(`${selector} {`);
    expect(at).toBeGreaterThan(0);
    return pile.slice(at, pile.indexOf("}", at));
  };
  expect(rule(".ready")).toMatch(/outline: \d+px/);
  expect(rule(":global(.piece.fresh)")).toMatch(/outline: none/);
  expect(rule(":global(.piece.fresh)")).toMatch(/box-shadow: 0 [1-9]/);
});
