/** Progress in lessons of who is signed in: what was learned in one browser is learned in all of them. */
import { call } from "$lib/api";
import { alsoLearned, lessonsHere, onLearned } from "$lib/lessons/progress.svelte";
import type { KeptLessons, LessonProgress } from "$lib/protocol";

const PATH = "/api/account/lessons";
/** As many at once as the server takes, and names as long. */
const AT_ONCE = 4;
const LONGEST_KEY = 200;
const AFTER_MS = 400;

/** Lessons that were gone on with, and have not been sent yet. */
const due = new Set<string>();
let timer: ReturnType<typeof setTimeout> | null = null;

/** Take over what was learned elsewhere, send what was learned here, and from now on what is being learned. */
export async function learnTogether(): Promise<void> {
  onLearned((key) => {
    due.add(key);
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void send().catch(() => undefined), AFTER_MS); // with the next page, if not now
  });
  const kept = await call<KeptLessons | null>(PATH);
  if (kept === null) return;
  alsoLearned(kept.lessons);
  for (const [key, mine] of Object.entries(lessonsHere())) if (isMore(mine, kept.lessons[key])) due.add(key);
  await send();
}

/** Nobody is signed in here any more; what was learned stays in this browser. */
export function learnAlone(): void {
  onLearned(null);
  due.clear();
  if (timer !== null) clearTimeout(timer);
  timer = null;
}

/** Whether there is something of `mine`, with which theirs is united already, that theirs does not have. */
function isMore(mine: LessonProgress, theirs: LessonProgress | undefined): boolean {
  const told = ({ learned, repeat, anew }: LessonProgress): string =>
    JSON.stringify([anew ?? 0, [...learned].sort(), [...repeat].sort()]);
  return theirs === undefined || told(mine) !== told(theirs);
}

async function send(): Promise<void> {
  while (due.size > 0) {
    const keys = [...due].slice(0, AT_ONCE);
    for (const key of keys) due.delete(key);
    const here = lessonsHere();
    const lessons = Object.fromEntries(
      keys.flatMap((key) => (here[key] && key.length <= LONGEST_KEY ? [[key, here[key]] as const] : [])),
    );
    if (Object.keys(lessons).length > 0) alsoLearned((await call<KeptLessons>(PATH, { lessons })).lessons);
  }
}
