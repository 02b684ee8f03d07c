/** What a browser keeps for times without a line: a service worker has the page's files, and what is told to it here. */

import { gamesAddress } from "./api";
import { lessonsAddress, offlineAddress } from "./kept";
import { whenIdle } from "./ui/idle";

/** Keep the page, once it has nothing else to do: what a first visitor waits for comes first. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = (): void => {
    whenIdle(() => {
      navigator.serviceWorker
        .register("/sw.js")
        .then(tellWorker)
        .catch(() => undefined);
    });
  };
  // The page may have loaded already: nothing here runs before the messages have come.
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/**
 * Lessons are kept for who stays so long. A server that has just been started makes them when it is first asked, and
 * has them some time later.
 */
const LESSONS_MS = [8_000, 30_000, 60_000, 180_000];
let lessons: ReturnType<typeof setTimeout>[] = [];

/** Tell the worker what this page has loaded without it, and what it would ask the server for in its language. */
export async function tellWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ files: [...new Set(files)], told: [gamesAddress(), offlineAddress()] });
  lessons.forEach(clearTimeout);
  const ask = (): void => active?.postMessage({ told: [lessonsAddress()] });
  lessons = savesData() ? [] : LESSONS_MS.map((after) => setTimeout(ask, after));
}

/** Whoever pays for every byte gets what a table needs, and no lessons. */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
