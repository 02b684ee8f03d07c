/** Every kind of action with what the page knows of it; and from all of them together, what the buttons of a turn do. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { Action } from "$lib/protocol";
import { callsDown, isMine, offered, takes, type Known, type Turn } from "../turn";
import type { Sentence } from "../words";
import { answer } from "./answer";
import { ask } from "./ask";
import { buy } from "./buy";
import { call } from "./call";
import { call_end } from "./call_end";
import { claim } from "./claim";
import { declare } from "./declare";
import { declare_pairs } from "./declare_pairs";
import { discard } from "./discard";
import { draw } from "./draw";
import { drop } from "./drop";
import { fight } from "./fight";
import { force } from "./force";
import { go_out } from "./go_out";
import type { ActionKind, Around, ExtraButton, MainButton, Noted, Tag } from "./kind";
import { knock } from "./knock";
import { lay_off } from "./lay_off";
import { meld } from "./meld";
import { open } from "./open";
import { pass } from "./pass";
import { pass_on } from "./pass_on";
import { rearrange } from "./rearrange";
import { show_dealt } from "./show_dealt";
import { show_indicator } from "./show_indicator";
import { show_melds } from "./show_melds";
import { swap } from "./swap";
import { take_pile } from "./take_pile";
import { timeout } from "./timeout";

/** Kinds without an entry, and why. */
export const ELSEWHERE = {
  leave: "People leave the whole match, which is asked of the table and not of the deal.",
} as const satisfies { readonly [T in Tag]?: string };

/** In the order in which they are asked for buttons. */
export const ACTIONS = {
  rearrange,
  call,
  force,
  claim,
  buy,
  show_dealt,
  pass_on,
  answer,
  fight,
  show_melds,
  go_out,
  declare,
  knock,
  swap,
  show_indicator,
  declare_pairs,
  drop,
  call_end,
  open,
  meld,
  ask,
  lay_off,
  take_pile,
  draw,
  discard,
  pass,
  timeout,
} satisfies { readonly [T in Exclude<Tag, keyof typeof ELSEWHERE>]: ActionKind<T> };

type Kinds = typeof ACTIONS;
/** What the functions of a name return, of every kind that has one. */
type Returned<Name extends string> = {
  readonly [T in keyof Kinds]: Kinds[T] extends Readonly<Record<Name, (...given: never[]) => infer Value>>
    ? NonNullable<Value>
    : never;
}[keyof Kinds];

/** What the button at the lower right does; `ready` is false when pressing it only says why it cannot be done. */
export type Primary =
  | Returned<"first">
  | Returned<"chosen">
  | { readonly does: "wait"; readonly seat: number }
  | { readonly does: "pick" | "over" };

/** What can be done beside it, each with a button of its own. */
export type Extra = Returned<"beside"> | Returned<"only">[number];

export const KINDS: readonly (readonly [Tag, ActionKind])[] = Object.entries(ACTIONS) as [keyof Kinds, ActionKind][];

/** States of the main button that belong to no kind. */
const NOTHING_DONE = {
  wait: { words: ({ name }: Around, { seat }: { readonly seat: number }) => m.table_do_wait({ name: name(seat) }) },
  pick: { words: ({ tiles }: Around) => m.table_do_pick({ family: familyOf(tiles) }) },
  over: { words: () => "" },
};

/** The buttons that kinds have, by the name of their field. */
type Owned<Name extends string> = {
  readonly [T in keyof Kinds]: Kinds[T] extends Readonly<Record<Name, infer Buttons>> ? keyof Buttons : never;
}[keyof Kinds];

const BUTTONS: Readonly<Record<Owned<"buttons"> | keyof typeof NOTHING_DONE, MainButton>> = Object.assign(
  {},
  NOTHING_DONE,
  ...KINDS.map(([, { buttons }]) => buttons),
);
const EXTRAS: Readonly<Record<Owned<"extras">, ExtraButton>> = Object.assign(
  {},
  ...KINDS.map(([, { extras }]) => extras),
);

/** What the page knows of an action. */
export const kindOf = ({ type }: Action): ActionKind | undefined =>
  (ACTIONS as Readonly<Partial<Record<Tag, ActionKind>>>)[type];

export const mainButton = (primary: Primary): MainButton => BUTTONS[primary.does];
export const extraButton = (extra: Extra): ExtraButton => EXTRAS[extra];

/** Is this what takes more than a key to do? */
export const isFinal = (primary: Primary): boolean => mainButton(primary).final ?? false;

/** What a tap on each meld does just now, by their numbers; null where it picks up what lies there. */
export function onMelds(turn: Known): ReadonlyMap<number, Action> | null {
  const kind = KINDS.find(([tag, kind]) => kind.onMelds && takes(turn, tag));
  if (kind === undefined) return null;
  return new Map(offered(turn, kind[0] as "call").map((action) => [action.meld, action]));
}

/** What is special about my turn. */
export function note(at: Noted): Sentence | null {
  return KINDS.map(([, kind]) => kind.note?.(at) ?? null).find((each) => each !== null) ?? null;
}

/** Am I asked out of turn, whether I call or buy a discard, or answer a called end? */
export const answers = (turn: Known): boolean =>
  callsDown(turn) || KINDS.some(([tag, { asked }]) => asked !== undefined && takes(turn, tag));

export function primary(turn: Turn): Primary {
  const { view } = turn;
  if (view === null || view.result !== null) return { does: "over" };
  if (!isMine(turn)) return { does: "wait", seat: view.turn };
  for (const when of ["first", "chosen"] as const)
    for (const [, kind] of KINDS) {
      const found = kind[when]?.(turn) ?? null;
      if (found !== null) return found as Primary;
    }
  return { does: "pick" };
}

/** The buttons beside the primary one. */
export function extras(turn: Turn, { does }: Primary): Extra[] {
  if (!isMine(turn) || turn.offer === null) return [];
  const only = KINDS.map(([, kind]) => kind.only?.(turn, does) ?? null).find((each) => each !== null);
  const asked = answers(turn);
  return (only ?? KINDS.flatMap(([, kind]) => kind.beside?.(turn, does, asked) ?? [])) as Extra[];
}
