/** The server's HTTP calls. Every failure is an `ApiProblem` with a sentence to show. */

import { called } from "./home/options";
import { locale, m, say, setLocale, type Locale } from "./i18n.svelte";
import type {
  AccountState,
  ApiError,
  StartingSheet,
  CodeFound,
  DraftAsked,
  DraftTold,
  GameInfo,
  LobbyTable,
  MyTable,
  MyTables,
  NewTable,
  OptionValue,
  PaperSheet,
  Params,
  Replayed,
  ReviewAnswer,
  RulePage,
  ScorePad,
  SheetRead,
  SitDown,
  SolveAnswer,
  SolveAsked,
  TableInfo,
  VerifyAnswer,
  Workshop,
} from "./protocol";
import { missed, reach, reached } from "./reach.svelte";
import { noteTable } from "./recent";
import type { Answer, RefereeAsked } from "./referee/answer";

export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
    readonly params: Params = {},
  ) {
    super(text);
  }
}

/** Ask the server: by GET, with a body by POST, or as it is said. */
export async function call<T>(path: string, body?: unknown, method?: "POST" | "DELETE"): Promise<T> {
  const { response, text } = await answer(path, body, method);
  if (response.status === 204 || (response.ok && text === "")) return undefined as T;
  const value = parse(text);
  if (response.ok && value !== undefined) return value as T;
  throw await refused(response, value);
}

/** What an address answers with, as plain text. */
export async function textAt(path: string): Promise<string> {
  const { response, text } = await answer(path);
  if (!response.ok) throw await refused(response, parse(text));
  return text;
}

async function answer(
  path: string,
  body?: unknown,
  method: string = body === undefined ? "GET" : "POST",
): Promise<{ readonly response: Response; readonly text: string }> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // A proxy speaks for a server that is away.
    if (!response.ok && GATEWAY.has(response.status) && parse(text) === undefined) throw new TypeError("gateway");
    // The games may be what the browser keeps of them, which says nothing of the server.
    if (!path.startsWith("/api/games?")) reached();
    return { response, text };
  } catch {
    missed();
    throw new ApiProblem("unreachable", m.problem_unreachable(), 0);
  }
}

const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Nobody has answered; anything else is an answer. */
export function isUnreachable(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === "unreachable";
}

/** Ask the server, or where it cannot be reached the page itself, which may say what it needs the server for. */
async function orHere<T>(ask: () => Promise<T>, here: () => Promise<T | null>, otherwise: () => string): Promise<T> {
  if (!reach.away) {
    try {
      return await ask();
    } catch (problem) {
      if (!isUnreachable(problem)) throw problem;
    }
  }
  const answer = await here();
  if (answer === null) throw new ApiProblem("unreachable", `${m.away_title()} ${otherwise()}`, 0);
  return answer;
}

async function refused(response: Response, value: unknown): Promise<ApiProblem> {
  const said = value as Partial<ApiError> | undefined;
  const code = said?.code ?? "failed";
  const params = CALLS_OPTIONS.has(code) ? called(await games, said?.params ?? {}) : (said?.params ?? {});
  return new ApiProblem(
    code,
    say(`refusal_${code}`, params) ?? said?.text ?? m.problem_failed(),
    response.status,
    params,
  );
}

const CALLS_OPTIONS: ReadonlySet<string> = new Set(["options_clash", "option_idle"]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a failure says, whatever it was. */
export function sentence(problem: unknown): string {
  return problem instanceof ApiProblem ? problem.text : m.problem_failed();
}

const id = encodeURIComponent;

/** Where the record of a table can be downloaded. */
export function recordPath(table: string): string {
  return `/api/tables/${id(table)}/record`;
}

/** Where the games are: the page was told an address that changes with them, so that a browser need not ask again. */
export function gamesAddress(lang: Locale = locale()): string {
  const address = document.querySelector<HTMLMetaElement>('meta[name="games"]')?.content ?? "/api/games";
  return `${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;
}

/** Asked for once: the list of games does not change while the page is open; another language only adds its texts. */
let games: Promise<readonly GameInfo[]> | null = null;

/** Speak another language, once its messages have come, and its texts of the house rules if they can be had. */
export function speak(lang: Locale): Promise<void> {
  return setLocale(
    lang,
    games?.then((held) => learnTexts(held, lang)).catch(() => undefined),
  );
}

async function learnTexts(held: readonly GameInfo[], lang: Locale): Promise<void> {
  const told = new Map((await call<readonly GameInfo[]>(gamesAddress(lang))).map((game) => [game.id, game.options]));
  for (const game of held) {
    for (const option of game.options) {
      const same = told.get(game.id)?.find(({ name }) => name === option.name);
      Object.assign(option.text, same?.text);
      Object.assign(option.choice_texts, same?.choice_texts);
    }
  }
}

async function noted(answer: Promise<TableInfo>): Promise<TableInfo> {
  const table = await answer;
  noteTable(table);
  return table;
}

/** A table that was made here just now: who goes there knows it already. */
let made: TableInfo | null = null;

export const api = {
  games: (): Promise<readonly GameInfo[]> => {
    games ??= call<readonly GameInfo[]>(gamesAddress()).catch((problem: unknown) => {
      games = null;
      throw problem;
    });
    return games;
  },
  rules: (game: string, lang: string, options: { readonly [name: string]: OptionValue } = {}): Promise<RulePage> => {
    const query = new URLSearchParams({ lang });
    for (const [name, value] of Object.entries(options)) query.set(name, String(value));
    return call(`/api/games/${id(game)}/rules?${query}`);
  },
  /** The rules that a table is played by, whatever is offered under that name today. */
  tableRules: (table: string, lang: string): Promise<RulePage> =>
    call(`/api/tables/${id(table)}/rules?${new URLSearchParams({ lang })}`),
  /** Make a table, where a club is given as one of its tables. */
  createTable: async (table: NewTable, club = ""): Promise<TableInfo> => {
    made = await noted(call(club === "" ? "/api/tables" : `/api/clubs/${id(club)}/tables`, table));
    return made;
  },
  /** How those tables stand at which this person sits, of the ones given and of an account's others. */
  myTables: async (tables: readonly string[]): Promise<MyTables> => {
    const told = await call<MyTables>("/api/tables/mine", { tables });
    const elsewhere = await Promise.allSettled(
      told.elsewhere.map((table) => call<MyTable>(`/api/tables/${id(table)}/mine`)),
    );
    const found = elsewhere.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    return { ...told, tables: [...told.tables, ...found] };
  },
  /** A look from outside, not a visit. */
  peek: (table: string): Promise<TableInfo> => call(`/api/tables/${id(table)}`),
  table: async (table: string): Promise<TableInfo> => {
    const known = made?.id === table ? made : null;
    made = null;
    return known ?? noted(call(`/api/tables/${id(table)}`));
  },
  /** A score sheet kept by hand, priced; without deals, what to ask at the end of one. */
  score: (pad: ScorePad): Promise<PaperSheet> => call("/api/score", pad),
  /** A question to the referee; without the server the page answers the common ones about tables of tiles. */
  referee: (question: RefereeAsked): Promise<Answer> =>
    orHere(
      () => call("/api/referee", question),
      async () => (await import("./kernel/here")).refereed(question),
      m.away_referee,
    ),
  /** The best play of a table of tiles, or of a hand; without the server the page looks for it. */
  solve: (asked: SolveAsked): Promise<SolveAnswer> =>
    orHere(
      () => call("/api/solve", asked),
      async () => (await import("./kernel/here")).solved(asked),
      m.away_solver,
    ),
  /** The record of a table, as the file that it is. */
  record: (table: string): Promise<string> => textAt(recordPath(table)),
  /** The tables that can be sat down at, or watched. */
  lobby: (game: string, free: number): Promise<readonly LobbyTable[]> =>
    call(`/api/lobby?${new URLSearchParams({ free: String(free), ...(game === "" ? {} : { game }) })}`),
  /** The table that a short code means. */
  code: (code: string): Promise<CodeFound> => call(`/api/codes/${id(code)}`),
  /** Who is signed in, if anybody. */
  account: (): Promise<AccountState> => call("/api/account"),
  verify: (record: string): Promise<VerifyAnswer> => call("/api/verify", { record }),
  /** How far the review of a finished match is, and what it has found so far, unless that has this mark. */
  review: (table: string, mark: string): Promise<ReviewAnswer> =>
    call(`/api/tables/${id(table)}/review?mark=${id(mark)}`),
  /** The same, and begin it unless somebody has. */
  beginReview: (table: string): Promise<ReviewAnswer> => call(`/api/tables/${id(table)}/review`, undefined, "POST"),
  /** How far a deeper look at one of its turns is. */
  deeperLook: (table: string, turn: number, mark: string): Promise<ReviewAnswer> =>
    call(`/api/tables/${id(table)}/review/${turn}?mark=${id(mark)}`),
  lookDeeper: (table: string, turn: number): Promise<ReviewAnswer> =>
    call(`/api/tables/${id(table)}/review/${turn}`, undefined, "POST"),
  /** The review of a record from a file, which its key asks for again. */
  recordReview: (key: string, mark: string): Promise<ReviewAnswer> => call(`/api/reviews/${id(key)}?mark=${id(mark)}`),
  beginRecordReview: (record: string): Promise<ReviewAnswer> => call("/api/reviews", { record }),
  deeperLookAtRecord: (key: string, turn: number, mark: string): Promise<ReviewAnswer> =>
    call(`/api/reviews/${id(key)}/${turn}?mark=${id(mark)}`),
  lookDeeperAtRecord: (key: string, turn: number, record: string): Promise<ReviewAnswer> =>
    call(`/api/reviews/${id(key)}/${turn}`, { record }),
  /** Every word of the vocabulary with its controls. */
  workshop: (lang: string): Promise<Workshop> => call(`/api/workshop?${new URLSearchParams({ lang })}`),
  /** A game to begin a game of one's own from. */
  beginning: (game: string, lang: string): Promise<StartingSheet> =>
    call(`/api/workshop/${id(game)}?${new URLSearchParams({ lang })}`),
  /** What a game of one's own says, and what is wrong with it. */
  draft: (draft: DraftAsked): Promise<DraftTold> => call("/api/workshop", draft),
  /** Have bots try a game of one's own; its tables are made at once after that. */
  trial: (draft: DraftAsked): Promise<void> => call("/api/workshop/trial", draft),
  /** The sheet in a file. */
  sheetFile: (text: string, lang: string): Promise<SheetRead> => call("/api/workshop/file", { text, lang }),
  replay: (record: string): Promise<Replayed> => call("/api/replay", { record }),
  sit: (table: string, guest: SitDown): Promise<TableInfo> => noted(call(`/api/tables/${id(table)}/seats`, guest)),
};
