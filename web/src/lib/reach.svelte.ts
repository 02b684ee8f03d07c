/** Whether the server can be reached: every call finds out, and while it cannot, it is asked again and again. */

const AGAIN_MS = 6_000;

let away = $state(openedWithoutServer() || (typeof navigator !== "undefined" && navigator.onLine === false));
let timer: ReturnType<typeof setTimeout> | null = null;

export const reach = {
  /** The server does not answer; reading it in a component or an effect follows it. */
  get away(): boolean {
    return away;
  },
};

/** A call was answered. */
export function reached(): void {
  away = false;
  if (timer !== null) clearTimeout(timer);
  timer = null;
}

/** A call was not answered. */
export function missed(): void {
  away = true;
  timer ??= setTimeout(() => {
    timer = null;
    void look();
  }, AGAIN_MS);
}

/** See whether it answers now. */
export async function look(): Promise<void> {
  try {
    const { status } = await fetch("/healthz", { cache: "no-store" });
    if (status < 500) reached();
    else missed();
  } catch {
    missed();
  }
}

/** The worker says so where it had to take the page from what it keeps. */
function openedWithoutServer(): boolean {
  const [opened] = typeof performance === "undefined" ? [] : performance.getEntriesByType("navigation");
  const said = (opened as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  return said.some(({ name }) => name === "kept");
}

if (typeof window !== "undefined") {
  addEventListener("online", () => void look());
  addEventListener("offline", missed);
  if (reach.away) missed();
}
