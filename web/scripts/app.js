// The page as an app: after a build, its texts packed, the messages of every language found at once, and a service worker
// that keeps what is needed without a line.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const WORKER = fileURLToPath(new URL("../src/worker.js", import.meta.url));
/** Pages for those who work on the page, the worker itself, and what is packed, which is never asked for by name. */
const NOT_KEPT = /(?:^|\/)(?:(?:Gallery|ApiDocs|swagger-ui)-[^/]*|sw\.js|manifest\.webmanifest|[^/]*\.png|[^/]*\.br)$/;
/** What reads photos, which only those keep who have used it once. */
const READS_PHOTOS = /^assets\/(?:readingWorker-[^/]*\.js|ort-wasm[^/]*\.wasm|[^/]*\.onnx)$/;
const PACKED = /\.(?:js|css|svg|json|wasm)$/;
/** Where the messages of a language lie, those of a first visit and those of later pages. */
const MESSAGES = /\/\.paraglide\/(first|later)\/([\w-]+)\.js$/;

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    )
    .sort();
}

/**
 * The files that a page needs beyond those that every page begins with.
 * @param {string} page @param {import("rolldown").OutputBundle} bundle @returns {string[]}
 */
function filesOf(page, bundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const own = chunks.find((chunk) => chunk.facadeModuleId?.replaceAll("\\", "/").endsWith(page));
  if (!own) throw new Error(`${page} is not built`);
  const withImports = (names, found = new Set()) => {
    for (const name of names) if (!found.has(name)) withImports(bundle[name]?.imports ?? [], found.add(name));
    return found;
  };
  const first = withImports(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  const needed = [...withImports([own.fileName])].filter((name) => !first.has(name));
  return needed.flatMap((name) => [name, ...bundle[name].viteMetadata.importedCss]).map((name) => `/${name}`);
}

/**
 * Beside each file its packed form: as small as can be for players, quickly where it is large or only programmers open it.
 * @param {string} path
 */
function pack(path) {
  const content = readFileSync(path);
  const quality = READS_PHOTOS.test(`assets/${path.split(/[\\/]/).at(-1)}`)
    ? 5
    : NOT_KEPT.test(path)
      ? 9
      : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/** @returns {import("vite").Plugin} */
export function app() {
  let folder = "";
  /** @type {{ first: Record<string, string>, later: Record<string, string> }} The built messages of each language. */
  let messages = { first: {}, later: {} };
  return {
    name: "rummykit-app",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        messages = { first: {}, later: {} };
        for (const chunk of Object.values(bundle)) {
          const found = chunk.type === "chunk" && MESSAGES.exec(chunk.facadeModuleId?.replaceAll("\\", "/") ?? "");
          if (found) messages[found[1]][found[2]] = `/${chunk.fileName}`;
        }
        const table = filesOf("/pages/Table.svelte", bundle);
        const told = { messages: messages.first, "later-messages": messages.later, table };
        const metas = Object.entries(told).map(
          ([name, value]) => `<meta name="${name}" content='${JSON.stringify(value)}' />\n    `,
        );
        return html.replace("<title>", `${metas.join("")}<title>`);
      },
    },
    closeBundle() {
      const files = filesIn(folder);
      for (const name of files) if (name.startsWith("assets/") && PACKED.test(name)) pack(join(folder, name));
      const kept = files.filter((name) => !NOT_KEPT.test(name) && !READS_PHOTOS.test(name));
      const later = files.filter((name) => READS_PHOTOS.test(name)).map((name) => `/${name}`);
      const hash = createHash("sha256");
      for (const name of kept) hash.update(name).update(readFileSync(join(folder, name)));
      // Of the languages a browser keeps those it has spoken.
      const spoken = new Set(Object.values(messages).flatMap((part) => Object.values(part)));
      const first = kept.map((name) => (name === "index.html" ? "/" : `/${name}`)).filter((name) => !spoken.has(name));
      const worker = readFileSync(WORKER, "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(first))
        .replace("__LATER__", JSON.stringify(later));
      writeFileSync(join(folder, "sw.js"), worker);
    },
  };
}
