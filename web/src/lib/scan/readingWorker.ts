/** Reads photos off the page's thread: loads the runtime and the two networks of a kind of pieces once, then answers each photo. */
import { env, InferenceSession, Tensor as RuntimeTensor } from "onnxruntime-web/wasm";
import runtime from "onnxruntime-web/ort-wasm-simd-threaded.wasm?url";
import cardsFinder from "$weights/cards-finder.onnx?url";
import cardsReader from "$weights/cards-reader.onnx?url";
import finder from "$weights/finder.onnx?url";
import reader from "$weights/reader.onnx?url";
import type { Family } from "$lib/faces";
import type { Pixels } from "./crops";
import type { Networks } from "./networks";
import { read, type PhotoRows } from "./photo";

/** A photo to be read; without pixels, only what reads it is loaded. */
export interface PhotoAsked {
  readonly number: number;
  /** What is read, and how often each piece may be there. */
  readonly family: Family;
  readonly copies: number;
  readonly pixels: Pixels | null;
}

/** How much of what is needed is loaded, from 0 to 1, and at the end from where; of the photo with this number the rows, or what went wrong. */
export type PhotoAnswer =
  | { readonly loaded: number }
  | { readonly files: readonly string[] }
  | { readonly number: number; readonly rows: PhotoRows; readonly milliseconds: number }
  | { readonly number: number; readonly problem: "unloaded" | "unread" };

const tell = (message: PhotoAnswer): void => postMessage(message);

const WEIGHTS: Readonly<Record<Family, readonly string[]>> = {
  tiles: [finder, reader],
  cards: [cardsFinder, cardsReader],
};

const networks = new Map<Family, Promise<Networks>>();

/** The files, which have so many bytes together, told as they come. */
async function files(addresses: readonly string[], bytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  let come = 0;
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      const stream = answer.body.getReader();
      for (let next = await stream.read(); !next.done; next = await stream.read()) {
        parts.push(next.value);
        come += next.value.length;
        tell({ loaded: Math.min(come / bytes, 1) });
      }
      return new Uint8Array(await new Blob(parts).arrayBuffer());
    }),
  );
}

async function load(family: Family): Promise<Networks> {
  const addresses = [...WEIGHTS[family], ...(env.wasm.wasmBinary === undefined ? [runtime] : [])];
  const bytes = SCAN_BYTES[family] + (env.wasm.wasmBinary === undefined ? SCAN_BYTES.runtime : 0);
  const [find, say, wasm] = await files(addresses, bytes);
  tell({ files: [location.pathname, ...addresses] });
  env.wasm.wasmBinary ??= wasm!;
  // More threads would need a page that is isolated from all others.
  env.wasm.numThreads = 1;
  const sessions = { finder: await InferenceSession.create(find!), reader: await InferenceSession.create(say!) };
  return {
    async answer(name, { data, dims }) {
      const session = sessions[name];
      const said = await session.run({ seen: new RuntimeTensor("float32", data, dims) });
      const answer = said[session.outputNames[0]!]!;
      return { data: answer.data as Float32Array, dims: answer.dims };
    },
  };
}

addEventListener("message", ({ data }: MessageEvent<PhotoAsked>) => void answer(data));

async function answer({ number, family, copies, pixels }: PhotoAsked): Promise<void> {
  let ready: Networks;
  try {
    const loading = networks.get(family) ?? load(family);
    networks.set(family, loading);
    ready = await loading;
  } catch {
    networks.delete(family);
    tell({ number, problem: "unloaded" });
    return;
  }
  if (pixels === null) return;
  try {
    const start = performance.now();
    const rows = await read(pixels, ready, family, copies);
    tell({ number, rows, milliseconds: performance.now() - start });
  } catch {
    tell({ number, problem: "unread" });
  }
}
