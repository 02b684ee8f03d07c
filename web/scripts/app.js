// The page as an app of its own: after a build, a service worker that keeps the page's files, and no answer of the server.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const WORKER = fileURLToPath(new URL("../src/worker.js", import.meta.url));
/** Pages for those who work on the page, and the worker itself. */
const NOT_KEPT = /(?:^|\/)(?:Gallery-[^/]*|sw\.js|manifest\.webmanifest|[^/]*\.png)$/;

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    )
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
}

/** @returns {import("vite").Plugin} */
export function app() {
  let folder = "";
  return {
    name: "rummykit-app",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = filesIn(folder);
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const worker = readFileSync(WORKER, "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(files.map((name) => (name === "index.html" ? "/" : `/${name}`))));
      writeFileSync(join(folder, "sw.js"), worker);
    },
  };
}
