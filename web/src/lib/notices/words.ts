/** Why a browser shows no notices, in a sentence that says what can be done. */

import { m } from "$lib/i18n.svelte";
import type { Ability } from "./push";

export function whyNot(can: Ability): string | null {
  switch (can) {
    case "ask":
    case "granted":
      return null;
    case "denied":
      return m.notify_denied();
    case "home_screen":
      return m.notify_home_screen();
    case "https":
      return m.notify_https();
    case "never":
      return m.notify_never();
  }
}
