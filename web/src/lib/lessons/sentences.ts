/** What is said of an answer, as a verdict. */
import type { Family } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { LessonJudged, LessonTask } from "$lib/protocol";
import { refusalSentence, type Sentence } from "$lib/table/words";
import type { Said } from "$lib/ui/Verdict.svelte";

/** The task asks to play well, and has a reason to be told. */
export const isAdvice = ({ id }: LessonTask): boolean => id.startsWith("well.");

export function verdict(judged: LessonJudged, shown: boolean): Said {
  if (judged.right) return { tone: "good", head: judged.said, sentences: [] };
  if (shown) return { tone: "plain", head: "", sentences: [[m.learn_shown()]] };
  return {
    tone: "bad",
    head: judged.said,
    sentences: judged.missing > 0 ? [[m.learn_missing({ count: judged.missing })]] : [],
  };
}

/** What the rules have against a choice; null where they have nothing, or it was not judged. */
export function reasonOf(judged: LessonJudged | null, number: number, family: Family): Sentence | null {
  const reason = judged?.wrong.find((each) => each.number === number)?.reason;
  return reason ? refusalSentence(reason.code, reason.text, reason.params, family === "tiles") : null;
}
