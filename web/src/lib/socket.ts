/**
 * The line to a table: one socket that comes back by itself.
 *
 * Every message that wants an answer gets a number and a promise. When the line breaks, open promises reject with
 * `LineLost` and nothing is sent again blindly: the `Welcome` after it says how things really stand.
 */
import type {
  Accepted,
  Attempted,
  ClientMessage,
  Grouped,
  Hello,
  Hinted,
  Pong,
  PracticeAnswer,
  PracticeQuestion,
  Refused,
  Spoken,
  TableChanged,
  Tried,
  Update,
  Welcome,
  WrittenText,
} from "$lib/protocol";

export type Link = "connecting" | "open" | "reconnecting" | "closed";
/** News of the deal itself. */
export type DealNews = Welcome | Update;
export type News = DealNews | TableChanged | Spoken | WrittenText | Grouped | Attempted;
export type Answer = Accepted | Refused | Tried | Hinted | Grouped | Pong;
type WithoutId<T> = T extends { readonly id: number } ? Omit<T, "id"> : never;
export type Question = WithoutId<Exclude<ClientMessage | PracticeQuestion, Hello>>;

/** As much of a `WebSocket` as is used here. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The line broke before an answer came; whether the message took effect, the next `Welcome` tells. */
export class LineLost extends Error {
  constructor() {
    super("the line was lost before an answer came");
    this.name = "LineLost";
  }
}

/** The waits between two attempts to connect, and the heartbeat, in milliseconds. */
export const TIMES = {
  firstRetry: 250,
  longestRetry: 5_000,
  beat: 15_000,
  answerWithin: 8_000,
} as const;

/** Codes with which the server says that coming back is of no use (see `rummykit.server`). */
const FINAL = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

/** How long to wait before attempt number `attempt` (counted from 0); `chance` in 0 … 1 spreads a crowd. */
export function retryDelay(attempt: number, chance: number): number {
  const full = Math.min(TIMES.firstRetry * 2 ** attempt, TIMES.longestRetry);
  return Math.round(full * (0.75 + chance / 2));
}

export interface TableSocketOptions {
  readonly url: string;
  /** The last version seen before a reload, 0 for none. */
  readonly version?: number;
  readonly news: (news: News) => void;
  readonly link: (link: Link, code: number | null) => void;
  readonly connect?: (url: string) => Wire;
  readonly chance?: () => number;
}

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

export class TableSocket {
  /** The version of the last news. */
  version: number;
  #options: Required<Omit<TableSocketOptions, "version">>;
  #wire: Wire | null = null;
  #link: Link = "connecting";
  #attempt = 0;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setTimeout> | null = null;

  constructor(options: TableSocketOptions) {
    this.version = options.version ?? 0;
    this.#options = {
      connect: (url) => new WebSocket(url),
      chance: Math.random,
      ...options,
    };
    this.#open();
  }

  get link(): Link {
    return this.#link;
  }

  /** Send a message and wait for its answer; rejects with `LineLost` at once when there is no line. */
  ask(question: Question): Promise<Answer> {
    const wire = this.#wire;
    if (wire === null || this.#link !== "open") return Promise.reject(new LineLost());
    const id = this.#nextId++;
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    wire.send(JSON.stringify({ ...question, id } as ClientMessage | PracticeQuestion));
    return answer;
  }

  /** Try to connect at once instead of at the end of the wait: the device is online again, the page visible again. */
  hurry(): void {
    if (this.#retry === null) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /** Hang up for good. */
  close(): void {
    this.#stopTimers();
    const wire = this.#wire;
    this.#drop();
    wire?.close();
    this.#say("closed", null);
  }

  #open(): void {
    this.#retry = null;
    const wire = this.#options.connect(this.#options.url);
    this.#wire = wire;
    wire.onopen = () => this.#hello(wire);
    wire.onmessage = (event: { data: unknown }) => {
      if (this.#wire === wire) this.#heard(JSON.parse(String(event.data)) as PracticeAnswer);
    };
    wire.onclose = (event: { code?: number }) => {
      if (this.#wire === wire) this.#lost(event.code ?? 1006);
    };
  }

  #hello(wire: Wire): void {
    const hello: Hello = { type: "hello", version: this.version };
    wire.send(JSON.stringify(hello));
    this.#expectLife(TIMES.answerWithin);
  }

  #heard(message: PracticeAnswer): void {
    this.#quiet();
    switch (message.type) {
      case "welcome":
        if (message.events === null && this.version > 0) {
          // Too much has happened since: ask for what the server still remembers.
          this.version = 0;
          if (this.#wire !== null) this.#hello(this.#wire);
          return;
        }
        this.#attempt = 0;
        this.version = message.version;
        this.#say("open", null);
        this.#options.news(message);
        return;
      case "update":
      case "table_changed":
        this.version = message.version;
        this.#options.news(message);
        return;
      case "spoken":
      case "written":
      case "attempted":
        this.#options.news(message);
        return;
      default: {
        if (message.id === null) {
          // Another page of this seat has laid the hand out.
          if (message.type === "grouped") this.#options.news(message);
          return;
        }
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.resolve(message);
      }
    }
  }

  #lost(code: number): void {
    this.#stopTimers();
    this.#drop();
    if (FINAL(code)) {
      this.#say("closed", code);
      return;
    }
    this.#say("reconnecting", code);
    this.#retry = setTimeout(() => this.#open(), retryDelay(this.#attempt++, this.#options.chance()));
  }

  /** Forget the wire and everybody who waits for an answer on it. */
  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (wire !== null) wire.onopen = wire.onmessage = wire.onclose = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) each.reject(new LineLost());
  }

  /** The line has just spoken: nothing to do for one beat, then ask whether it still lives. */
  #quiet(): void {
    if (this.#beat !== null) clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.ask({ type: "ping" }).catch(() => undefined);
      this.#expectLife(TIMES.answerWithin);
    }, TIMES.beat);
  }

  /** Unless the line speaks within `ms`, it is dead, whatever the operating system thinks. */
  #expectLife(ms: number): void {
    if (this.#beat !== null) clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      const wire = this.#wire;
      this.#lost(1006);
      wire?.close();
    }, ms);
  }

  #stopTimers(): void {
    if (this.#beat !== null) clearTimeout(this.#beat);
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#beat = this.#retry = null;
  }

  #say(link: Link, code: number | null): void {
    if (link === this.#link && link !== "reconnecting") return;
    this.#link = link;
    this.#options.link(link, code);
  }
}
