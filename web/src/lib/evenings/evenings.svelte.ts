/** The evenings as their pages show them: read once, and changed here and in what the browser keeps at the same time. */
import { ApiProblem } from "$lib/api";
import { pricedPaper } from "$lib/scorepad/paper";
import { Scorepad } from "$lib/scorepad/pad.svelte";
import { recall, remember } from "$lib/storage";
import { eveningsOf, isCounted, lean, type PastSheet } from "./evening";
import { merged, type Evenings } from "./file";
import { join, separate, type Joined } from "./players";
import { forgetSheets, keepPhotos, keepSheet, keepSheets, keptPhotos, keptSheets } from "./store";

const JOINED = "evenings.joined";

export class KeptEvenings {
  /** Null until they are read. */
  sheets = $state.raw<readonly PastSheet[] | null>(null);
  joined = $state.raw<Joined>(recall<Joined>(JOINED, {}));
  /** The browser keeps nothing. */
  closed = $state(false);

  readonly evenings = $derived(eveningsOf(this.sheets ?? []));

  /** Read them, and have counted what could not be counted when it was written. */
  async load(): Promise<void> {
    try {
      this.sheets = await keptSheets();
    } catch {
      this.closed = true;
      this.sheets = [];
    }
    for (const sheet of this.sheets.filter((each) => !isCounted(each))) {
      try {
        await this.#count(sheet);
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem; // what cannot be counted now stays as it is
      }
    }
  }

  async #count(sheet: PastSheet): Promise<void> {
    const { game, options, names, deals } = sheet;
    const { score } = await pricedPaper(game, options, names.length, deals);
    const counted = { ...sheet, score: lean(score), priced: deals.length };
    await keepSheet(counted);
    this.sheets = (this.sheets ?? []).map((each) => (each.id === sheet.id ? counted : each));
  }

  /** Forget these sheets; one of them may be on the scorepad. */
  async forget(ids: readonly string[]): Promise<void> {
    const pad = new Scorepad();
    if (pad.id !== null && ids.includes(pad.id)) pad.clear();
    await forgetSheets(ids);
    this.sheets = (this.sheets ?? []).filter(({ id }) => !ids.includes(id));
  }

  /** Take over what is not kept yet; returns how many sheets that were. */
  async take({ sheets, joined, photos }: Evenings): Promise<number> {
    const mine = await keptSheets();
    const fresh = merged(mine, sheets);
    await keepSheets(fresh);
    await keepPhotos(photos);
    this.#join({ ...joined, ...this.joined });
    this.sheets = [...mine.filter(({ id }) => !fresh.some((each) => each.id === id)), ...fresh];
    return fresh.length;
  }

  /** Everything that is kept, or these sheets of it. */
  async everything(sheets: readonly PastSheet[] = this.sheets ?? []): Promise<Evenings> {
    return { sheets, joined: this.joined, photos: await keptPhotos(sheets.map(({ id }) => id)) };
  }

  join(name: string, to: string): void {
    this.#join(join(this.joined, name, to));
  }

  separate(name: string): void {
    this.#join(separate(this.joined, name));
  }

  #join(joined: Joined): void {
    this.joined = joined;
    remember(JOINED, joined);
  }
}
