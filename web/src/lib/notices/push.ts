/** This browser's own push service: whether it may be used, and how the server reaches this browser through it. */

import { call } from "$lib/api";
import { locale } from "$lib/i18n.svelte";
import type { EndedSubscription, NewSubscription } from "$lib/protocol";
import { recall, remember } from "$lib/storage";

/**
 * Whether notices can be switched on: `ask` and `granted` are what the browser says, `denied` too; `home_screen`: only
 * for what was added to it, as on an iPhone; `https`: only there; `never`: this browser has none.
 */
export type Ability = "ask" | "granted" | "denied" | "home_screen" | "https" | "never";

const KEY = "notices";
/** A browser says again that it is there after this time: the server forgets those that do not. */
const AGAIN_MS = 24 * 3600 * 1000;

/** What was told to the server last, null before that. */
interface Told {
  readonly at: number;
  readonly language: string;
}

export function ability(): Ability {
  if (!isSecureContext) return "https";
  const has = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!has) return isApple() ? "home_screen" : "never";
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** An iPhone or iPad; the latter says that it is a Macintosh, but has a touch screen. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** The browser has no push service, or it does not answer. */
export class NoService extends Error {}

/** Ask the person for permission, after a press; what the browser says then. */
export async function askPermission(): Promise<Ability> {
  await Notification.requestPermission();
  return ability();
}

/** Have this browser reached, with the server's public key; raises `NoService`, or what the call raises. */
export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  let subscription = await worker.pushManager.getSubscription();
  if (subscription !== null && !isFor(subscription, key)) {
    // The server has another key by now, and reaches nobody who subscribed for the old one.
    await subscription.unsubscribe();
    subscription = null;
  }
  try {
    subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    throw new NoService();
  }
  await tell(subscription);
}

/** This browser is reached no more. */
export async function unsubscribe(): Promise<void> {
  remember(KEY, null);
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription === null) return;
  const ended: EndedSubscription = { endpoint: subscription.endpoint };
  await Promise.allSettled([call("/api/notices/subscription/end", ended), subscription.unsubscribe()]);
}

/** A browser that is reached says so again from time to time, and when its language is another one. */
export async function renew(): Promise<void> {
  const told = recall<Told | null>(KEY, null);
  if (told === null || ability() !== "granted") return;
  if (told.language === locale() && Date.now() - told.at < AGAIN_MS) return;
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription !== null) await tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new NoService();
  const said: NewSubscription = { endpoint, p256dh, auth, language: locale() };
  await call("/api/notices/subscription", said);
  remember(KEY, { at: Date.now(), language: said.language } satisfies Told);
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const has = subscription.options.applicationServerKey;
  if (has === null) return true;
  const [one, other] = [new Uint8Array(has), bytes(key)];
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
