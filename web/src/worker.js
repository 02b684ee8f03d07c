// Keeps the files of one build of the page, so that it opens without a line; the build fills in which they are.
const KEPT = "rummykit-__VERSION__";
const FILES = __FILES__;
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
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  // A page is asked for anew, so that an upgrade is seen at once, and taken from here only without a line.
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(() => caches.match("/", { cacheName: KEPT })));
  } else if (known.has(url.pathname) && url.pathname !== "/") {
    event.respondWith(caches.match(url.pathname, { cacheName: KEPT }).then((found) => found ?? fetch(request)));
  }
});
