/** What the page for those who administer the server asks of it. */
import { call } from "$lib/api";
import type { AdminFound, AdminOverview, HostActAsked, ServerStatus } from "$lib/protocol";

export const admin = {
  overview: (): Promise<AdminOverview> => call("/api/admin"),
  search: (text: string): Promise<AdminFound> => call(`/api/admin/search?${new URLSearchParams({ text })}`),
  act: (asked: HostActAsked): Promise<void> => call("/api/admin/acts", asked),
  export: (account: string, reason: string): Promise<unknown> =>
    call(`/api/admin/accounts/${encodeURIComponent(account)}/export`, { reason }),
  status: (): Promise<ServerStatus> => call("/api/status"),
};
