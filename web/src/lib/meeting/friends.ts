/** What the pages ask of the server about friends, and what they say of where those are. */

import { ApiProblem, call } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import type { AskToPlay, FriendAnswer, FriendLink, FriendLinkSeen, FriendsTold, Whereabouts } from "$lib/protocol";
import { rememberedName } from "$lib/settings.svelte";
import { meeting } from "./calls";

const id = encodeURIComponent;

export const friends = {
  told: (): Promise<FriendsTold> => call("/api/friends"),
  /** Ask who sat there, in a match with this person. */
  ask: (table: string, seat: number): Promise<void> => call("/api/friends/ask", { table, seat }),
  answer: (request: string, answer: FriendAnswer): Promise<void> =>
    call("/api/friends/answer", { request, answer, name: rememberedName() }),
  end: (friend: string): Promise<void> => call("/api/friends/end", { friend }),
  show: (shown: boolean): Promise<void> => call("/api/friends/shown", { shown }),
  makeLink: (name: string): Promise<FriendLink> => call("/api/friends/links", { name }),
  endLinks: (): Promise<void> => call("/api/friends/links", undefined, "DELETE"),
  link: (code: string): Promise<FriendLinkSeen> => call("/api/friends/links/look", { code }),
  useLink: (code: string, name: string): Promise<void> => call("/api/friends/links/use", { code, name }),
  /** Ask friends to a table where this person sits and waits. */
  invite: (table: string, friends: readonly string[]): Promise<void> =>
    call(`/api/tables/${id(table)}/invite`, { friends }),
};

/** Sit down where one is asked to; false where all seats are taken by now, and then one is asked no more. */
export async function comes(ask: AskToPlay): Promise<boolean> {
  try {
    await meeting.come(ask.table);
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiProblem) || failure.code !== "table_full") throw failure;
    await meeting.answer(ask.table, "not_now");
    return false;
  }
}

/** Where somebody is, in words; "" where nothing is known. */
export function whereabouts(where: Whereabouts): string {
  switch (where) {
    case "here":
      return m.friend_here();
    case "playing":
      return m.friend_playing();
    case "lately":
      return m.friend_lately();
    case "away":
      return "";
  }
}

/** Whether somebody is here now. */
export const isHere = (where: Whereabouts): boolean => where === "here" || where === "playing";
