/** Answers of the referee as they are shown: a tone, a word, sentences, and the rule they rest on. */
import type { Family } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import { refusalSentence, type Sentence } from "$lib/table/words";
import type { Said } from "$lib/ui/Verdict.svelte";
import { filled, MARKS } from "$lib/solver/sentences";
import type { Faces } from "$lib/protocol";
import type { Answer, Reason } from "./answer";
import { facesIn } from "./ask";

export interface Ruling extends Said {
  /** A section of the rules, null for none. */
  readonly rule: string | null;
}

function why(reason: Reason): Sentence {
  return refusalSentence(reason.code, reason.text, reason.params);
}

function misasked({ code, text }: { readonly code: string; readonly text: string }): Ruling {
  return { tone: "plain", head: "", sentences: [[say(`referee_error_${code}`) ?? text]], rule: null };
}

/** "group", "mirrored run", "pure run": a kind in the language of the page. */
export function kindName(kind: string, family: Family): string {
  return say(`referee_kind_${kind}`, { family }) ?? kind;
}

function no(answer: Answer, head: string): Ruling {
  const reason = answer.reason;
  return { tone: "bad", head, sentences: reason ? [why(reason)] : [], rule: reason?.rule ?? null };
}

/** The verdict on one meld of a family; `value` is what it counts in a first meld, where that is known. */
export function meldRuling(answer: Answer, family: Family, value: number | null): Ruling {
  if (answer.error) return misasked(answer.error);
  if (!answer.valid) {
    // A set that is only unfinished is no fault.
    if (answer.reason?.code === "too_short") return { ...no(answer, ""), tone: "plain" };
    return no(answer, m.referee_not_legal());
  }
  const kinds = answer.types ?? (answer.type === undefined ? [] : [answer.type]);
  const points = answer.total_value ?? value;
  const said = kinds.map((kind) => kindName(kind, family)).join(m.referee_or());
  const [first] = kinds;
  return {
    tone: "good",
    head: m.referee_legal(),
    sentences: [
      [points === null ? m.referee_kind({ kind: said }) : m.referee_kind_worth({ kind: said, count: points })],
    ],
    rule:
      kinds.length === 1 && first !== undefined
        ? `melds.${first.endsWith("group") || first === "set" ? "group" : "run"}`
        : "melds",
  };
}

export function openingRuling(answer: Answer): Ruling {
  if (answer.error) return misasked(answer.error);
  const sums: Sentence[] =
    answer.pairs === undefined ? [[m.referee_sum({ value: answer.value ?? 0, minimum: answer.minimum ?? 0 })]] : [];
  if (answer.opens) return { tone: "good", head: m.referee_opens(), sentences: sums, rule: "opening" };
  const low = answer.reason?.code === "opening_too_low";
  if (low) return { tone: "bad", head: m.referee_opens_not(), sentences: sums, rule: answer.reason?.rule ?? null };
  const ruling = no(answer, m.referee_opens_not());
  return { ...ruling, sentences: [...ruling.sentences, ...sums] };
}

export function turnRuling(answer: Answer, family: Family): Ruling {
  if (answer.error) return misasked(answer.error);
  if (!answer.legal) return no(answer, m.referee_not_legal());
  const left = facesIn(answer.rack_after ?? answer.hand_after ?? []);
  const sentence: Sentence = answer.wins ? [m.referee_wins({ family })] : [m.referee_left({ family }), { faces: left }];
  return { tone: "good", head: m.referee_legal(), sentences: [sentence], rule: "turn" };
}

const listed = (parts: readonly Sentence[]): Sentence =>
  parts.flatMap((part, at) => (at === 0 ? part : [m.solver_comma(), ...part]));

const unproven = (answer: Answer): Sentence[] => (answer.proven === false ? [[m.review_unproven()]] : []);

/** The most that can be laid in a turn, in a sentence; null where the table is not one. */
export function mostSentences(answer: Answer): readonly Sentence[] | null {
  if (answer.error || answer.played === undefined) return null;
  const played = facesIn(answer.played);
  const most: Sentence = played.length > 0 ? [m.referee_most(), { faces: played }] : [m.referee_most_none()];
  return [most, ...unproven(answer)];
}

/** What a hand brings its side; `melds` are those that the side has. */
export function sideRuling(answer: Answer, melds: readonly Faces[]): Ruling {
  if (answer.error) return misasked(answer.error);
  const made = (answer.example_melds ?? []).map((names) => facesIn(names));
  const added = (answer.added ?? []).map(([number, names]) => ({ onto: melds[number] ?? [], cards: facesIn(names) }));
  const count = [...made, ...added.map(({ cards }) => cards)].reduce((sum, { length }) => sum + length, 0);
  if (count === 0)
    return { tone: "plain", head: "", sentences: [[m.referee_most_none()], ...unproven(answer)], rule: null };
  const [cards, meld] = MARKS;
  const parts: Sentence[] = [
    ...made.map((faces): Sentence => [{ faces }]),
    ...added.map(({ onto, cards: more }) => filled(m.referee_adds({ cards, meld }), more, onto)),
  ];
  const head = m.solver_worth({ count, of: count + (answer.left ?? []).length, worth: answer.worth ?? 0 });
  return { tone: "good", head, sentences: [listed(parts), ...unproven(answer)], rule: "scoring" };
}

/** How far a hand of tiles is from its finish. */
export function finishRuling(answer: Answer): Ruling {
  if (answer.error) return misasked(answer.error);
  const away = answer.away ?? 0;
  const melds = (answer.example_melds ?? []).map((names): Sentence => [{ faces: facesIn(names) }]);
  const goes =
    answer.discard === undefined ? [] : [filled(m.hint_discard({ card: MARKS[0] }), facesIn([answer.discard]))];
  return {
    tone: away === 0 ? "good" : "plain",
    head: away === 0 ? m.solver_finish() : m.solver_away({ count: away }),
    sentences: [...(melds.length > 0 ? [listed(melds)] : []), ...goes],
    rule: null,
  };
}
