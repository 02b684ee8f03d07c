/** The faces of people, which load when somebody has chosen one; until then there are initials. */
import type { Portrait } from "./portrait";

let twenty = $state.raw<readonly Portrait[] | null>(null);
let asked = false;

/** The face with this number; null for the initials, and until the faces are there. */
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
