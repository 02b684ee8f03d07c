/**
 * The language of the page: found from the browser, chosen by hand, followed by every message that is on screen.
 *
 * Only the messages of the language in use are fetched; nothing of the page runs before they are there.
 */

import type { Locale } from "$paraglide/runtime.js";
import { recall, remember } from "./storage";

export type { Locale };
type Module = typeof import("$paraglide/messages/en.js");
/** What a message needs to know; nothing has to be given for one that needs nothing. */
type Message<Inputs> = object extends Inputs ? (inputs?: Inputs) => string : (inputs: Inputs) => string;
type Messages = { readonly [key in keyof Module]: Message<Parameters<Module[key]>[0]> };

const FETCH: { readonly [name in Locale]: () => Promise<Module> } = {
  en: () => import("$paraglide/messages/en.js"),
  "zh-Hant": () => import("$paraglide/messages/zh-Hant.js"),
  "zh-Hans": () => import("$paraglide/messages/zh-Hans.js"),
  ja: () => import("$paraglide/messages/ja.js"),
  de: () => import("$paraglide/messages/de.js"),
  vi: () => import("$paraglide/messages/vi.js"),
};

/** Each language under its own name. */
export const LANGUAGES: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: "en", name: "English" },
  { locale: "zh-Hant", name: "繁體中文" },
  { locale: "zh-Hans", name: "简体中文" },
  { locale: "ja", name: "日本語" },
  { locale: "de", name: "Deutsch" },
  { locale: "vi", name: "Tiếng Việt" },
];

/** Our language for a browser's language tag, null if we do not speak it. */
export function localeFor(tag: string): Locale | null {
  const [language, ...rest] = tag.toLowerCase().split("-");
  if (language === "en") return "en";
  if (language === "ja" || language === "de" || language === "vi") return language;
  if (language === "zh" || language === "yue") {
    if (rest.includes("hans")) return "zh-Hans";
    const traditional = language === "yue" || ["hant", "tw", "hk", "mo"].some((part) => rest.includes(part));
    return traditional ? "zh-Hant" : "zh-Hans";
  }
  return null;
}

/** The first of the wanted languages that we speak. */
export function firstLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const locale = localeFor(tag);
    if (locale) return locale;
  }
  return "en";
}

function initial(): Locale {
  const chosen = recall<string | null>("locale", null);
  const known = LANGUAGES.find(({ locale }) => locale === chosen);
  return known ? known.locale : firstLocale(typeof navigator === "undefined" ? [] : navigator.languages);
}

const first = initial();
const spoken = await FETCH[first]();
let current = $state.raw({ locale: first, messages: spoken });
let wanted = first;

type AnyMessage = (inputs: { readonly [name: string]: string | number }) => string;

const messages = (): { readonly [key: string]: AnyMessage } =>
  current.messages as unknown as { readonly [key: string]: AnyMessage };

/** Every message by its key; what is taken from here speaks whatever language is in use when it is called. */
export const m = new Proxy({} as Record<string, AnyMessage>, {
  get: (made, key: string) => (made[key] ??= (inputs = {}) => messages()[key]!(inputs)),
}) as unknown as Messages;

/** The language in use; components that read it, or any message, follow a change. */
export function locale(): Locale {
  return current.locale;
}

/** Speak another language, once its messages have come; without them the page speaks on as it does. */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale;
  const messages = await FETCH[locale]();
  if (wanted !== locale) return;
  current = { locale, messages };
  remember("locale", locale);
}

/** The text of this language out of a server's texts by language. */
export function localized(texts: { readonly [name: string]: string }): string {
  return texts[current.locale] ?? texts["en"] ?? Object.values(texts)[0] ?? "";
}

/** The message with a key that is only known when the page runs, such as `refusal_<code>`; null if there is none. */
export function say(key: string, inputs: { readonly [name: string]: string | number } = {}): string | null {
  const message = messages()[key];
  return message ? message(inputs) : null;
}
