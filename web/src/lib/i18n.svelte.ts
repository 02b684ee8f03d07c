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

/** Each language: its own name, and its messages; in the order in which they are offered. */
const SPOKEN: { readonly [locale in Locale]: readonly [name: string, fetch: () => Promise<Module>] } = {
  en: ["English", () => import("$paraglide/messages/en.js")],
  "zh-Hant": ["繁體中文", () => import("$paraglide/messages/zh-Hant.js")],
  "zh-Hans": ["简体中文", () => import("$paraglide/messages/zh-Hans.js")],
  ja: ["日本語", () => import("$paraglide/messages/ja.js")],
  de: ["Deutsch", () => import("$paraglide/messages/de.js")],
  vi: ["Tiếng Việt", () => import("$paraglide/messages/vi.js")],
  tr: ["Türkçe", () => import("$paraglide/messages/tr.js")],
  it: ["Italiano", () => import("$paraglide/messages/it.js")],
  es: ["Español", () => import("$paraglide/messages/es.js")],
};
const spoken = (tag: string | null): tag is Locale => tag !== null && Object.hasOwn(SPOKEN, tag);
const fetched = (locale: Locale): Promise<Module> => SPOKEN[locale][1]();

export const LANGUAGES = (Object.keys(SPOKEN) as Locale[]).map((locale) => ({ locale, name: SPOKEN[locale][0] }));

/** Our language for a browser's language tag, null if we do not speak it. */
export function localeFor(tag: string): Locale | null {
  const [language = "", ...rest] = tag.toLowerCase().split("-");
  if (language === "zh" || language === "yue") {
    if (rest.includes("hans")) return "zh-Hans";
    const traditional = language === "yue" || ["hant", "tw", "hk", "mo"].some((part) => rest.includes(part));
    return traditional ? "zh-Hant" : "zh-Hans";
  }
  return spoken(language) ? language : null;
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
  return spoken(chosen) ? chosen : firstLocale(typeof navigator === "undefined" ? [] : navigator.languages);
}

const first = initial();
const messagesOfFirst = await fetched(first);
let current = $state.raw({ locale: first, messages: messagesOfFirst });
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

/** Speak another language, once its messages have come, and what else it needs; without them all stays as it is. */
export async function setLocale(locale: Locale, needed?: Promise<unknown>): Promise<void> {
  wanted = locale;
  const [messages] = await Promise.all([fetched(locale), needed]);
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
