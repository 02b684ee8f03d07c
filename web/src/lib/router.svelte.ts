/** Which page the address names, and how to go to another without a reload. */
import { afterBack, atPanel, goneBack } from "./ui/back";

/** Pages that are addressed by one word. */
const ALONE = [
  "gallery",
  "games",
  "scorepad",
  "evenings",
  "referee",
  "solver",
  "replay",
  "lobby",
  "together",
  "friends",
  "learn",
  "play",
  "leaders",
  "clubs",
  "tournaments",
  "verify",
  "account",
  "puzzles",
  "workshop",
  "admin",
  "status",
] as const;

/** Pages about something, which is named after their word. */
const ABOUT = {
  t: "table",
  learn: "lesson",
  rules: "rules",
  replay: "replay",
  review: "review",
  clubs: "club",
  join: "invitation",
  study: "study",
  tournaments: "tournament",
  mail: "letter",
  puzzles: "puzzles",
  evenings: "evening",
} as const;

export type Route =
  | { readonly page: "home" | "docs" | "lost" | (typeof ALONE)[number]; readonly id: "" }
  | { readonly page: "missed" | "tournament-wall" | (typeof ABOUT)[keyof typeof ABOUT]; readonly id: string };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, ...more] = parts;
  if (first === undefined) return { page: "home", id: "" };
  if (first === "api" && second === "docs" && more.length === 0) return { page: "docs", id: "" };
  const alone = ALONE.find((page) => page === first);
  if (alone !== undefined && second === undefined) return { page: alone, id: "" };
  const about = Object.entries(ABOUT).find(([word]) => word === first)?.[1];
  const id = about === undefined || second === undefined ? null : decode(second);
  if (id !== null && about !== undefined && more.length === 0) return { page: about, id };
  if (id !== null && about === "tournament" && more.join("/") === "project") return { page: "tournament-wall", id };
  // A decision of a reviewed match: its table, turn and place in the turn.
  if (first === "review" && parts.length === 4 && more.every((part) => /^\d+$/.test(part))) {
    return { page: "missed", id: parts.slice(1).join("/") };
  }
  return { page: "lost", id: "" };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const start: Route = typeof location === "undefined" ? { page: "home", id: "" } : routeOf(location.pathname);
let current = $state.raw<Route>(start);

/** The page shown now; reading it in a component or an effect follows it. */
export const route = {
  get page(): Route["page"] {
    return current.page;
  },
  get id(): string {
    return current.id;
  },
};

/** Go to a path of this page; what was open over this page is no step on the way back. */
export function go(path: string, { replace = false } = {}): void {
  afterBack(() => {
    if (replace || atPanel()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    current = routeOf(location.pathname);
    if (!location.hash) scrollTo(0, 0);
  });
}

/** Plain clicks on links to our own pages stay here; everything else is left to the browser. */
function onClick(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") && routeOf(link.pathname).page === "lost") return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    goneBack();
    const next = routeOf(location.pathname);
    if (next.page !== current.page || next.id !== current.id) current = next;
  });
  document.addEventListener("click", onClick);
}
