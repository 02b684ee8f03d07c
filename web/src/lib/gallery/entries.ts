/** Every entry of the gallery by its name, each fetched when it is looked at. */
import type { Component } from "svelte";
import { PANELS, type Panel } from "./panels";
import { PLAYS } from "./tables";

/** An entry: its component, and what that is given. */
export interface Entry {
  readonly component: Component<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
}

type Loaded = Promise<{ readonly default: Component<never> }>;

const of =
  (load: () => Loaded, given: Entry["given"] = {}) =>
  async (): Promise<Entry> => ({ component: (await load()).default as unknown as Entry["component"], given });

export const ENTRIES: Readonly<Record<string, () => Promise<Entry>>> = {
  pieces: of(() => import("./PiecesEntry.svelte")),
  hand: of(() => import("./HandEntry.svelte")),
  seats: of(() => import("./SeatsEntry.svelte")),
  felt: of(() => import("./FeltEntry.svelte")),
  ...Object.fromEntries(
    Object.entries(PLAYS).map(([name, play]) => [`table-${name}`, of(() => import("./TableEntry.svelte"), { play })]),
  ),
  ...Object.fromEntries(
    (Object.keys(PANELS) as Panel[]).map((name) => [name, of(() => import("./PanelEntry.svelte"), { name })]),
  ),
  notices: of(() => import("./NoticesEntry.svelte")),
  sheets: of(() => import("./SheetsEntry.svelte")),
  settings: of(() => import("./SettingsEntry.svelte")),
  consent: of(() => import("./ConsentEntry.svelte")),
  waiting: of(() => import("./WaitingEntry.svelte")),
  join: of(() => import("./JoinEntry.svelte")),
};
