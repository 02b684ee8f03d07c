/** The page's side of the worker that reads photos. */
import type { PhotoRows } from "./photo";
import type { Family } from "$lib/faces";
import { pixelsOf } from "./photograph";
import type { PhotoAnswer, PhotoAsked } from "./readingWorker";

/** Why a photo was not read: what reads it could not be loaded, or reading failed. */
export class UnreadPhoto extends Error {
  constructor(readonly why: "unloaded" | "unread") {
    super(why);
  }
}

let worker: Worker | null = null;
let asked = 0;

/** The service worker keeps what was loaded: it may not have been there yet. */
async function keep(files: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ files });
}

function begin(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL("./readingWorker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: answer }: MessageEvent<PhotoAnswer>) => {
    if ("files" in answer) void keep(answer.files);
  });
  return worker;
}

/** Have the worker load what it needs, ahead of the first photo. */
export function loadAhead(family: Family): void {
  begin().postMessage({ number: ++asked, family, copies: 0, pixels: null } satisfies PhotoAsked);
}

/**
 * What lies on a photo; `copies` is how often each piece may be there, and `onloaded` hears how much of what reads it is
 * loaded, from 0 to 1.
 */
export function readPhoto(
  photo: HTMLCanvasElement,
  family: Family,
  copies: number,
  onloaded: (share: number) => void,
): Promise<PhotoRows> {
  const reading = begin();
  const number = ++asked;
  const { width, height, data } = pixelsOf(photo);
  return new Promise((resolve, reject) => {
    const done = (): void => {
      reading.removeEventListener("message", hear);
      reading.removeEventListener("error", fail);
    };
    const fail = (): void => {
      done();
      // A worker whose script did not come is of no use any more.
      worker = null;
      reject(new UnreadPhoto("unloaded"));
    };
    const hear = ({ data: answer }: MessageEvent<PhotoAnswer>): void => {
      if ("loaded" in answer) return onloaded(answer.loaded);
      if ("files" in answer || answer.number !== number) return;
      done();
      if ("rows" in answer) resolve(answer.rows);
      else reject(new UnreadPhoto(answer.problem));
    };
    reading.addEventListener("message", hear);
    reading.addEventListener("error", fail);
    reading.postMessage({ number, family, copies, pixels: { width, height, data } } satisfies PhotoAsked, [
      data.buffer,
    ]);
  });
}
