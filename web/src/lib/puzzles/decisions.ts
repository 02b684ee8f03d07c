/** The choices of a decision in words: what each leads to, and why one is better. */
import { m } from "$lib/i18n.svelte";
import type { Action, ChoiceValue, Theme } from "$lib/protocol";
import { signedPoints } from "$lib/review/numbers";
import { MARK, type Part, type Sentence } from "$lib/table/words";

/** Of these a card is the answer. */
const NAMES_A_CARD: ReadonlySet<Theme> = new Set<Theme>(["keep", "safe_discard"]);

/** A choice, named; of a discard, the card. */
function named(theme: Theme, action: Action): Part {
  if (action.type === "discard" && NAMES_A_CARD.has(theme)) return { faces: [action.card] };
  if (theme === "knock") return action.type === "knock" ? m.puzzle_knock() : m.puzzle_play_on();
  if (theme === "upcard") return takes(action) ? m.puzzle_take() : m.puzzle_leave();
  return lays(action) ? m.puzzle_lay() : m.puzzle_hold();
}

const takes = (action: Action): boolean => action.type === "draw" && action.source === "discard";
const lays = (action: Action): boolean => action.type !== "pass" && action.type !== "discard";

/** What a choice leads to. */
function figures(theme: Theme, { action, chance, points }: ChoiceValue): Sentence {
  const name = named(theme, action);
  const told = { chance: Math.round(100 * chance), points: signedPoints(points) };
  if (typeof name === "string") return [m.puzzle_choice({ action: name, ...told })];
  const [before = "", after = ""] = m.puzzle_choice({ action: MARK, ...told }).split(MARK);
  return [before, name, after].filter((part) => part !== "");
}

/** What a player can count that speaks for the best choice; empty where nothing does. */
function why(theme: Theme, best: ChoiceValue, other: ChoiceValue): string {
  const one = best.counted;
  const two = other.counted;
  const of = (counts: Record<string, number>, name: string): number => counts[name] ?? 0;
  if (theme === "knock")
    return m.puzzle_why_knock({
      left: of(one, "left"),
      unseen: of(one, "unseen"),
      helps: of(one, "helps"),
      stock: of(one, "stock"),
    });
  if (theme === "upcard") {
    const [taken, left] = takes(best.action) ? [one, two] : [two, one];
    return m.puzzle_why_upcard({
      with_left: of(taken, "left"),
      with_helps: of(taken, "helps"),
      left: of(left, "left"),
      helps: of(left, "helps"),
    });
  }
  if (theme === "lay") {
    const hands = { mine: of(one, "mine"), theirs: of(one, "theirs") };
    return lays(best.action) ? m.puzzle_why_lay(hands) : m.puzzle_why_hold(hands);
  }
  const said: string[] = [];
  if (of(one, "helps") > of(two, "helps"))
    said.push(m.puzzle_why_helps({ unseen: of(one, "unseen"), best: of(one, "helps"), other: of(two, "helps") }));
  if (of(one, "left") < of(two, "left"))
    said.push(m.puzzle_why_left({ best: of(one, "left"), other: of(two, "left") }));
  if (of(one, "uses") < of(two, "uses"))
    said.push(m.puzzle_why_uses({ best: of(one, "uses"), other: of(two, "uses") }));
  return (theme === "safe_discard" ? said.slice(-1) : said.slice(0, 1)).join(" ");
}

/** What the best choice leads to, without naming a card that is still to be found. */
function bestFigures(theme: Theme, best: ChoiceValue, found: boolean): Sentence {
  if (found || !NAMES_A_CARD.has(theme)) return figures(theme, best);
  return [
    m.puzzle_choice({
      action: m.puzzle_best_discard(),
      chance: Math.round(100 * best.chance),
      points: signedPoints(best.points),
    }),
  ];
}

/** The figures of both choices, and the reasons; `found` where the best was chosen. */
export function decided(theme: Theme, choices: readonly ChoiceValue[], found: boolean): Sentence[] {
  const [best, other] = choices;
  if (best === undefined || other === undefined) return [];
  const reasons = [best.chance < other.chance ? m.puzzle_why_points() : "", why(theme, best, other)];
  const both = [bestFigures(theme, best, found), figures(theme, other)];
  return [...(found ? both : both.reverse()), ...reasons.filter((reason) => reason !== "").map((reason) => [reason])];
}
