/**
 * The language of the page: found from the browser, chosen by hand, followed by every message that is on screen.
 *
 * Only the messages of the language in use are fetched, and those that only later pages say when one of these comes;
 * nothing of a page runs before its messages are there.
 */

import type { Locale } from "$paraglide/runtime.js";
import { recall, remember } from "./storage";

export type { Locale };
type First = typeof import("$paraglide/first/en.js");
type Later = typeof import("$paraglide/later/en.js");
type Module = First & Later;
/** What a message needs to know; nothing has to be given for one that needs nothing. */
type Message<Inputs> = object extends Inputs ? (inputs?: Inputs) => string : (inputs: Inputs) => string;
type Messages = { readonly [key in keyof Module]: Message<Parameters<Module[key]>[0]> };

interface Spoken {
  readonly name: string;
  readonly first: () => Promise<First>;
  readonly later: () => Promise<Later>;
}
/** Each language: its own name, and its messages; in the order in which they are offered. */
const SPOKEN: { readonly [locale in Locale]: Spoken } = {
  en: {
    name: "English",
    first: () => import("$paraglide/first/en.js"),
    later: () => import("$paraglide/later/en.js"),
  },
  "zh-Hant": {
    name: "繁體中文",
    first: () => import("$paraglide/first/zh-Hant.js"),
    later: () => import("$paraglide/later/zh-Hant.js"),
  },
  "zh-Hans": {
    name: "简体中文",
    first: () => import("$paraglide/first/zh-Hans.js"),
    later: () => import("$paraglide/later/zh-Hans.js"),
  },
  ja: {
    name: "日本語",
    first: () => import("$paraglide/first/ja.js"),
    later: () => import("$paraglide/later/ja.js"),
  },
  de: {
    name: "Deutsch",
    first: () => import("$paraglide/first/de.js"),
    later: () => import("$paraglide/later/de.js"),
  },
  vi: {
    name: "Tiếng Việt",
    first: () => import("$paraglide/first/vi.js"),
    later: () => import("$paraglide/later/vi.js"),
  },
  tr: {
    name: "Türkçe",
    first: () => import("$paraglide/first/tr.js"),
    later: () => import("$paraglide/later/tr.js"),
  },
  it: {
    name: "Italiano",
    first: () => import("$paraglide/first/it.js"),
    later: () => import("$paraglide/later/it.js"),
  },
  es: {
    name: "Español",
    first: () => import("$paraglide/first/es.js"),
    later: () => import("$paraglide/later/es.js"),
  },
};
const spoken = (tag: string | null): tag is Locale => tag !== null && Object.hasOwn(SPOKEN, tag);
/** Whether the messages of later pages are wanted too. */
let all = false;

async function fetched(locale: Locale): Promise<First & Partial<Later>> {
  const { first, later } = SPOKEN[locale];
  return all ? Object.assign({}, ...(await Promise.all([first(), later()]))) : first();
}

export const LANGUAGES = (Object.keys(SPOKEN) as Locale[]).map((locale) => ({ locale, name: SPOKEN[locale].name }));

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
/** How often messages were asked for: only the last answer counts. */
let asked = 0;

type AnyMessage = (inputs: { readonly [name: string]: string | number }) => string;

const messages = (): { readonly [key: string]: AnyMessage } =>
  current.messages as unknown as { readonly [key: string]: AnyMessage };

/** Every message by its key; what is taken from here speaks whatever language is in use when it is called. */
export const m = new Proxy({} as Record<string, AnyMessage>, {
  get: (made, key: string) =>
    (made[key] ??= (inputs = {}) => {
      const message = messages()[key];
      if (message === undefined) void allMessages(); // and what is on screen follows
      return message?.(inputs) ?? "";
    }),
}) as unknown as Messages;

/** Fetch the messages of later pages too, from now on in every language. */
export async function allMessages(): Promise<void> {
  if (!all) {
    all = true;
    fetching = speak(wanted);
    fetching.catch(() => (all = false));
  }
  return fetching;
}
let fetching = Promise.resolve();

/** A page, once all messages are there as well. */
export async function withMessages<Page>(page: Promise<Page>): Promise<Page> {
  return (await Promise.all([page, allMessages()]))[0];
}

/** The language in use; components that read it, or any message, follow a change. */
export function locale(): Locale {
  return current.locale;
}

/** Speak another language, once its messages have come, and what else it needs; without them all stays as it is. */
export async function setLocale(locale: Locale, needed?: Promise<unknown>): Promise<void> {
  await speak(locale, needed);
  if (wanted === locale) remember("locale", locale);
}

async function speak(locale: Locale, needed?: Promise<unknown>): Promise<void> {
  wanted = locale;
  const mine = ++asked;
  const [messages] = await Promise.all([fetched(locale), needed]);
  if (mine === asked) current = { locale, messages };
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
