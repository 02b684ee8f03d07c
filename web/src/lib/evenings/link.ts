/** An evening as a link: all of it stands behind the #, which browsers send to nobody. */
import type { PastSheet } from "./evening";
import { BadFile, read, written } from "./file";

/** A packed link holds no more than so many characters of text: more is an attempt to fill the memory. */
const MOST = 4_000_000;

export async function linkOf(sheets: readonly PastSheet[]): Promise<string> {
  const text = await written({ sheets, joined: {}, photos: [] });
  const packed = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  return `${location.origin}/evenings/shared#${toUrl(new Uint8Array(packed))}`;
}

/** The sheets in what stands behind the #; raises `BadFile`. */
export async function sheetsIn(hash: string): Promise<readonly PastSheet[]> {
  let text: string;
  try {
    const bytes = fromUrl(hash.replace(/^#/, ""));
    text = new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream("deflate-raw"), MOST));
  } catch {
    throw new BadFile("spoilt");
  }
  return read(text).sheets;
}

async function through(blob: Blob, stream: GenericTransformStream, most = Infinity): Promise<ArrayBuffer> {
  const reader = blob
    .stream()
    .pipeThrough(stream as TransformStream<Uint8Array, Uint8Array>)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value as Uint8Array<ArrayBuffer>);
    size += value.length;
    if (size > most) throw new RangeError();
  }
}

function toUrl(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function fromUrl(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
