/** What the pages ask of the server about people: whom one played with, who waits for others, who leads. */

import { call } from "$lib/api";
import type { AskAnswer, AskMade, Companies, Leaders, Pairing, PairingAsked, TableInfo, Wanted } from "$lib/protocol";
import { noteTable } from "$lib/recent";

const id = encodeURIComponent;

export const meeting = {
  company: (): Promise<Companies> => call("/api/company"),
  /** Make a table like this one and ask those who sat here to it. */
  askAgain: (table: string): Promise<AskMade> => call(`/api/tables/${id(table)}/again`, undefined, "POST"),
  /** Sit down where one is asked to. */
  come: async (table: string): Promise<TableInfo> => {
    const seen = await call<TableInfo>(`/api/tables/${id(table)}/asked`, undefined, "POST");
    noteTable(seen);
    return seen;
  },
  answer: (table: string, answer: AskAnswer): Promise<void> => call("/api/company/answer", { table, answer }),
  forget: (table: string): Promise<void> => call("/api/company/forget", { table }),
  allowAll: (): Promise<void> => call("/api/company/allow", undefined, "POST"),
  wanted: (): Promise<readonly Wanted[]> => call("/api/pairing"),
  wait: (asked: PairingAsked): Promise<Pairing> => call("/api/pairing", asked),
  /** Wait no more; told even while the page is being left. */
  leave: (): void => {
    void fetch("/api/pairing", { method: "DELETE", keepalive: true }).catch(() => {});
  },
  leaders: (game: string, page: number): Promise<Leaders> =>
    call(`/api/leaders?${new URLSearchParams({ page: String(page), ...(game === "" ? {} : { game }) })}`),
  show: (shown: boolean): Promise<void> => call("/api/account/leaders", { shown }),
};
