// Keeps the files of one build of the page, and what the pages for a real table need to know, so that they open without a
// line; the build fills in which files they are.
const KEPT = "rummykit-__VERSION__";
const FILES = __FILES__;
/** What the server says, of whichever build: the games, the rules, empty score sheets. */
const TOLD = "rummykit-told";
const known = new Set(FILES);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("rummykit-") && name !== KEPT && name !== TOLD;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A page says what it has loaded before it had a worker, and what it would need without a line.
self.addEventListener("message", (event) => {
  const { files = [], told = [] } = event.data ?? {};
  event.waitUntil(Promise.allSettled([...files.map(asset), ...told.map(renewed)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === "/api/games") event.respondWith(games(url.pathname + url.search));
  else if (url.pathname === "/api/offline") event.respondWith(kept(TOLD, url.pathname + url.search));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(url.pathname));
  else if (known.has(url.pathname)) event.respondWith(kept(KEPT, url.pathname));
});

/** A page is asked for anew, so that an upgrade is seen at once, and taken from here only without a server. */
async function page(request) {
  const here = () => caches.match("/", { cacheName: KEPT });
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await here()) ?? answer);
  } catch (failure) {
    const found = await here();
    if (found) return found;
    throw failure;
  }
}

/** What is kept of an address, else what the server says, which is not kept. */
async function kept(cacheName, address) {
  return (await caches.match(address, { cacheName })) ?? fetch(address);
}

/** A file whose name says what is in it: it never changes. */
async function asset(path) {
  const found = await caches.match(path, { cacheName: KEPT });
  if (found) return found;
  const answer = await fetch(path);
  if (answer.ok) await (await caches.open(KEPT)).put(path, answer.clone());
  return answer;
}

/** The games: under an address with their version for ever, else as the server says; without it, those known last. */
async function games(address) {
  const found = address.includes("?v=") && (await caches.match(address, { cacheName: TOLD }));
  if (found) return found;
  try {
    return await renewed(address);
  } catch (failure) {
    const last = await caches.match("/api/games", { cacheName: TOLD, ignoreSearch: true });
    if (last) return last;
    throw failure;
  }
}

/** Ask the server and keep what it says in the place of what it said before. */
async function renewed(address) {
  const answer = await fetch(address);
  if (!answer.ok) return answer;
  const cache = await caches.open(TOLD);
  const games = address.startsWith("/api/games");
  if (games) await cache.delete("/api/games", { ignoreSearch: true });
  await cache.put(address, answer.clone());
  return answer;
}
