/** Turns at a table of tiles in a kept puzzle: what a draft comes to, and what lies there after the turn. */

import { without } from "$lib/faces";
import { Bag } from "$lib/kernel/bag";
import { asLaid, ascending, flaw, readingAs, readings, same, tidy, told } from "$lib/kernel/sets";
import type { Sheet } from "$lib/kernel/sheet";
import { rearranged, Refused, type Outcome } from "$lib/kernel/turn";
import type { Action, Event, Faces, KeptAttempt, SetJudgement, Tried, View } from "$lib/protocol";
import type { Kind, KnownSet } from "$lib/kernel/reading";

export type Rearrange = Extract<Action, { type: "rearrange" }>;

const lay = (view: View): KnownSet[] => view.table.map(({ cards, kind }) => ({ cards, kinds: [kind as Kind] }));
const kindsOf = (action: Rearrange): Map<number, Kind> => new Map(action.kinds as readonly (readonly [number, Kind])[]);

/** The outcome of a turn; raises `Refused`. */
export function outcome(sheet: Sheet, view: View, action: Rearrange): Outcome {
  const { table, opening = [] } = action;
  return rearranged(sheet, view.opened[0]!, lay(view), view.hand, table, opening, kindsOf(action));
}

/** What is said of a draft, as far as the rules of tables go; as `rummykit.play.draft`. */
export function judgedDraft(
  sheet: Sheet,
  view: View,
  given: Rearrange,
): Pick<Tried, "action" | "sets" | "played" | "opening" | "minimum"> {
  const tidied = (sets: readonly Faces[]): Faces[] => sets.map((cards) => tidy(cards) ?? cards);
  const action: Rearrange = {
    type: "rearrange",
    table: tidied(given.table),
    opening: tidied(given.opening ?? []),
    kinds: given.kinds ?? [],
  };
  const before = lay(view);
  const kinds = kindsOf(action);
  const sets = action.table.map((cards, place): SetJudgement => {
    const lies = before.find((each) => same(each.cards, cards));
    return judgedSet(cards, kinds.get(place) ?? lies?.kinds[0]);
  });
  const laid = new Bag(...action.table).without(new Bag(...before.map(({ cards }) => cards)));
  const due = sheet.opening !== null && !view.opened[0];
  return {
    action,
    sets,
    played: laid.and(new Bag(view.hand)).faces,
    opening: due ? worthOfNew(before, action) : null,
    minimum: due ? sheet.opening.minimum : null,
  };
}

function judgedSet(cards: Faces, kind: Kind | undefined): SetJudgement {
  const order = tidy(cards);
  if (order === null) {
    const { code, params } = flaw(cards);
    return { order: cards, kinds: [], value: 0, stands: cards, flaw: code, text: null, params };
  }
  const all = readings(order);
  const best = all.find((reading) => reading.kind === kind) ?? all[0]!;
  const kinds = all.map((reading) => reading.kind);
  return { order, kinds, value: best.value, stands: told(best, order), flaw: null, text: null, params: {} };
}

/** What the new sets are worth towards the first meld; what is no set counts nothing. */
function worthOfNew(before: readonly KnownSet[], { table, opening = [] }: Rearrange): number {
  const were = before.map(({ cards }) => ascending(cards));
  const fresh = table.map(asLaid).filter((cards) => {
    const at = were.findIndex((each) => same(each, ascending(cards)));
    if (at >= 0) were.splice(at, 1);
    return at < 0;
  });
  const laid = opening.length > 0 ? opening : fresh;
  return laid.reduce((sum, cards) => sum + (readings(asLaid(cards))[0]?.value ?? 0), 0);
}

/** What happens, and the view after a legal turn; `ended` is a turn that plays the whole rack. */
export function turned(
  view: View,
  { played, table, opening }: Outcome,
  ended: KeptAttempt | undefined,
): { readonly events: readonly Event[]; readonly view: View } {
  const hand = without(view.hand, played);
  const laid: Event = { type: "rearranged", seat: 0, played, table: table.map(({ cards }) => cards), opened: opening };
  const sets = table.map(({ cards, kinds }) => {
    const there = view.table.find((each) => same(each.cards, cards) && each.kind === kinds[0]);
    return there ?? { cards, kind: kinds[0]!, owner: null, moved: [], by: [], original: [] };
  });
  const over = hand.length === 0 && ended !== undefined;
  const next = { turn: 1, turn_number: view.turn_number + 1 };
  return {
    events: over ? [laid, ...ended.events.filter(({ type }) => type === "deal_ended")] : [laid],
    view: {
      ...view,
      ...(over ? (ended.view as Partial<View>) : next),
      hand,
      counts: [hand.length, ...view.counts.slice(1)],
      opened: [view.opened[0]! || opening !== null, ...view.opened.slice(1)],
      table: sets,
      stands: table.map(({ cards, kinds }) => {
        const stands = told(readingAs(cards, kinds[0]!), cards);
        return same(stands, cards) ? [] : stands;
      }),
    },
  };
}

export { Refused };
