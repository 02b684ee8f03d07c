/** The kernel of the server, compiled for browsers: one buffer of integers, into which a question goes and from which its answer comes. */

import type { Faces } from "$lib/protocol";
import { FIRST_TILE } from "$lib/faces";
import address from "./kernel.wasm?url";

const TILE_FACES = 53;
/** Less than any play of tiles scores. */
export const ANY = -200_000_000;

export interface KeptRun {
  readonly colour: number;
  /** Its lowest and highest number, from 1. */
  readonly low: number;
  readonly high: number;
}

export interface KeptGroup {
  readonly number: number;
  /** A bit for each colour. */
  readonly colours: number;
  readonly size: number;
}

export interface TableQuestion {
  /** What one played tile of each face counts, from red 1 to the joker. */
  readonly weights: readonly number[];
  readonly must: Faces;
  readonly may: Faces;
  readonly keptRuns?: readonly KeptRun[];
  readonly keptGroups?: readonly KeptGroup[];
  readonly highAce?: boolean;
  readonly minimum?: number;
  readonly beat?: number;
}

export interface Longer {
  /** The number of the kept set, runs first. */
  readonly kept: number;
  readonly low: boolean;
  readonly faces: Faces;
}

export interface TableFound {
  readonly score: number;
  readonly played: Faces;
  readonly sets: readonly Faces[];
  readonly longer: readonly Longer[];
}

export interface HandQuestion {
  /** The fewest and the most cards of a group, and whether its suits differ; null for no groups. */
  readonly groups: readonly [number, number, boolean] | null;
  /** The fewest and the most cards of a run, and where the ace stands; null for no runs. */
  readonly runs: readonly [number, number, "low" | "high" | "both" | "corner"] | null;
  /** Of the cards 0 … 51. */
  readonly values: readonly number[];
  readonly cards: Faces;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  kernel_buffer(): number;
  kernel_table(): number;
  kernel_hand(): number;
}

const ACES = ["low", "high", "both", "corner"] as const;
/** What the C++ library would print with if it gave up. */
const SILENT = { fd_close: () => 0, fd_seek: () => 0, fd_write: () => 0 };

/** The exact solvers; a question that they refuse raises `WebAssembly.RuntimeError`. */
export class Kernel {
  readonly #module: WebAssembly.Module;
  #exports: Exports;

  private constructor(module: WebAssembly.Module) {
    this.#module = module;
    this.#exports = begun(module);
  }

  static of(bytes: BufferSource): Kernel {
    return new Kernel(new WebAssembly.Module(bytes));
  }

  static async loaded(): Promise<Kernel> {
    const answer = await fetch(address);
    if (!answer.ok) throw new TypeError("the kernel is not there");
    return new Kernel(await WebAssembly.compile(await answer.arrayBuffer()));
  }

  #ask(what: "kernel_table" | "kernel_hand", question: readonly number[]): Int32Array | null {
    try {
      const buffer = (length: number): Int32Array =>
        new Int32Array(this.#exports.memory.buffer, this.#exports.kernel_buffer(), length);
      buffer(question.length).set(question);
      const length = this.#exports[what]();
      return length < 0 ? null : buffer(length);
    } catch (failure) {
      this.#exports = begun(this.#module); // the memory of the old one may be in any state
      throw failure;
    }
  }

  /** The best way to lay all of `must` and some of `may`; null where none scores more than what is to be beaten. */
  table(asked: TableQuestion): TableFound | null {
    const { keptRuns = [], keptGroups = [] } = asked;
    const answer = this.#ask("kernel_table", [
      ...asked.weights,
      ...counts(asked.must),
      ...counts(asked.may),
      Number(asked.highAce ?? false),
      asked.minimum ?? 0,
      Math.max(asked.beat ?? ANY, ANY),
      keptRuns.length,
      ...keptRuns.flatMap(({ colour, low, high }) => [colour, low - 1, high - 1]),
      keptGroups.length,
      ...keptGroups.flatMap(({ number, colours, size }) => [number - 1, colours, size]),
    ]);
    if (answer === null) return null;
    let at = 0;
    const next = (): number => answer[at++]!;
    const score = next();
    const played: number[] = [];
    for (let face = 0; face < TILE_FACES; face++) {
      for (let copies = next(); copies > 0; copies--) played.push(face + FIRST_TILE);
    }
    const sets: Faces[] = [];
    const longer: Longer[] = [];
    for (let left = next(); left > 0; left--) {
      const [kept, low] = [next(), next() !== 0];
      const faces = Array.from({ length: next() }, () => next() + FIRST_TILE);
      if (kept < 0) sets.push(faces);
      else longer.push({ kept, low, faces });
    }
    return { score, played, sets, longer };
  }

  /** The most value of a hand in disjoint melds; among equals the most cards are melded. */
  hand({ groups, runs, values, cards }: HandQuestion): { readonly value: number; readonly melds: readonly Faces[] } {
    const [least, most, distinct] = groups ?? [0, 0, false];
    const [shortest, longest, ace] = runs ?? [0, 0, "low"];
    const answer = this.#ask("kernel_hand", [
      least,
      most,
      Number(distinct),
      shortest,
      longest,
      ACES.indexOf(ace),
      ...values,
      cards.length,
      ...cards,
    ])!;
    let at = 0;
    const next = (): number => answer[at++]!;
    const value = next();
    const melds = Array.from({ length: next() }, () => Array.from({ length: next() }, next));
    return { value, melds };
  }
}

function counts(tiles: Faces): number[] {
  const counted = new Array<number>(TILE_FACES).fill(0);
  for (const face of tiles) counted[face - FIRST_TILE]! += 1;
  return counted;
}

function begun(module: WebAssembly.Module): Exports {
  const exports = new WebAssembly.Instance(module, { wasi_snapshot_preview1: SILENT }).exports as unknown as Exports;
  exports._initialize();
  return exports;
}

let loading: Promise<Kernel> | null = null;

/** The one kernel of this page, loaded when first needed. */
export function kernel(): Promise<Kernel> {
  loading ??= Kernel.loaded().catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}
