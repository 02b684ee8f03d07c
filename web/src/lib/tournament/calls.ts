/** What the server is asked about tournaments. */
import { call } from "$lib/api";
import type {
  AddBots,
  CodeFound,
  JoinTournament,
  MyTournament,
  NewTournament,
  RuleResult,
  TournamentInfo,
} from "$lib/protocol";

const at = (id: string, more = ""): string => `/api/tournaments/${encodeURIComponent(id)}${more}`;

export const tournaments = {
  mine: (): Promise<readonly MyTournament[]> => call("/api/tournaments"),
  make: (tournament: NewTournament): Promise<TournamentInfo> => call("/api/tournaments", tournament),
  code: (code: string): Promise<CodeFound> => call(`/api/tournaments/codes/${encodeURIComponent(code)}`),
  /** How it stands; undefined while it is as it is known to be. */
  look: (id: string, known: string): Promise<TournamentInfo | undefined> =>
    call(at(id, `?${new URLSearchParams({ known })}`)),
  join: (id: string, guest: JoinTournament): Promise<TournamentInfo> => call(at(id, "/entrants"), guest),
  bots: (id: string, bots: AddBots): Promise<TournamentInfo> => call(at(id, "/bots"), bots),
  withdraw: (id: string, entrant: number): Promise<TournamentInfo> => call(at(id, `/entrants/${entrant}/withdraw`), {}),
  comeBack: (id: string, entrant: number): Promise<TournamentInfo> => call(at(id, `/entrants/${entrant}/return`), {}),
  nextRound: (id: string): Promise<TournamentInfo> => call(at(id, "/rounds"), {}),
  rule: (id: string, ruling: RuleResult): Promise<TournamentInfo> => call(at(id, "/results"), ruling),
  end: (id: string): Promise<TournamentInfo> => call(at(id, "/end"), {}),
};
