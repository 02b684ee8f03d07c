/** What holds of the styles of the whole page. */
import { expect, it } from "vitest";
import css from "../src/styles/base.css?raw";

it("a disabled button looks the same under the mouse", () => {
  const hovered = css.match(/\.button[^{},]*:hover[^{},]*/g) ?? [];
  expect(hovered.length).toBeGreaterThan(2);
  expect(hovered.filter((selector) => !selector.includes(":hover:where(:not(:disabled))"))).toEqual([]);
});
