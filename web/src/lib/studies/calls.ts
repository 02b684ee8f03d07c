/** What the pages ask of the server about studies. */
import { call, textAt } from "$lib/api";
import type { MyStudies, NewStudy, Replayed, StudyEdited, StudyInfo, StudyTurn, TurnAdded } from "$lib/protocol";
import { recordOf, replayOf } from "$lib/replay/kept";

const id = encodeURIComponent;

export const studies = {
  mine: (): Promise<MyStudies> => call("/api/studies"),
  read: (study: string): Promise<StudyInfo> => call(`/api/studies/${id(study)}`),
  make: (asked: NewStudy): Promise<StudyInfo> => call("/api/studies", asked),
  add: (study: string, asked: TurnAdded): Promise<StudyInfo> => call(`/api/studies/${id(study)}/turns`, asked),
  edit: (study: string, asked: StudyEdited): Promise<StudyInfo> => call(`/api/studies/${id(study)}`, asked),
  delete: (study: string): Promise<void> => call(`/api/studies/${id(study)}`, undefined, "DELETE"),
};

/** The address at which anybody reads a study. */
export function studyLink(study: string): string {
  return `${location.origin}/study/${id(study)}`;
}

/** The match of a turn played again, from the record of its table or the one that is kept with the study. */
export async function matchOf(study: string, turn: StudyTurn): Promise<Replayed> {
  const text = await (turn.table === null
    ? textAt(`/api/studies/${id(study)}/records/${turn.record ?? 0}`)
    : recordOf(turn.table));
  return replayOf(text);
}
