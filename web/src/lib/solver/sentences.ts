/** The best play in words; faces stay faces, so that they can be drawn as well as said. */
import { parseFaces } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import type { Family } from "$lib/faces";
import type { ApiError, Faces, Solved, SolvedStep } from "$lib/protocol";
import { refusalSentence, type Sentence } from "$lib/table/words";
import type { Said } from "$lib/ui/Verdict.svelte";

/** Characters that no language uses stand for pieces while a message is put together. */
export const MARKS = ["\uE000", "\uE001"] as const;

export function filled(text: string, ...pieces: readonly Faces[]): Sentence {
  return text
    .split(/([\uE000\uE001])/)
    .filter((part) => part !== "")
    .map((part) => {
      const at = MARKS.findIndex((mark) => mark === part);
      return at < 0 ? part : { faces: pieces[at] ?? [] };
    });
}

/** "r4 b4 k4: r4 from r1 r2 r3 r4, b4 k4 from the rack". */
export function stepSentence(step: SolvedStep, solved: Solved, family: Family): Sentence {
  if (step.parts.length === 1 && !shared(solved)) return [{ faces: step.made.cards }];
  const [tiles, set] = MARKS;
  const parts = step.parts.map(({ cards, source }): Sentence => {
    if (source === null) return filled(m.solver_from_rack({ tiles, family }), cards);
    const from = solved.before[source]?.cards ?? [];
    return from.length === cards.length
      ? filled(m.solver_whole({ set: tiles }), from)
      : filled(m.solver_from_set({ tiles, set }), cards, from);
  });
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return only;
  return [
    { faces: step.made.cards },
    m.solver_colon(),
    ...parts.flatMap((part, at) => (at === 0 ? part : [m.solver_comma(), ...part])),
  ];
}

/** Whether melds lie on a table to which the play adds, or only a hand is arranged. */
export function shared({ deadwood, away }: Solved): boolean {
  return deadwood === null && away === null;
}

/** What the play comes to. */
export function summary(solved: Solved, family: Family): Said {
  const said = outcome(solved, family);
  return solved.proven ? said : { ...said, sentences: [...said.sentences, [m.review_unproven()]] };
}

function outcome(solved: Solved, family: Family): Said {
  const good = (head: string, ...texts: string[]): Said => ({
    tone: "good",
    head,
    sentences: texts.map((text) => [text]),
  });
  const count = solved.played.length;
  if (solved.deadwood !== null) {
    const status = solved.status === null ? null : say(`solver_status_${solved.status}`);
    const texts = solved.status === "contract" ? [] : [[m.solver_deadwood({ count: solved.deadwood })]];
    const goes = solved.discard === null ? [] : [filled(m.hint_discard({ card: MARKS[0] }), [solved.discard])];
    const head = status ?? m.solver_melded({ count, of: count + solved.left.length });
    return { tone: "good", head, sentences: [...goes, ...texts] };
  }
  if (solved.away !== null) {
    const head = solved.away === 0 ? m.solver_finish() : m.solver_away({ count: solved.away });
    const goes = solved.discard === null ? [] : [filled(m.hint_discard({ card: MARKS[0] }), [solved.discard])];
    return { tone: solved.away === 0 ? "good" : "plain", head, sentences: goes };
  }
  if (solved.worth !== null && count > 0) {
    return good(m.solver_worth({ count, of: count + solved.left.length, worth: solved.worth }));
  }
  if (count === 0) {
    const owed = solved.minimum !== null;
    return {
      tone: "plain",
      head: "",
      sentences: [[owed ? m.solver_no_first({ minimum: solved.minimum }) : m.solver_none()]],
    };
  }
  const first =
    solved.opening === null || solved.minimum === null
      ? []
      : [m.referee_sum({ value: solved.opening, minimum: solved.minimum })];
  if (solved.opening !== null && solved.minimum !== null && solved.opening < solved.minimum)
    return { tone: "plain", head: m.referee_opens_not(), sentences: [first] };
  const out = solved.left.length === 0 ? [m.referee_wins({ family })] : [];
  return good(m.solver_play({ count, of: count + solved.left.length, value: solved.value, family }), ...first, ...out);
}

/** Why there is no play, and the set that is to blame: its place among those that have pieces, from 0. */
export function complaint({ code, text, params }: ApiError): Said & { readonly set: number | null } {
  if (code === "bad_set") {
    const flaw = String(params["flaw"]);
    const sentence = refusalSentence(flaw, String(params["reason"]), params);
    // A set that is only unfinished is no fault.
    return {
      tone: flaw === "too_short" ? "plain" : "bad",
      head: "",
      sentences: [sentence],
      set: Number(params["number"]) - 1,
    };
  }
  if (code === "too_many_copies") {
    const said = m.refusal_too_many_copies({
      count: params["count"] ?? "",
      tile: MARKS[0],
      most: params["most"] ?? "",
    });
    return { tone: "bad", head: "", sentences: [filled(said, parseFaces(String(params["tile"])) ?? [])], set: null };
  }
  return { tone: "plain", head: "", sentences: [[say(`refusal_${code}`, params) ?? text]], set: null };
}
