/** What holds of the styles of the whole page. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("a disabled button looks the same under the mouse", () => {
  const css = readFileSync("src/styles/base.css", "utf8");
  const hovered = css.match(/\.button[^{},]*:hover[^{},]*/g) ?? [];
  expect(hovered.length).toBeGreaterThan(2);
  expect(hovered.filter((selector) => !selector.includes(":hover:where(:not(:disabled))"))).toEqual([]);
});
