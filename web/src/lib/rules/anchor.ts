/** Which section of a rule page an anchor means. */

/** The section named, or the nearest one above it ("turn" for "turn.draw"), or null. */
export function nearestAnchor(anchors: readonly string[], wanted: string): string | null {
  let name = wanted.slice(wanted.lastIndexOf("/") + 1);
  while (name !== "") {
    if (anchors.includes(name)) return name;
    name = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  }
  return null;
}
