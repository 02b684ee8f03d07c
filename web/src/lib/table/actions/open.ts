/** The melds that together make the first meld: they are put together on a tray until they are enough. */
import { familyOf } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import { isBegun, takes, type Turn } from "../turn";
import { about, MARK } from "../words";
import type { ActionKind, Presses } from "./kind";

export interface Aside {
  readonly does: "aside";
  readonly ready: boolean;
  readonly value: number | null;
  readonly minimum: number | null;
  /** Under a contract: how many of its melds there are. */
  readonly melds?: { readonly count: number; readonly of: number };
  /** Worth enough, and still no run without jokers among them. */
  readonly lacksRun?: true;
}

interface Opens {
  readonly does: "open";
  readonly value: number | null;
}

/** Null when nothing of a first meld lies there. */
function firstMeld(turn: Turn): Aside | Opens | { readonly does: "contract" } | null {
  const { verdict, selected, aside } = turn;
  const count = selected.length;
  if (!takes(turn, "open")) return null;
  if (aside === 0 && count === 0 && turn.contract) return { does: "contract" };
  if (aside === 0 && count < 2) return takes(turn, "discard") ? null : noneYet(turn);
  if (count === 1) return null;
  if (verdict === null) return { does: "aside", ready: false, value: null, minimum: null };
  const { opening: value, minimum, refusal, contract } = verdict;
  if (refusal === null) return { does: "open", value };
  if (!isBegun(verdict)) return null;
  const melds = { count: contract.filter(({ met }) => met).length, of: contract.length };
  const lacksRun = refusal.code === "opening_needs_natural_run" && (value ?? 0) >= (minimum ?? 0);
  return {
    does: "aside",
    ready: count > 1,
    value,
    minimum,
    ...(contract.length > 0 ? { melds } : {}),
    ...(lacksRun ? { lacksRun } : {}),
  };
}

/** Where nothing but a first meld is asked for: how much it needs; null where it needs no points. */
function noneYet({ view }: Turn): Aside | null {
  const minimum = view?.minimum ?? null;
  return minimum === null ? null : { does: "aside", ready: false, value: 0, minimum };
}

function asideWords({ ready, value, minimum, melds, lacksRun }: Aside, tiles: boolean): string {
  if (melds !== undefined)
    return (ready ? m.table_do_aside_melds : m.table_do_aside_melds_more)({ count: melds.count, melds: melds.of });
  if (lacksRun) return m.table_do_aside_run();
  if (value === null || minimum === null) return m.table_do_pick({ family: familyOf(tiles) });
  return (ready ? m.table_do_aside : m.table_do_aside_more)({ value, minimum });
}

function press({ laying, place }: Presses, { does }: Aside | Opens, turn: Turn): void {
  if (takes(turn, "take_pile")) void laying.takePile();
  else if (turn.selected.length > 1) place({ zone: "new" });
  else if (does === "open" && turn.verdict !== null) laying.open(turn.verdict);
}

export const open = {
  chosen: firstMeld,
  note: ({ main }) => (main === "contract" ? [m.table_contract_ready()] : null),
  buttons: {
    contract: { words: () => m.table_do_contract(), press: ({ laying }) => void laying.layContract() },
    aside: { words: ({ tiles }, main: Aside) => asideWords(main, tiles), press },
    open: {
      words: (_, { value }: Opens) => (value === null ? m.table_do_contract() : m.table_do_open({ value })),
      press,
    },
  },
  hint: ({ melds }) => about(m.hint_open({ cards: MARK }), melds),
  marks: ({ melds }, at) => at.hand(melds.flat()),
  after: ({ melds }, table) => ({ table: [...table, ...melds], played: melds.flat() }),
} satisfies ActionKind<"open">;
