// How the messages in texts/*/page.ftl become typed functions: for types and tests (`npm run messages`), for each build,
// and again when one changes while the page is being worked on.
//
// Paraglide would put every message into a database of SQLite and take it out again, half a minute for all languages;
// its compiler is handed what its own reader of messages makes of them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileProject } from "@inlang/paraglide-js";
import messageFormat from "@inlang/plugin-message-format";
import { completed, messagesIn } from "./fluent.js";
import { laterKeys } from "./later.js";

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const COMPILED = here(".paraglide/");
const PROJECT = here("project.inlang");
const fileOf = (locale) => here(`../texts/${locale}/page.ftl`);

const options = {
  strategy: /** @type {["globalVariable", "baseLocale"]} */ (["globalVariable", "baseLocale"]),
  outputStructure: /** @type {"locale-modules"} */ ("locale-modules"),
  isServer: "false",
  emitReadme: false,
};

/** Each message with its translations, as Paraglide's compiler takes them. */
async function messagesOf(settings) {
  const read = async (locale) => messagesIn(await readFile(fileOf(locale), "utf8"), fileOf(locale));
  const english = await read(settings.baseLocale);
  const files = await Promise.all(
    settings.locales.map(async (locale) => {
      const messages = completed(await read(locale), english, fileOf(locale));
      return { locale, content: Buffer.from(JSON.stringify(messages)) };
    }),
  );
  const { bundles, messages, variants } = await messageFormat.importFiles({ files, settings });
  const nested = new Map(bundles.map((bundle) => [bundle.id, { ...bundle, messages: new Map() }]));
  for (const each of messages) nested.get(each.bundleId).messages.set(each.locale, { ...each, variants: [] });
  for (const each of variants) nested.get(each.messageBundleId).messages.get(each.messageLocale).variants.push(each);
  return [...nested.values()].map((bundle) => ({ ...bundle, messages: [...bundle.messages.values()] }));
}

/** A language's messages in two files: what a first visit needs, and what only later pages say. */
function inTwo(text, later) {
  const [head, ...messages] = text.split(/^(?=export const )/m);
  const imports = head.match(/^import .*$/gm).join("\n");
  const file = (isLater) => {
    const mine = messages.filter((message) => later.has(/^export const (\w+)/.exec(message)[1]) === isLater);
    return `/* eslint-disable */\n${imports}\n${mine.join("")}`;
  };
  return { first: file(false), later: file(true) };
}

/** Write .paraglide/ anew, as far as it differs, and return the files that it is made from. */
export async function compileMessages() {
  const settings = JSON.parse(await readFile(`${PROJECT}/settings.json`, "utf8"));
  const bundles = await messagesOf(settings);
  const db = { selectFrom: () => ({ select: () => ({ execute: async () => bundles }) }) };
  const project = { settings: { get: async () => settings }, db };
  const compiled = await compileProject({ compilerOptions: options, project, projectPath: PROJECT });
  const later = laterKeys(bundles.map(({ id }) => id));
  for (const locale of settings.locales) {
    const parts = inTwo(compiled[`messages/${locale}.js`], later);
    for (const [part, text] of Object.entries(parts)) compiled[`${part}/${locale}.js`] = text;
  }
  for (const folder of ["messages", "first", "later"]) await mkdir(COMPILED + folder, { recursive: true });
  for (const [name, text] of Object.entries(compiled)) {
    const before = await readFile(COMPILED + name, "utf8").catch(() => undefined);
    if (text !== before) await writeFile(COMPILED + name, text);
  }
  return settings.locales.map(fileOf);
}

/** @returns {import("vite").Plugin} */
export function paraglide() {
  /** @type {string[]} */
  let files = [];
  return {
    name: "rummykit-messages",
    enforce: "pre",
    async buildStart() {
      files = await compileMessages();
      for (const file of files) this.addWatchFile(file);
    },
    async watchChange(path) {
      if (files.includes(path)) await compileMessages();
    },
  };
}
