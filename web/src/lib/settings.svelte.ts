/** What a person has chosen: theme, table, pieces, sounds, motion. Kept in this browser, and in an account if there is one. */

import { chosen } from "./chosen";
import { recall, remember } from "./storage";

/** The values of every choice, in the order in which they are offered; the first that is usual is the default. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  felt: ["green", "blue", "wine"],
  size: ["small", "normal", "large"],
  spread: ["tight", "normal", "wide"],
  speed: ["slow", "normal", "fast"],
  pace: ["slow", "normal", "quick", "at_once"],
  motion: ["system", "reduced"],
} as const;

/** How many faces there are to choose among. */
export const PORTRAITS = 20;

type Chosen = { -readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };

export interface Settings extends Chosen {
  /** Whether the table makes sounds, and how loud they are: 0 … 100. */
  sounds: boolean;
  volume: number;
  /** The face that stands for the person at tables, by its number; -1 for the initials. */
  portrait: number;
  /** Diamonds blue, clubs green. */
  fourColours: boolean;
  /** A table of tiles is put in order after every turn. */
  orderTable: boolean;
  /** Who sits down at a table that is played over days is told of their turns. */
  tellTurns: boolean;
  /** When a match is over, the person agrees that puzzles are made of it. */
  agreePuzzles: boolean;
  /** The person has answered that question once, and is not asked again. */
  askedPuzzles: boolean;
}

export const DEFAULTS: Readonly<Settings> = {
  theme: "system",
  felt: "green",
  size: "normal",
  spread: "normal",
  speed: "normal",
  pace: "normal",
  motion: "system",
  sounds: true,
  volume: 60,
  portrait: -1,
  fourColours: false,
  orderTable: false,
  tellTurns: false,
  agreePuzzles: false,
  askedPuzzles: false,
};

/** How much larger or smaller than usual pieces are drawn where there is room. */
const SCALES = { small: 0.85, normal: 1, large: 1.2 } as const;
/** How much of a card shows under the next one, of what is usual. */
const SPREADS = { tight: 0.8, normal: 1, wide: 1.25 } as const;
/** How long a movement takes, of what is usual. */
const PACES = { slow: 1.7, normal: 1, fast: 0.55 } as const;

/** The colours that tables once had, and what is nearest to each now. */
const FORMER_FELTS: { readonly [felt: string]: Settings["felt"] } = {
  sage: "green",
  mist: "blue",
  slate: "blue",
  rose: "wine",
  sand: "wine",
};

/** Settings as they were kept, whatever wrote them; what is not understood is as usual. */
export function read(kept: unknown): Settings {
  const found = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const read: Settings = { ...DEFAULTS };
  const choose = <Name extends keyof Chosen>(name: Name): void => {
    const value = CHOICES[name].find((choice) => choice === found[name]);
    if (value !== undefined) read[name] = value as Settings[Name];
  };
  for (const name of Object.keys(CHOICES) as (keyof Chosen)[]) choose(name);
  const felt = found["felt"];
  if (typeof felt === "string") read.felt = (Object.hasOwn(FORMER_FELTS, felt) && FORMER_FELTS[felt]) || read.felt;
  const sounds = found["sounds"] ?? found["sound"]; // as it was called before there was more than one
  if (typeof sounds === "boolean") read.sounds = sounds;
  if (typeof found["fourColours"] === "boolean") read.fourColours = found["fourColours"];
  if (typeof found["orderTable"] === "boolean") read.orderTable = found["orderTable"];
  if (typeof found["tellTurns"] === "boolean") read.tellTurns = found["tellTurns"];
  if (typeof found["agreePuzzles"] === "boolean") read.agreePuzzles = found["agreePuzzles"];
  if (typeof found["askedPuzzles"] === "boolean") read.askedPuzzles = found["askedPuzzles"];
  const volume = found["volume"];
  if (typeof volume === "number" && volume >= 0 && volume <= 100) read.volume = volume;
  const portrait = found["portrait"];
  if (typeof portrait === "number" && portrait >= 0 && portrait < PORTRAITS) read.portrait = Math.floor(portrait);
  return read;
}

/** Read and written as plain fields; every change is kept and shown at once. */
export const settings = $state<Settings>(read(recall<unknown>("settings", null)));

/** Put the settings on the document and keep them; runs inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  if (settings.motion === "reduced") root.dataset["motion"] = "reduced";
  else delete root.dataset["motion"];
  root.dataset["suits"] = settings.fourColours ? "four" : "two";
  root.dataset["felt"] = settings.felt;
  root.dataset["speed"] = settings.speed;
  keep();
}

/** Keep the settings; what differs from what was kept has been chosen just now. */
function keep(): void {
  const before = recall<unknown>("settings", null);
  const now = { ...settings };
  remember("settings", now);
  if (JSON.stringify(read(before)) !== JSON.stringify(now)) chosen();
}

/** Have these settings, as they were chosen elsewhere. */
export function changeSettings(told: unknown): void {
  const now = read(told);
  remember("settings", now);
  Object.assign(settings, now);
}

/** The size of pieces as a factor of what is usual: 0.85, 1 or 1.2. A layout honours it as far as things fit. */
export function pieceScale(): number {
  return SCALES[settings.size];
}

/** How far cards are spread as a factor of what is usual: 0.8, 1 or 1.25. */
export function cardSpread(): number {
  return SPREADS[settings.spread];
}

/** How long a movement that usually takes `ms` takes at the chosen speed. */
export function paced(ms: number): number {
  return ms * PACES[settings.speed];
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
