// Keeps the files of one build of the page, and what the pages for a real table need to know, so that they open without a
// line; the build fills in which files they are.
const KEPT = "rummykit-page-__VERSION__";
const FILES = __FILES__;
/** What reads photos: many bytes, which come when they are first needed. */
const LATER = __LATER__;
/** What the server says, of whichever build: the games, the rules, empty score sheets, the lessons, the puzzles. */
const TOLD = "rummykit-told";
const TOLD_PATHS = ["/api/offline", "/api/lessons", "/api/puzzles/kept"];
const known = new Set(FILES);
const hashed = (path) => path.startsWith("/assets/");

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      // What is in a file without a hash in its name, only the server knows.
      .then((cache) => cache.addAll(FILES.map((path) => new Request(path, hashed(path) ? {} : { cache: "no-cache" }))))
      // Whole or not at all: while anything is missing, the build before goes on with what it has.
      .then(takeOver)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => /^rummykit-(?:page-)?[0-9a-f]{16}$/.test(name) && name !== KEPT;
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
  else if (TOLD_PATHS.includes(url.pathname)) event.respondWith(told(url.pathname + url.search));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (hashed(url.pathname)) event.respondWith(asset(url.pathname));
  else if (known.has(url.pathname)) event.respondWith(kept(url.pathname));
});

/** Who has used what comes later has it after an upgrade too; of that, only what has changed is asked for. */
async function takeOver() {
  const cache = await caches.open(KEPT);
  const old = (await caches.keys()).filter((name) => name.startsWith("rummykit-page-") && name !== KEPT);
  const paths = await Promise.all(
    old.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  if (!paths.flat().some((url) => url.endsWith(".onnx"))) return;
  for (const path of LATER) {
    const found = await caches.match(path);
    await (found ? cache.put(path, found) : cache.add(path));
  }
}

/** A page is asked for anew, so that an upgrade is seen at once, and taken from here, and says so, without a server. */
async function page(request) {
  const here = async () => {
    const found = await caches.match("/", { cacheName: KEPT });
    const headers = new Headers(found?.headers);
    headers.set("Server-Timing", "kept");
    return found && new Response(found.body, { headers });
  };
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await here()) ?? answer);
  } catch (failure) {
    const found = await here();
    if (found) return found;
    throw failure;
  }
}

/** A file of this build by a name that says nothing of what is in it. */
async function kept(path) {
  return (await caches.match(path, { cacheName: KEPT })) ?? fetch(path);
}

/** What the server said last in this language, or is asked for now; without it, what it said in another one. */
async function told(address) {
  const found = await caches.match(address, { cacheName: TOLD });
  if (found) return found;
  try {
    return await renewed(address);
  } catch (failure) {
    const other = await caches.match(address.split("?")[0], { cacheName: TOLD, ignoreSearch: true });
    if (other) return other;
    throw failure;
  }
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

// Somebody's turn has come. A newer notice of a table takes the place of an older one; the icon has the number of tables.
self.addEventListener("push", (event) => {
  event.waitUntil(shown(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([opened(event.notification.data?.path), badge()]));
});

self.addEventListener("notificationclose", (event) => event.waitUntil(badge()));

// The push service has given this browser another address.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renamed(event));
});

async function shown(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // Browsers want something to be shown, whatever came.
  }
  const { title = "RummyKit", body = "", table = "" } = told;
  const path = told.path ?? (table ? `/t/${encodeURIComponent(table)}` : "/");
  await self.registration.showNotification(title, {
    body,
    tag: table || path,
    renotify: path !== "/",
    icon: "/icon-192.png",
    data: { path },
  });
  await badge();
}

/** Put the number of notices that are there on the app's icon, where the browser can. */
async function badge() {
  const { length } = await self.registration.getNotifications();
  await (length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** A page that is open at the path, else a new one. */
async function opened(path = "/") {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = pages.find(({ url }) => new URL(url).pathname === path);
  return here ? here.focus() : self.clients.openWindow(path);
}

async function renamed({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/notices/subscription", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language: navigator.language }),
  });
}
