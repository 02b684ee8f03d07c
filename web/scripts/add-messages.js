// Adds messages from standard input: {"key": {"en": "…", "zh-Hant": "…", …}, …}, every language of
// project.inlang/settings.json.
// Keys stay sorted, a key that is null is removed: node scripts/add-messages.js < new.json
import { readFileSync, renameSync, writeFileSync } from "node:fs";

const LOCALES = JSON.parse(readFileSync(new URL("../project.inlang/settings.json", import.meta.url), "utf8")).locales;
const added = JSON.parse(readFileSync(0, "utf8"));

for (const [key, texts] of Object.entries(added)) {
  const missing = texts === null ? [] : LOCALES.filter((locale) => typeof texts[locale] === "undefined");
  if (missing.length) throw new Error(`${key} says nothing in ${missing.join(", ")}.`);
}
for (const locale of LOCALES) {
  const path = new URL(`../messages/${locale}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(path, "utf8"));
  for (const [key, texts] of Object.entries(added)) {
    if (texts === null) delete messages[key];
    else messages[key] = texts[locale];
  }
  const sorted = Object.fromEntries(
    Object.keys(messages)
      .sort()
      .map((key) => [key, messages[key]]),
  );
  const fresh = new URL(`${path.href}.new`);
  writeFileSync(fresh, JSON.stringify(sorted, null, 2) + "\n");
  renameSync(fresh, path);
}
