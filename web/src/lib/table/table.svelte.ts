/** A table as the server tells it: who sits there, what my seat sees, whose turn it is. */
import { cornersOf, type Corner } from "$lib/felt/corners";
import { isTile } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type {
  Action,
  Event,
  Fact,
  Listed,
  Offer,
  ScoreSheet,
  TableChanged,
  TableInfo,
  View,
  Welcome,
} from "$lib/protocol";
import type { DealNews } from "$lib/socket";
import type { Chance } from "$lib/trust/chance";
import { answers } from "./actions";
import type { RunningClock } from "./clock.svelte";
import { called, calledAt, everyoneIn, newDepartures } from "./departures";
import { turnKey } from "./happened";
import type { TableLine } from "./line.svelte";
import { Talk } from "./talk.svelte";
import * as turns from "./turn";

/** What a table asks of its own accord, and what it knows of what is on its way. */
type Asking = Pick<TableLine, "version" | "busy" | "halted" | "said" | "lostAct" | "request" | "order" | "mention">;

export class Table {
  readonly talk = new Talk();

  info = $state.raw<TableInfo>()!;
  /** When `info` came, for the times in it that go on (`performance.now()`). */
  infoAt = $state(0);
  seat = $state(0);
  view = $state.raw<View | null>(null);
  score = $state.raw<ScoreSheet | null>(null);
  /** What this deal and match are played for. */
  aim = $state.raw<readonly Fact[]>([]);
  clock = $state.raw<RunningClock | null>(null);
  /** What is open to me now, as the server told with the view; null when it is not my turn. */
  offer = $state.raw<Offer | null>(null);
  /** Whether I may take back what I laid last in this turn. */
  takesBack = $state(false);
  /** What happened in my name while I was away: a bot or the clock acted for me. */
  meanwhile = $state.raw<readonly Event[]>([]);
  /** Who has left since this page was opened, and that a pause was declined; sentences until they are read. */
  heard = $state.raw<readonly string[]>([]);
  /** Counts the turns that became mine while this page was open. */
  called = $state(0);

  readonly #line: Asking;
  /** What this page adds to the deals; loaded by those who sit at the table. */
  #chance: Promise<Chance> | null = null;
  /** This page has seen the table before, so that something may have happened meanwhile. */
  #known: boolean;
  #wantsPause = false;

  constructor(info: TableInfo, line: Asking) {
    this.info = info;
    this.infoAt = performance.now();
    this.seat = info.you ?? -1;
    this.#line = line;
    this.#known = line.version > 0;
  }

  readonly tiles = $derived.by(() => {
    const view = this.view;
    const face = view?.hand[0] ?? view?.table[0]?.cards[0] ?? view?.discard_pile[0];
    return face === undefined ? view?.phase === "rearrange" : isTile(face);
  });
  /** A turn may rearrange the whole table: it is a draft, and sets lie where people put them. */
  readonly rearranges = $derived(this.info.manner.rearranges);
  /** Any card of the discard pile may be taken here, so all of them are shown. */
  readonly spread = $derived(this.info.manner.spread);
  readonly over = $derived(this.view?.result != null);
  /** Nobody's seat is ours: we see the table and no hand. */
  readonly watching = $derived(this.seat < 0);
  readonly myTurn = $derived(turns.isMine(this));
  /** Somebody has knocked, and I lay off on the melds that lie there. */
  readonly laysOff = $derived(turns.laysOff(this));
  /** Can melds be laid on the table at this moment? */
  readonly lays = $derived(turns.lays(this));
  /** Am I asked out of turn, whether I call or buy a discard? */
  readonly answers = $derived(answers(this));
  readonly opened = $derived(this.view?.opened[this.seat] ?? false);
  /** The table rests, and nothing on it moves. */
  readonly rests = $derived(this.info.paused && !this.over);
  readonly canMove = $derived.by(() => this.myTurn && !this.#line.busy && !this.rests && !this.#line.halted);
  /** Bots sit in all the other seats. */
  readonly alone = $derived(this.info.seats.every((seat, at) => seat.kind !== "person" || at === this.seat));
  /** The other seats in the order of their turns, the one after mine first. */
  readonly following = $derived.by((): readonly number[] => {
    const order = this.view?.order ?? this.info.seats.map((_, seat) => seat);
    const at = order.indexOf(this.seat);
    return [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  });
  /** The other seats clockwise, the one at my left first. */
  readonly others = $derived(this.info.manner.next_sits === "left" ? this.following : [...this.following].reverse());
  /** The other seats around the table, those too that sit out this deal: nobody moves from deal to deal. */
  readonly around = $derived.by((): readonly number[] => {
    const { view, score, others } = this;
    const seats = this.info.seats.map((_, seat) => seat);
    const sitsOut = (seat: number): boolean =>
      view?.order.includes(seat) === false && !score?.eliminated.includes(seat);
    if (!seats.some((seat) => seat !== this.seat && sitsOut(seat))) return others;
    const following = [...seats.slice(this.seat + 1), ...seats.slice(0, Math.max(this.seat, 0))];
    const there = following.filter((seat) => others.includes(seat) || sitsOut(seat));
    return this.info.manner.next_sits === "left" ? there : there.reverse();
  });
  /** Everybody throws to a corner of the table, from which only the next seat takes. */
  readonly corners = $derived.by((): readonly Corner[] =>
    this.info.manner.corners && !this.watching
      ? cornersOf([this.seat, ...this.following], this.info.manner.next_sits)
      : [],
  );

  /** Is this kind of action one that my turn takes at this moment? */
  takes(kind: Action["type"]): boolean {
    return turns.takes(this, kind);
  }

  /** Every action of a kind that the server offers now. */
  offered<T extends Listed["type"]>(type: T): Extract<Listed, { type: T }>[] {
    return turns.offered(this, type);
  }

  /** What makes my turn the same turn: after a lost line or a reload a draft of it may go on. */
  get turnKey(): string {
    return this.view === null ? "" : turnKey(this.view, this.score?.rows.length ?? 0);
  }

  /** Do melds belong to sides, and not each to the player who laid it? */
  get sideMelds(): boolean {
    return this.info.manner.books !== "" && (this.view?.sides ?? []).length > 0;
  }

  /** Is this seat mine, or my partner's? */
  isOurs(seat: number | null): boolean {
    return (
      seat === this.seat ||
      (this.view?.sides ?? []).some((side) => side.includes(this.seat) && side.includes(seat ?? -1))
    );
  }

  /** The name of who plays in a seat now. */
  name(seat: number): string {
    return called(this.info.seats[seat]);
  }

  /** The name by which this page calls a seat: mine is "You". */
  personal(seat: number): string {
    return seat === this.seat ? m.log_you() : this.name(seat);
  }

  /** How this page calls whoever played in a seat when the table came to a version. */
  personalAt(seat: number, version: number | undefined): string {
    return seat === this.seat ? m.log_you() : calledAt(this.info.seats[seat], version);
  }

  /** How this page calls all who have played in a seat. */
  everyone(seat: number): string {
    return seat === this.seat ? m.log_you() : everyoneIn(this.info.seats[seat]);
  }

  /** What is left of a time that was told with the table, in milliseconds at `now`. */
  left(ms: number, now: number): number {
    return Math.max(0, ms - Math.max(0, now - this.infoAt));
  }

  // --- what people ask of it

  /** Leave the match for good; whether that was accepted. */
  async leaveMatch(): Promise<boolean> {
    await this.#line.order("leave_match");
    return this.info.seats[this.seat]?.left === true || this.#line.said === null;
  }

  /** Add chance of one's own to the deals, with what was typed in it; true when it is done. */
  async addChance(text: string): Promise<boolean> {
    if (this.info.trust?.scheme === 2) return (await this.#ownChance()).again(this.info, text);
    const { hexadecimal } = await import("$lib/trust/chance");
    return this.#line.request({ type: "add_chance", added: hexadecimal(text) });
  }

  #ownChance(): Promise<Chance> {
    this.#chance ??= import("$lib/trust/chance").then(
      ({ Chance }) => new Chance(this.info.id, (message) => this.#line.mention(message)),
    );
    return this.#chance;
  }

  /** Ask for a pause, or agree to one; or do so no more, or decline it. */
  wantPause(wanted: boolean): Promise<boolean> {
    this.#wantsPause = wanted;
    return this.#line.request({ type: "pause", wanted });
  }

  // --- news

  /** Take over what is told of the table and its people. */
  change(news: TableChanged | Welcome): void {
    this.#hearOfPeople(news.table);
    this.info = news.type === "welcome" ? news.table : { ...news.table, you: this.info.you };
    this.infoAt = performance.now();
    if (news.type === "welcome") {
      this.seat = news.seat ?? -1;
      this.talk.adopt(news.written);
      this.#cameBack(news.events ?? []);
    }
    const { info } = this;
    if (info.trust !== null && info.you !== null)
      this.#ownChance()
        .then((chance) => chance.follow(info, news.type === "welcome"))
        .catch(() => (this.#chance = null)); // without a line it is fetched with the next news
  }

  /** Take over what is told of the deal. */
  adopt(news: DealNews): void {
    this.view = news.view;
    this.offer = news.offer ?? null;
    this.takesBack = news.takes_back;
    this.score = news.score;
    this.aim = news.aim;
    this.clock = news.clock && { ...news.clock, until: performance.now() + news.clock.left_ms };
  }

  /** Note who has left, and that the pause for which I asked was declined. */
  #hearOfPeople(now: TableInfo): void {
    const mine = (table: TableInfo): boolean => table.pause_asked.includes(this.seat);
    const declined = this.#wantsPause && mine(this.info) && !mine(now) && now.state === "playing" && !now.paused;
    if (!mine(now)) this.#wantsPause &&= !mine(this.info);
    this.heard = [
      ...this.heard,
      ...newDepartures(this.info.seats, now.seats),
      ...(declined ? [m.people_pause_declined()] : []),
    ];
  }

  /** Note what was done in my name since this page heard of the table last; what I did myself is no news. */
  #cameBack(events: readonly Event[]): void {
    const mine = events.filter((event) => "seat" in event && event.seat === this.seat && event.type !== "dealt");
    if (this.#known && !this.#line.lostAct && mine.length > 0) this.meanwhile = mine;
    this.#known = true;
  }
}
