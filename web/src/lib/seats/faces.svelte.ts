/** The faces of people. They load as soon as somebody has chosen one; until then there are initials. */
import type { Portrait } from "./portrait";

let twenty = $state.raw<readonly Portrait[] | null>(null);
let asked = false;

/** The face with this number; null for initials, and until the faces have loaded. */
export function faceOf(portrait: number | null): Portrait | null {
  if (portrait === null || portrait < 0) return null;
  if (!asked) {
    asked = true;
    void import("./twenty").then(
      ({ TWENTY }) => (twenty = TWENTY),
      () => (asked = false),
    );
  }
  return twenty?.[portrait] ?? null;
}
