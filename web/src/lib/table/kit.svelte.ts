/**
 * Parts of the page that only some tables need. They are loaded while the table is on its way and come before it is
 * shown, so that nothing moves when they are there.
 */
import type { TableInfo } from "$lib/protocol";

export class Kit {
  /** The ledges of a rack of tiles. */
  ledges = $state.raw<typeof import("$lib/hand/ledges") | null>(null);
  /** The corners of a felt on which everybody has a pile. */
  Corners = $state.raw<typeof import("$lib/felt/Corners.svelte").default | null>(null);
  /** What could be loaded ahead is here. */
  ready = $state(false);
  #loading: Promise<unknown> | null = null;

  /** `wide`: a table that is rearranged, of tiles for all that is known, has room for ledges. */
  constructor({ corners, rearranges }: TableInfo["manner"], wide: boolean) {
    const wanted = [
      ...(corners ? [import("$lib/felt/Corners.svelte").then((loaded) => (this.Corners = loaded.default))] : []),
      ...(corners || (rearranges && wide) ? [this.load()] : []),
    ];
    if (wanted.length === 0) this.ready = true;
    else void Promise.allSettled(wanted).then(() => (this.ready = true));
  }

  /** Load the ledges, once. */
  load(): Promise<unknown> {
    return (this.#loading ??= import("$lib/hand/ledges").then((loaded) => (this.ledges = loaded)));
  }
}
