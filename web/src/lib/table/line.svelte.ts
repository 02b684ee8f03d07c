/** A page's line to its table: what is asked over it, what is on its way, and what is asked again once it is back. */
import type { Action, ArrangeHand, GroupHand, HandJudgement, Refusal, TableInfo, Tried } from "$lib/protocol";
import { LineLost, TableSocket, type Answer, type Link, type News, type Question, type Wire } from "$lib/socket";

/** A sentence for the player: a refusal, or a note of the page itself. */
export type Said =
  | { readonly what: "refused"; readonly refusal: Refusal }
  | { readonly what: "note"; readonly note: "not_from_rack" | "not_arrived" | "no_line" | "unheard" | "put_back" };

/** What is asked of the table itself with one press. */
type Order = { readonly type: "next_deal" | "stay_out" | "rematch" | "start" | "leave_match" | "again" };

/** The table as this page knows it, which hears what comes over the line. */
export interface Hearer {
  info(): TableInfo;
  /** What makes my turn the same turn after a lost line. */
  turn(): string;
  hear(news: News): void;
  /** What I did was accepted, and its news has come. */
  acted(): void;
  /** Something that I did is refused, and the player is told why. */
  refused(refusal: Refusal): void;
}

const NO_LINE: Said = { what: "note", note: "no_line" };

export class TableLine {
  link = $state<Link>("connecting");
  closedWith = $state<number | null>(null);
  /** The server has said that it stops for a moment; the game goes on when it, or another one, answers. */
  restarting = $state(false);
  /** What was to be done here has been done: nothing moves until it begins again. */
  halted = $state(false);
  /** An action is on its way: nothing else can be done before its answer. */
  busy = $state(false);
  /** Something can be asked: the line is there, and nothing is on its way. */
  readonly free = $derived(!this.busy && this.link === "open");
  /** The last sentence to the player. */
  said = $state.raw<Said | null>(null);

  readonly #socket: TableSocket;
  readonly #table: Hearer;
  /** My turn when the line was lost while something that I did was on its way. */
  #lostAct: string | null = null;
  /** Resolved by the news of a version that was accepted: until then this page still shows what was before. */
  #awaited: { readonly version: number; readonly told: () => void } | null = null;
  /** What was asked of the table when the line was lost; asked again if it then stands as it did when that was asked. */
  #unheard: { readonly again: () => void; readonly stood: string | null } | null = null;

  constructor(url: string, version: number, table: Hearer, connect?: (url: string) => Wire) {
    this.#table = table;
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

  /** The version of the last news. */
  get version(): number {
    return this.#socket.version;
  }

  /** The line was lost while something that I did was on its way. */
  get lostAct(): boolean {
    return this.#lostAct !== null;
  }

  act(action: Action): Promise<void> {
    return this.#play({ type: "act", version: this.version, action });
  }

  /** Take back what I laid last in this turn. */
  takeBack(): Promise<void> {
    return this.#play({ type: "take_back_meld", version: this.version });
  }

  async #play(what: Question): Promise<void> {
    if (this.busy || this.halted) return;
    this.busy = true;
    this.said = null;
    try {
      const answer = await this.#ask(what);
      if (answer === null) {
        this.#lostAct = this.#table.turn();
        this.said = NO_LINE;
      } else if (answer.type === "refused") this.refuse(answer);
      else {
        if (answer.type === "accepted") await this.#told(answer.version);
        this.#table.acted();
      }
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
  async layHand(question: Omit<GroupHand, "id"> | Omit<ArrangeHand, "id">): Promise<HandJudgement | null> {
    const answer = await this.#ask(question);
    if (answer?.type === "refused" && question.type === "arrange_hand") this.refuse(answer);
    return answer?.type === "grouped" ? answer.hand : null;
  }

  /** What a bot would do in my place; null where there is no answer. */
  async askHint(): Promise<Action | null> {
    const answer = await this.#ask({ type: "hint", version: this.version });
    if (answer === null) this.said = NO_LINE;
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

  /** Ask for something that the table then tells; true when it has. */
  async order(type: Order["type"]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const stood = this.#stands();
    this.#unheard = null;
    try {
      const answer = await this.#ask({ type });
      if (answer === null) this.#notHeard(stood, () => void this.order(type));
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
  async mention(question: Question): Promise<boolean> {
    return (await this.#ask(question))?.type === "accepted";
  }

  /** Say why something was refused. */
  refuse(refusal: Refusal): void {
    this.said = { what: "refused", refusal };
    this.#table.refused(refusal);
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

  #hear(news: News): void {
    if ("version" in news && news.version >= (this.#awaited?.version ?? Infinity)) this.#notWaiting();
    this.#table.hear(news);
    if (news.type !== "welcome") return;
    this.#askAgain();
    if (this.#lostAct === null) return;
    this.said = this.#lostAct === this.#table.turn() ? { what: "note", note: "not_arrived" } : null;
    this.#lostAct = null;
  }

  /** Wait for the news that led to a version, or for the line to be lost. */
  #told(version: number): Promise<void> {
    if (this.version >= version || this.link !== "open") return Promise.resolve();
    return new Promise((told) => {
      this.#awaited = { version, told };
    });
  }

  #notWaiting(): void {
    this.#awaited?.told();
    this.#awaited = null;
  }

  /**
   * By what it is told whether something has happened at the table; null before the first news. At one that waits that
   * is who sits where: pages add their chance to the deals by themselves.
   */
  #stands(): string | null {
    if (this.version === 0) return null;
    const { state, seats } = this.#table.info();
    return state === "waiting" ? JSON.stringify(seats.map(({ kind, name }) => [kind, name])) : String(this.version);
  }

  /** The line was lost with something asked; what is worth asking again is kept. */
  #notHeard(stood: string | null, again: (() => void) | null): void {
    if (this.link !== "connecting") this.said = NO_LINE;
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
    else if (this.#table.info().state === "waiting") this.said = { what: "note", note: "unheard" };
  }
}
