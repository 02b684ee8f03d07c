/** What the server is asked about clubs. */
import { call } from "$lib/api";
import type {
  ClubAnswer,
  ClubEvenings,
  ClubInfo,
  ClubInvitation,
  ClubLeaders,
  ClubName,
  ClubReminder,
  MyClub,
  NewClub,
  SetClubDate,
  StandingDate,
} from "$lib/protocol";

const at = (id: string, more = ""): string => `/api/clubs/${encodeURIComponent(id)}${more}`;
const invitation = (of: string): string => `/api/clubs/invitations/${encodeURIComponent(of)}`;

export const clubPath = (id: string): string => `/clubs/${encodeURIComponent(id)}`;

export const clubs = {
  mine: (): Promise<readonly MyClub[]> => call("/api/clubs"),
  found: (club: NewClub): Promise<ClubInfo> => call("/api/clubs", club),
  /** How it stands; undefined while it is as it is known to be. */
  look: (id: string, known: string): Promise<ClubInfo | undefined> =>
    call(at(id, `?${new URLSearchParams({ known })}`)),
  invited: (by: string): Promise<ClubInvitation> => call(invitation(by)),
  join: (by: string, name: string): Promise<ClubInfo> => call(invitation(by), { name }),
  renewInvitation: (id: string): Promise<ClubInfo> => call(at(id, "/invitation"), {}),
  setDate: (id: string, date: StandingDate | null): Promise<ClubInfo> => {
    const said: SetClubDate = { date };
    return call(at(id, "/date"), said);
  },
  answer: (id: string, said: ClubAnswer): Promise<ClubInfo> => call(at(id, "/coming"), said),
  remind: (id: string, on: boolean): Promise<ClubInfo> => {
    const said: ClubReminder = { on };
    return call(at(id, "/reminder"), said);
  },
  calendarPath: (id: string): string => at(id, "/date.ics"),
  /** Ask the other members to a table of the club. */
  ask: (table: string): Promise<void> =>
    call(`/api/tables/${encodeURIComponent(table)}/invite_club`, undefined, "POST"),
  rename: (id: string, name: string): Promise<ClubInfo> => {
    const said: ClubName = { name };
    return call(at(id, "/name"), said);
  },
  makeHost: (id: string, member: number): Promise<ClubInfo> => call(at(id, `/members/${member}/host`), {}),
  remove: (id: string, member: number): Promise<void> => call(at(id, `/members/${member}/remove`), {}),
  evenings: (id: string, page: number): Promise<ClubEvenings> =>
    call(at(id, `/evenings?${new URLSearchParams({ page: String(page) })}`)),
  /** The leaderboard of one game or all (""), of the evenings since then (seconds since 1970). */
  leaders: (id: string, game: string, since: number): Promise<ClubLeaders> =>
    call(at(id, `/leaders?${new URLSearchParams({ since: String(since), ...(game === "" ? {} : { game }) })}`)),
};
