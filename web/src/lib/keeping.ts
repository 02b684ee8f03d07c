/** What a browser keeps for times without a line: a service worker has the page's files, and what is told to it here. */

import { gamesAddress } from "./api";
import { has } from "./features";
import { locale } from "./i18n.svelte";
import { lessonsAddress, offlineAddress, PUZZLES_ADDRESS } from "./kept";
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

/** Where the messages of later pages are, in the language in use: the build has written it into the page. */
function laterMessages(): string | undefined {
  const built = document.querySelector<HTMLMetaElement>('meta[name="later-messages"]')?.content ?? "{}";
  return (JSON.parse(built) as { readonly [locale: string]: string })[locale()];
}

/**
 * Lessons and puzzles are kept for who stays so long. A server that has just been started makes lessons when it is first asked,
 * and has them some time later.
 */
const LESSONS_MS = [8_000, 30_000, 60_000, 180_000];
let later: ReturnType<typeof setTimeout>[] = [];

/** Tell the worker what this page has loaded without it, and what it would ask the server for in its language. */
export async function tellWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const rest = laterMessages();
  if (rest !== undefined) files.push(rest);
  active?.postMessage({ files: [...new Set(files)], told: [gamesAddress(), offlineAddress()] });
  later.forEach(clearTimeout);
  const ask = (address: string, after: number) => setTimeout(() => active?.postMessage({ told: [address] }), after);
  later = savesData() ? [] : LESSONS_MS.map((after) => ask(lessonsAddress(), after));
  if (has("puzzles") && !savesData()) later.push(ask(PUZZLES_ADDRESS, LESSONS_MS[0]!));
}

/** Whoever pays for every byte gets what a table needs, and neither lessons nor puzzles. */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
