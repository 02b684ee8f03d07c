/** A table as the server tells it: who sits there, what my seat sees, whose turn it is; and every way to ask it something. */
import { isTile } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { called, calledAt, everyoneIn, newDepartures } from "./departures";
import type {
  Action,
  ArrangeHand,
  Attempt,
  Event,
  Fact,
  GroupHand,
  HandJudgement,
  Listed,
  Offer,
  Refusal,
  ScoreSheet,
  TableInfo,
  Tried,
  View,
} from "$lib/protocol";
import {
  LineLost,
  TableSocket,
  type Answer,
  type DealNews,
  type Link,
  type News,
  type Question,
  type Wire,
} from "$lib/socket";
import { Chance, hexadecimal } from "$lib/trust/chance";
import type { RunningClock } from "./clock.svelte";
import { Talk } from "./talk.svelte";
import * as turns from "./turn";

/** A sentence for the player: a refusal, or a note of the page itself. */
export type Said =
  | { readonly what: "refused"; readonly refusal: Refusal }
  | { readonly what: "note"; readonly note: "not_from_rack" | "not_arrived" | "no_line" | "unheard" | "put_back" };

/** What is asked of the table itself with one press. */
type Order = { readonly type: "next_deal" | "stay_out" | "rematch" | "start" | "leave_match" | "again" };

export abstract class Table {
  readonly id: string;
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
  link = $state<Link>("connecting");
  closedWith = $state<number | null>(null);
  /** The server has said that it stops for a moment; the game goes on when it, or another one, answers. */
  restarting = $state(false);
  /** What was to be done here has been done: nothing moves until it begins again. */
  halted = $state(false);
  /** An action is on its way: nothing else can be done before its answer. */
  busy = $state(false);
  /** The last sentence to the player. */
  said = $state.raw<Said | null>(null);
  /** What happened in my name while I was away: a bot or the clock acted for me. */
  meanwhile = $state.raw<readonly Event[]>([]);
  /** Who has left since this page was opened, and that a pause was declined; sentences until they are read. */
  heard = $state.raw<readonly string[]>([]);
  /** Counts the turns that became mine while this page was open. */
  called = $state(0);

  #socket: TableSocket;
  #chance: Chance;
  /** This page has seen the table before, so that something may have happened meanwhile. */
  #known: boolean;
  /** The line was lost while something that I did was on its way. */
  #lostAct = false;
  #wantsPause = false;
  /** Resolved by the news of a version that was accepted: until then this page still shows what was before. */
  #awaited: { readonly version: number; readonly told: () => void } | null = null;
  /** What was asked of the table when the line was lost; asked again if it then stands as it did when that was asked. */
  #unheard: { readonly again: () => void; readonly stood: string | null } | null = null;

  constructor(info: TableInfo, url: string, version: number, connect?: (url: string) => Wire) {
    this.id = info.id;
    this.info = info;
    this.infoAt = performance.now();
    this.seat = info.you ?? -1;
    this.#known = version > 0;
    this.#chance = new Chance(info.id, (message) => this.#mention(message));
    this.#socket = new TableSocket({
      url,
      version,
      news: (news) => this.#hear(news),
      link: (link, code) => {
        this.link = link;
        this.closedWith = code;
        this.restarting = link !== "open" && (this.restarting || code === 1012);
        if (link !== "open") this.#notWaiting();
      },
      ...(connect === undefined ? {} : { connect }),
    });
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
  readonly opened = $derived(this.view?.opened[this.seat] ?? false);
  /** The table rests, and nothing on it moves. */
  readonly rests = $derived(this.info.paused && !this.over);
  readonly canMove = $derived(this.myTurn && !this.busy && !this.rests && !this.halted);
  /** Bots sit in all the other seats. */
  readonly alone = $derived(this.info.seats.every((seat, at) => seat.kind !== "person" || at === this.seat));
  /** Seats clockwise, the one after mine first. */
  readonly others = $derived.by((): readonly number[] => {
    const order = this.view?.order ?? this.info.seats.map((_, seat) => seat);
    const at = order.indexOf(this.seat);
    return [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  });

  /** Is this kind of action one that my turn takes at this moment? */
  takes(kind: Action["type"]): boolean {
    return turns.takes(this, kind);
  }

  /** Every action of a kind that the server offers now. */
  offered<T extends Listed["type"]>(type: T): Extract<Listed, { type: T }>[] {
    return turns.offered(this, type);
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

  /** The version of the last news. */
  get version(): number {
    return this.#socket.version;
  }

  // --- acting and asking

  async act(action: Action): Promise<void> {
    if (this.busy || this.halted) return;
    this.busy = true;
    this.said = null;
    try {
      const answer = await this.#socket.ask({ type: "act", version: this.version, action });
      if (answer.type === "refused") this.refuse(answer);
      else {
        if (answer.type === "accepted") await this.#told(answer.version);
        this.acted();
      }
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      this.lost();
      this.#lostAct = true;
      this.said = { what: "note", note: "no_line" };
    } finally {
      this.busy = false;
    }
  }

  /** Knock, and discard the card that goes with it. */
  async knock(card: number): Promise<void> {
    await this.act({ type: "knock" });
    if (this.said === null) await this.act({ type: "discard", card });
  }

  /** What the server says of an action without playing it; null when it cannot be asked. */
  async tryOut(action: Action): Promise<Tried | null> {
    const answer = await this.#ask({ type: "try", version: this.version, action });
    return answer?.type === "tried" ? answer : null;
  }

  /** Lay my hand out, or have it laid out; what the server says of it then, null when it has not been asked. */
  protected async layHand(question: Omit<GroupHand, "id"> | Omit<ArrangeHand, "id">): Promise<HandJudgement | null> {
    const answer = await this.#ask(question);
    if (answer?.type === "refused" && question.type === "arrange_hand") this.refuse(answer);
    return answer?.type === "grouped" ? answer.hand : null;
  }

  /** What a bot would do in my place; null where there is no answer. */
  async askHint(): Promise<Action | null> {
    const answer = await this.#ask({ type: "hint", version: this.version });
    if (answer === null) this.said = { what: "note", note: "no_line" };
    else if (answer.type === "refused") this.refuse(answer);
    return answer?.type === "hinted" ? answer.action : null;
  }

  /** Ask for something about the table itself; true when it is done. What is refused is said. */
  async request(question: Question): Promise<boolean> {
    const stood = this.#stands();
    const answer = await this.#ask(question);
    if (answer === null) this.#notHeard(stood, question.type === "say" ? null : () => void this.request(question));
    else if (answer.type === "refused") this.said = { what: "refused", refusal: answer };
    return answer?.type === "accepted";
  }

  /** Leave the match for good; whether that was accepted. */
  async leaveMatch(): Promise<boolean> {
    await this.order({ type: "leave_match" });
    return this.info.seats[this.seat]?.left === true || this.said === null;
  }

  nextDeal(): void {
    void this.order({ type: "next_deal" });
  }

  /** Out after the last deal, do not come in again for the next one. */
  stayOut(): void {
    void this.order({ type: "stay_out" });
  }

  rematch(): void {
    void this.order({ type: "rematch" });
  }

  async start(): Promise<void> {
    await this.order({ type: "start" });
  }

  /** Add chance of one's own to the deals, with what was typed in it; true when it is done. */
  addChance(text: string): Promise<boolean> {
    if (this.info.trust?.scheme === 2) return this.#chance.again(this.info, text);
    return this.request({ type: "add_chance", added: hexadecimal(text) });
  }

  hurry(): void {
    this.#socket.hurry();
  }

  close(): void {
    this.#socket.close();
  }

  /** Ask something; null when the line was lost before an answer came. */
  async #ask(question: Question): Promise<Answer | null> {
    try {
      return await this.#socket.ask(question);
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      return null;
    }
  }

  /** Ask for something that the table then tells; true when it has. */
  protected async order(order: Order): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const stood = this.#stands();
    this.#unheard = null;
    try {
      const answer = await this.#ask(order);
      if (answer === null) this.#notHeard(stood, () => void this.order(order));
      else if (answer.type === "refused") this.refuse(answer);
      else if (answer.type === "accepted") {
        await this.#told(answer.version);
        return true;
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Say something to the server that nobody has asked for; true when it is done. */
  async #mention(question: Question): Promise<boolean> {
    return (await this.#ask(question))?.type === "accepted";
  }

  /** Wait for the news that led to a version, or for the line to be lost. */
  #told(version: number): Promise<void> {
    if (this.version >= version || this.link !== "open") return Promise.resolve();
    return new Promise((told) => {
      this.#awaited = { version, told };
    });
  }

  /**
   * By what it is told whether something has happened at the table; null before the first news. At one that waits that
   * is who sits where: pages add their chance to the deals by themselves.
   */
  #stands(): string | null {
    if (this.version === 0) return null;
    if (this.info.state !== "waiting") return String(this.version);
    return JSON.stringify(this.info.seats.map(({ kind, name }) => [kind, name]));
  }

  /** The line was lost with something asked; what is worth asking again is kept. */
  #notHeard(stood: string | null, again: (() => void) | null): void {
    if (this.link !== "connecting") this.said = { what: "note", note: "no_line" };
    if (again !== null) this.#unheard = { again, stood };
  }

  /**
   * Ask again what the line lost; before the first news, ask it. Where something has happened at the table since, it may
   * have been that: then a table that still waits for its beginning says that it is to be looked at.
   */
  #askAgain(): void {
    const lost = this.#unheard;
    if (lost === null) return;
    this.#unheard = null;
    if (this.said?.what === "note" && this.said.note === "no_line") this.said = null;
    if (lost.stood === null || lost.stood === this.#stands()) lost.again();
    else if (this.info.state === "waiting") this.said = { what: "note", note: "unheard" };
  }

  #notWaiting(): void {
    this.#awaited?.told();
    this.#awaited = null;
  }

  // --- news

  #hear(news: News): void {
    if (news.type === "spoken") {
      this.talk.hear(news);
      return;
    }
    if (news.type === "attempted") {
      this.attempted(news);
      return;
    }
    if (news.type === "grouped") {
      this.grouped(news.hand);
      return;
    }
    if (this.#awaited !== null && news.version >= this.#awaited.version) this.#notWaiting();
    if (news.type === "table_changed" || news.type === "welcome") this.#hearOfPeople(news.table);
    if (news.type === "table_changed") {
      this.info = { ...news.table, you: this.info.you };
      this.infoAt = performance.now();
      this.#chance.follow(this.info, false);
      this.judge();
      return;
    }
    if (news.type === "welcome") {
      this.info = news.table;
      this.infoAt = performance.now();
      this.seat = news.seat ?? -1;
      this.#cameBack(news.events ?? []);
      this.#chance.follow(this.info, true);
    }
    const before = this.view;
    const wasMine = this.myTurn;
    this.follow(news);
    if (news.type === "welcome") this.#askAgain();
    if (!wasMine && this.myTurn && before !== null) this.called += 1;
    this.followed(news);
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

  /** Ask for a pause, or agree to one; or do so no more, or decline it. */
  wantPause(wanted: boolean): Promise<boolean> {
    this.#wantsPause = wanted;
    return this.request({ type: "pause", wanted });
  }

  /** Note what was done in my name since this page heard of the table last; what I did myself is no news. */
  #cameBack(events: readonly Event[]): void {
    const mine = events.filter((event) => "seat" in event && event.seat === this.seat && event.type !== "dealt");
    if (this.#known && !this.#lostAct && mine.length > 0) this.meanwhile = mine;
    this.#known = true;
    this.#lostAct = false;
  }

  /** Take over what the news says of the deal. */
  protected adopted(news: DealNews): void {
    this.view = news.view;
    this.offer = news.offer ?? null;
    this.score = news.score;
    this.aim = news.aim;
    this.clock = news.clock && { ...news.clock, until: performance.now() + news.clock.left_ms };
  }

  /** Say why something was refused. */
  refuse(refusal: Refusal): void {
    this.said = { what: "refused", refusal };
  }

  /** What I did was judged, in a practice. */
  protected attempted(_attempt: Attempt): void {
    // At a table nobody judges.
  }

  /** What I did was accepted, and its news has come. */
  protected abstract acted(): void;
  /** The line was lost while something that I did was on its way. */
  protected abstract lost(): void;
  /** My hand was laid out in another page. */
  protected abstract grouped(hand: HandJudgement): void;
  /** Show the deal as it is now. */
  protected abstract follow(news: DealNews): void;
  /** All of the news has been shown. */
  protected abstract followed(news: DealNews): void;
  /** Ask anew what the server thinks of what lies there. */
  protected abstract judge(): void;
}
