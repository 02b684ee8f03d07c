/**
 * The score sheet of a match at a real table, kept in this browser, and with those of past evenings once it has deals.
 *
 * Deals are written down at once and survive a reload; what they are worth, the server says. While it cannot be
 * reached, the sheet shows the last answer, and what has not been priced yet is sent again later.
 */
import { ApiProblem, sentence } from "$lib/api";
import { eveningAt, lean, newId, type PastSheet } from "$lib/evenings/evening";
import { forgetSheets, keepSheet, keptSheets } from "$lib/evenings/store";
import type { PaperDeal, OptionValue, PaperSheet } from "$lib/protocol";
import { recall, remember } from "$lib/storage";
import { blank, missing, plainPoints, toPaperDeal, toEntry, type Entry } from "./entry";
import { emptyPaper, pricedPaper } from "./paper";

export interface Match {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly names: readonly string[];
}

interface Kept extends Match {
  /** What it is kept under for later evenings, which of these it belongs to, and when it was begun and written on. */
  readonly id: string;
  readonly evening: string;
  readonly begun: number;
  readonly changed: number;
  readonly deals: readonly PaperDeal[];
  /** The last answer, and the deals it is about; null when it was about other rules. */
  readonly paper: PaperSheet;
  readonly priced: readonly PaperDeal[] | null;
  readonly entry: Entry;
  /** The deal that is being changed; null when the next one is being written. */
  readonly changing: number | null;
}

const KEY = "scorepad";
const AGAIN_MS = 8_000;

function kept(): Kept | null {
  const found = recall<Partial<Kept> | null>(KEY, null);
  if (!found?.paper?.form || !found.entry || !Array.isArray(found.deals) || !Array.isArray(found.names)) return null;
  const whole = { ...(found as Kept), entry: { ...blank(found.paper.form, found.names.length), ...found.entry } };
  if (found.id !== undefined) return whole;
  // It was begun before sheets were kept for later evenings.
  const now = Date.now();
  const named = { ...whole, id: newId(), evening: newId(), begun: now, changed: now };
  remember(KEY, named);
  return named;
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Scorepad {
  #kept = $state.raw<Kept | null>(kept());
  /** Deals are on their way to be priced. */
  busy = $state(false);
  /** The server cannot be reached; it is asked again. */
  offline = $state(false);
  /** A deal the server does not take, and why. */
  refused = $state.raw<{ readonly deal: number | null; readonly text: string } | null>(null);
  #serial = 0;
  /** Whether the sheet is with those of past evenings as it stands. */
  #filed: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** What the sheet is kept under. */
  readonly id = $derived(this.#kept?.id ?? null);
  readonly match = $derived<Match | null>(this.#kept);
  readonly paper = $derived(this.#kept?.paper ?? null);
  readonly deals = $derived<readonly PaperDeal[]>(this.#kept?.deals ?? []);
  readonly entry = $derived(this.#kept?.entry ?? null);
  readonly changing = $derived(this.#kept?.changing ?? null);
  /** How many deals from the first on have been priced as they stand. */
  readonly priced = $derived.by(() => {
    const now = this.#kept;
    const priced = now?.priced ?? null;
    if (now === null || priced === null) return 0;
    const different = now.deals.findIndex((deal, index) => !alike(deal, priced[index]));
    return different === -1 ? Math.min(now.deals.length, priced.length) : different;
  });
  readonly waiting = $derived(this.deals.length - this.priced);
  /** What each seat has left in the deals that have not been priced, simply added up; null where that cannot be said. */
  readonly left = $derived.by((): readonly (number | null)[] => {
    const now = this.#kept;
    if (now === null) return [];
    const waiting = now.deals.slice(this.priced);
    return now.names.map((_, seat) =>
      waiting
        .map((deal) => plainPoints(now.paper.form, deal, seat))
        .reduce((sum, points) => (sum === null || points === null ? null : sum + points), 0),
    );
  });
  /** The totals of the last answer are those of the first deals as they stand. */
  readonly fresh = $derived(this.priced === this.#kept?.priced?.length);
  /** The seats that play the deal being written, in the order of their turns. */
  readonly playing = $derived.by((): readonly number[] => {
    const now = this.#kept;
    if (now === null) return [];
    const everybody = now.paper.order;
    if (now.changing === null) return now.paper.playing.length > 0 ? now.paper.playing : everybody;
    const row = now.deals[now.changing];
    const counted = everybody.filter(
      (seat) => seat === row?.winner || row?.held?.[seat] != null || row?.out?.[seat] != null,
    );
    return counted.length > 1 ? counted : everybody;
  });
  readonly over = $derived(this.waiting === 0 && this.fresh && this.paper?.score.result != null);

  /** Begin a sheet; raises `ApiProblem` when the server cannot say what to ask. */
  async begin(match: Match): Promise<void> {
    const paper = await emptyPaper(match.game, match.options, match.names.length);
    const now = Date.now();
    this.#keep({
      id: newId(),
      evening: eveningAt(now, await keptSheets().catch(() => [])),
      begun: now,
      changed: now,
      ...match,
      deals: [],
      paper,
      priced: [],
      entry: blank(paper.form, match.names.length),
      changing: null,
    });
    this.offline = false;
    this.refused = null;
  }

  /** Go on with a sheet of a past evening; raises `ApiProblem` when the server cannot say what to ask. */
  async resume(sheet: PastSheet): Promise<void> {
    const { id, evening, begun, changed, game, options, names, deals, score, priced } = sheet;
    const paper = await emptyPaper(game, options, names.length);
    this.#serial += 1;
    const playing = score.result === null ? paper.order.filter((seat) => !score.eliminated.includes(seat)) : [];
    this.#keep({
      ...{ id, evening, begun, changed, game, options, names, deals },
      paper: { ...paper, score, playing },
      priced: priced === score.rows.length ? deals.slice(0, priced) : null,
      entry: blank(paper.form, names.length),
      changing: null,
    });
    await this.price();
  }

  /** Put the sheet with those of past evenings; false where the browser does not keep it, and it stays. */
  async putAway(): Promise<boolean> {
    if (this.deals.length > 0 && !(await this.#filed)) return false;
    this.clear();
    return true;
  }

  /** Drop the sheet; if it has deals, it is kept with those of past evenings. */
  clear(): void {
    this.#serial += 1;
    this.busy = this.offline = false;
    this.refused = null;
    this.#keep(null);
  }

  /** Another name for a player, other house rules: what was counted is priced anew. */
  alter({ options, names }: Pick<Match, "options" | "names">): void {
    this.#change({ options, names, priced: null, changed: Date.now() });
    void this.price();
  }

  // --- writing

  write(change: Partial<Entry>): void {
    const now = this.#kept;
    if (now !== null) this.#change({ entry: { ...now.entry, ...change } });
  }

  /** What the deal being written still lacks. */
  readonly missing = $derived.by(() => {
    const now = this.#kept;
    return now === null ? [] : missing(now.paper.form, now.entry, this.playing);
  });

  /** The deal is complete: it goes on the sheet. */
  enter(): void {
    const now = this.#kept;
    if (now === null || this.missing.length > 0) return;
    const counted = toPaperDeal(now.paper.form, now.entry, this.playing);
    const deals = now.changing === null ? [...now.deals, counted] : now.deals.with(now.changing, counted);
    this.#change({ deals, changing: null, entry: this.#blank(now), changed: Date.now() });
    void this.price();
  }

  /** Take a deal up to change it. */
  edit(index: number): void {
    const now = this.#kept;
    const deal = now?.deals[index];
    if (now === null || deal === undefined) return;
    this.#change({ changing: index, entry: toEntry(now.paper.form, deal, now.names.length) });
  }

  leave(): void {
    const now = this.#kept;
    if (now !== null) this.#change({ changing: null, entry: this.#blank(now) });
  }

  /** Who was out after the last deal and does not come in again. */
  stayOut(stays_out: readonly number[]): void {
    const deals = this.#kept?.deals ?? [];
    const last = deals.at(-1);
    if (last === undefined) return;
    this.#change({ deals: deals.with(-1, { ...last, stays_out }), changed: Date.now() });
    void this.price();
  }

  /** Strike the last deal. */
  undo(): void {
    const now = this.#kept;
    if (now === null || now.deals.length === 0) return;
    this.#change({ deals: now.deals.slice(0, -1), changing: null, entry: this.#blank(now), changed: Date.now() });
    void this.price();
  }

  #blank(now: Kept): Entry {
    return { ...blank(now.paper.form, now.names.length), kind: now.paper.form.endings[0]?.kind ?? "went_out" };
  }

  // --- pricing

  /** Ask what the deals are worth; asks again by itself while the server cannot be reached. */
  async price(): Promise<void> {
    const now = this.#kept;
    if (now === null) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const mine = ++this.#serial;
    const { game, options, names, deals } = now;
    this.busy = true;
    try {
      const paper = await pricedPaper(game, options, names.length, deals);
      if (mine !== this.#serial) return;
      this.offline = false;
      this.refused = null;
      this.#change({ paper, priced: deals });
    } catch (problem) {
      if (mine === this.#serial) this.#failed(problem);
    } finally {
      if (mine === this.#serial) this.busy = false;
    }
  }

  #failed(problem: unknown): void {
    const status = problem instanceof ApiProblem ? problem.status : 0;
    if (status >= 400 && status < 500 && status !== 429) {
      const number = problem instanceof ApiProblem ? problem.params["number"] : undefined;
      this.refused = { deal: typeof number === "number" ? number - 1 : null, text: sentence(problem) };
      return;
    }
    this.offline = true;
    this.#timer = setTimeout(() => void this.price(), AGAIN_MS);
  }

  /** Another tab has written, or the connection is back. */
  readonly follow = (): (() => void) => {
    const stored = (event: StorageEvent): void => {
      if (event.key?.endsWith(`.${KEY}`)) this.#kept = kept();
    };
    const online = (): void => {
      if (this.waiting > 0) void this.price();
    };
    this.#file();
    addEventListener("storage", stored);
    addEventListener("online", online);
    online();
    return () => {
      removeEventListener("storage", stored);
      removeEventListener("online", online);
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  };

  #change(change: Partial<Kept>): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, ...change });
  }

  #keep(now: Kept | null): void {
    const before = this.#kept;
    this.#kept = now;
    remember(KEY, now);
    const same = (field: "deals" | "names" | "options" | "paper" | "priced"): boolean =>
      now?.[field] === before?.[field];
    if (!same("deals") || !same("names") || !same("options") || !same("paper") || !same("priced")) this.#file();
  }

  /** Keep the sheet as it stands with those of past evenings; without deals it is not worth it. */
  #file(): void {
    const now = this.#kept;
    if (now === null) return;
    const { id, evening, begun, changed, game, options, names, deals, paper } = now;
    const { zero_sum, games_won, sides } = paper.form;
    const sheet = {
      ...{ id, evening, begun, changed, game, options, names, deals },
      score: lean(paper.score),
      priced: this.priced,
      form: { zero_sum, games_won, sides },
    };
    const written = deals.length > 0 ? keepSheet(sheet) : forgetSheets([id]);
    this.#filed = written.then(
      () => true,
      () => false,
    );
  }
}
