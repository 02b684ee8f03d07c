/** What the account page asks of the server, passkeys included; a device that gives up is said in words. */

import { ApiProblem, call } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import type { DeviceLink, GameStatistics, PasskeyAsked, PastMatches, RecoveryCode, SignInAsked } from "$lib/protocol";
import { deviceName, make, use } from "./passkey";

const id = encodeURIComponent;

/** What the browser says when its user has closed the question, or the device has this passkey already. */
async function device<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (problem) {
    const already = problem instanceof DOMException && problem.name === "InvalidStateError";
    throw new ApiProblem("device", already ? m.account_already() : m.account_cancelled(), 0);
  }
}

async function confirmed(): Promise<void> {
  const asked = await call<SignInAsked>("/api/account/sign-in/begin", undefined, "POST");
  await call("/api/account/confirm", await device(use(asked)));
}

export const account = {
  create: async (name: string): Promise<void> => {
    const asked = await call<PasskeyAsked>("/api/account/register/begin", { name });
    await call("/api/account/register", await device(make(asked)));
  },
  signIn: async (): Promise<void> => {
    const asked = await call<SignInAsked>("/api/account/sign-in/begin", undefined, "POST");
    await call("/api/account/sign-in", await device(use(asked)));
  },
  /** Use the passkey again while signed in. */
  confirm: confirmed,
  addPasskey: async (): Promise<void> => {
    const begin = (): Promise<PasskeyAsked> => call("/api/account/passkeys/begin", undefined, "POST");
    const asked = await begin().catch(async (problem: unknown) => {
      if (!(problem instanceof ApiProblem && problem.code === "passkey_again")) throw problem;
      await confirmed(); // it administers the server
      return begin();
    });
    await call("/api/account/passkeys", await device(make(asked)));
  },
  signOut: (): Promise<void> => call("/api/account/sign-out", undefined, "POST"),
  rename: (name: string): Promise<void> => call("/api/account/name", { name }),
  removePasskey: (passkey: string): Promise<void> => call(`/api/account/passkeys/${id(passkey)}`, undefined, "DELETE"),
  endSession: (session: string): Promise<void> => call(`/api/account/sessions/${id(session)}`, undefined, "DELETE"),
  link: (): Promise<DeviceLink> => call("/api/account/link", undefined, "POST"),
  recovery: (): Promise<RecoveryCode> => call("/api/account/recovery", undefined, "POST"),
  follow: (code: string): Promise<void> => call("/api/account/link/follow", { code, label: deviceName() }),
  matches: (game: string, page: number): Promise<PastMatches> =>
    call(`/api/account/history?${new URLSearchParams({ page: String(page), ...(game === "" ? {} : { game }) })}`),
  statistics: (): Promise<readonly GameStatistics[]> => call("/api/account/statistics"),
  delete: (): Promise<void> => call("/api/account", undefined, "DELETE"),
};
