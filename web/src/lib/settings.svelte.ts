/** What a player has chosen for this browser: theme, sound, suits in four colours, motion. */

import { recall, remember } from "./storage";

export interface Settings {
  theme: "system" | "light" | "dark";
  sound: boolean;
  fourColours: boolean;
  motion: "system" | "reduced";
}

const DEFAULTS: Settings = { theme: "system", sound: true, fourColours: false, motion: "system" };

/** Read and written as plain fields; every change is kept and shown at once. */
export const settings = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

/** Put the settings on the document and keep them; runs inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["suits"] = settings.fourColours ? "four" : "two";
  if (settings.motion === "reduced") root.dataset["motion"] = "reduced";
  else delete root.dataset["motion"];
  remember("settings", { ...settings });
}

/** True when pieces should fade instead of fly: chosen here or in the system. */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The name a player gave last. */
export function rememberedName(): string {
  return recall<string>("name", "");
}

export function rememberName(name: string): void {
  remember("name", name);
}
