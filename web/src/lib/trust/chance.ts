/**
 * What this page adds to the deals of a match: 32 secret bytes that it promises while people sit down, opens when all
 * promises are fixed, and then looks for among what was opened (`docs/shuffle.md`). It happens by itself.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Addition, OpenChance, PromiseChance, TableInfo, Trust } from "$lib/protocol";
import { recall, remember } from "$lib/storage";

/** What was promised at a table, and for what; `seen` is the list of promises when it was opened. */
interface Kept {
  readonly table: string;
  readonly first: string;
  readonly seat: number;
  readonly secret: string;
  readonly seen: readonly Addition[] | null;
  /** The server has said that it has the opening. */
  readonly opened: boolean;
}

type Message = Omit<PromiseChance, "id"> | Omit<OpenChance, "id">;

/** "broken" is what must not happen: the server shows something else than before. */
export type Verdict = "unknown" | "good" | "broken";

/** Tables whose secrets are remembered. */
const MOST_TABLES = 30;
const LONGEST_ADDITION = 32;

/** The promise of a secret, both in hexadecimal digits. */
export function promiseOf(first: string, seat: number, secret: string): string {
  const parts = [utf8ToBytes("rummykit chance 1\0"), hexToBytes(first), Uint8Array.of(seat), hexToBytes(secret)];
  return bytesToHex(sha256(concatBytes(...parts)));
}

/** A new secret: 32 bytes that nobody can guess, made of random ones and of whatever its owner has typed. */
export function newSecret(words = ""): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  return bytesToHex(sha256(concatBytes(random, utf8ToBytes(words))));
}

/** What is added at a table made before chance was promised: the text cut to 32 bytes, or 16 random ones. */
export function hexadecimal(text: string): string {
  const typed = text.trim();
  const random = crypto.getRandomValues(new Uint8Array(16));
  return bytesToHex(typed === "" ? random : utf8ToBytes(typed).slice(0, LONGEST_ADDITION));
}

function recalled(table: string): Kept | null {
  return recall<readonly Kept[]>("chance", []).find((kept) => kept.table === table) ?? null;
}

function keep(kept: Kept): void {
  const others = recall<readonly Kept[]>("chance", []).filter(({ table }) => table !== kept.table);
  remember("chance", [...others, kept].slice(-MOST_TABLES));
}

const at = (list: readonly Addition[], seat: number): string | null =>
  list.find((each) => each.seat === seat)?.added ?? null;

/** The part of one page at one table. */
export class Chance {
  #table: string;
  #send: (message: Message) => Promise<boolean>;
  /** What is on its way, so that news that come in between do not send it again. */
  #sending: string | null = null;

  constructor(table: string, send: (message: Message) => Promise<boolean>) {
    this.#table = table;
    this.#send = send;
  }

  /** The table as it is now: promise or open what is due. `fresh`: the page has just come, or come back. */
  follow(info: TableInfo, fresh: boolean): void {
    const { trust, you } = info;
    if (trust === null || trust.scheme !== 2 || you === null) return;
    const kept = recalled(this.#table);
    if (kept !== null && kept.first !== trust.first) return;
    const mine = at(trust.promised, you);
    const promise = kept?.seat === you ? promiseOf(kept.first, you, kept.secret) : null;
    if (trust.stage === "promise" || trust.stage === "gather") {
      // A promise of this seat that this page cannot open was made by another device; the last that came counts.
      if (mine === null || (fresh && mine !== promise)) void this.#promise(trust, you, promise === null ? null : kept);
    } else if (trust.stage === "open" && kept !== null && promise === mine && !trust.added.includes(you)) {
      void this.#open({ ...kept, seen: trust.promised });
    }
  }

  /** Promise anew, with some words mixed in; true when it is done. */
  again(info: TableInfo, words: string): Promise<boolean> {
    const { trust, you } = info;
    return trust === null || you === null ? Promise.resolve(false) : this.#promise(trust, you, null, words);
  }

  async #promise(trust: Trust, seat: number, kept: Kept | null, words = ""): Promise<boolean> {
    const { first } = trust;
    const mine = kept ?? { table: this.#table, first, seat, secret: newSecret(words), seen: null, opened: false };
    const promise = promiseOf(first, seat, mine.secret);
    if (words === "" && this.#sending !== null) return false;
    keep(mine);
    this.#sending = promise;
    const done = await this.#send({ type: "promise_chance", promise });
    this.#sending = null;
    return done;
  }

  async #open(kept: Kept): Promise<void> {
    if (this.#sending === kept.secret) return;
    keep(kept);
    this.#sending = kept.secret;
    if (await this.#send({ type: "open_chance", chance: kept.secret })) keep({ ...kept, opened: true });
    this.#sending = null;
  }
}

/** Who promised and did not open, once the match has begun. */
export function withheld(trust: Trust): number[] {
  if (trust.stage !== "closed") return [];
  return trust.promised.map(({ seat }) => seat).filter((seat) => at(trust.opened, seat) === null);
}

/** Whether what the server shows now fits itself, and what this page has seen. */
export function verdict(info: TableInfo): Verdict {
  const { trust } = info;
  if (trust === null || trust.scheme !== 2) return "unknown";
  const kept = info.you === null ? null : recalled(info.id);
  const parts = [
    kept === null || kept.first === trust.first,
    kept?.seen == null || JSON.stringify(kept.seen) === JSON.stringify(trust.promised),
    trust.stage !== "closed" || kept?.opened !== true || at(trust.opened, kept.seat) === kept.secret,
    trust.opened.every(({ seat, added }) => promiseOf(trust.first, seat, added) === at(trust.promised, seat)),
    trust.last === null || leadsTo(trust.last.seed, trust.last.deal, trust.first),
  ];
  if (parts.includes(false)) return "broken";
  return trust.opened.length > 0 ? "good" : "unknown";
}

/** Whether the seed of a deal (from 0) leads back to the promise of the first. */
function leadsTo(seed: string, deal: number, first: string): boolean {
  let hash = hexToBytes(seed);
  for (let step = 0; step <= deal; step++) hash = sha256(hash);
  return bytesToHex(hash) === first;
}
