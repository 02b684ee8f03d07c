/** A change of the page that does not move what one reads: what is in the middle of the window stays where it is. */
import { tick } from "svelte";

export async function inPlace(change: () => void): Promise<void> {
  const read = typeof document === "undefined" ? null : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  await tick();
  if (read?.isConnected) scrollBy({ top: read.getBoundingClientRect().top - before, behavior: "instant" });
}
