/**
 * Evenings as a text that another browser reads: `docs/evenings.md` describes the format.
 *
 * Whatever comes from outside is taken apart and put together again field by field, so that nothing else gets in.
 */
import type { Column, DealScore, OptionValue, PaperDeal, ScoreSheet } from "$lib/protocol";
import { bare, type PastSheet } from "./evening";
import type { Joined } from "./players";
import type { Photo } from "./store";

const FORMAT = "rummykit-evenings";
const VERSION = 1;

export interface Evenings {
  readonly sheets: readonly PastSheet[];
  readonly joined: Joined;
  readonly photos: readonly Photo[];
}

/** Why a text cannot be read: it is something else, of a newer version, or spoilt. */
export class BadFile extends Error {
  constructor(readonly why: "other" | "newer" | "spoilt") {
    super(why);
  }
}

export async function written({ sheets, joined, photos }: Evenings): Promise<string> {
  const pictures = await Promise.all(
    photos.map(async ({ id, picture }) => ({ id, type: picture.type, data: await base64(picture) })),
  );
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    sheets: sheets.map(({ score, ...sheet }) => ({
      ...sheet,
      score: { ...score, rows: score.rows.map(({ kind, points, winners }) => ({ kind, points, winners })) },
    })),
    joined,
    photos: pictures,
  });
}

/** Raises `BadFile`. */
export function read(text: string): Evenings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadFile("other");
  }
  if (!isObject(value) || value["format"] !== FORMAT || !isNumber(value["version"])) throw new BadFile("other");
  if (value["version"] > VERSION) throw new BadFile("newer");
  try {
    return {
      sheets: list(value["sheets"]).map(sheetFrom),
      joined: Object.fromEntries(Object.entries(object(value["joined"] ?? {})).map(([key, to]) => [key, string(to)])),
      photos: list(value["photos"] ?? []).map(photoFrom),
    };
  } catch {
    throw new BadFile("spoilt");
  }
}

/** Both together: of a sheet that both have, the one that was written on last. */
export function merged(mine: readonly PastSheet[], theirs: readonly PastSheet[]): PastSheet[] {
  const newer = new Map<string, PastSheet>();
  for (const sheet of theirs) {
    const own = mine.find(({ id }) => id === sheet.id);
    if (own === undefined || own.changed < sheet.changed) newer.set(sheet.id, sheet);
  }
  return [...newer.values()];
}

// --- what comes from outside; each of these throws where a value is of another kind

type Fields = { readonly [name: string]: unknown };

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function must<T>(value: unknown, is: (value: unknown) => value is T): T {
  if (!is(value)) throw new TypeError();
  return value;
}

const number = (value: unknown): number => must(value, isNumber);
const string = (value: unknown): string => must(value, (each) => typeof each === "string");
const object = (value: unknown): Fields => must(value, isObject);
const list = (value: unknown): unknown[] => must(value, (each) => Array.isArray(each));
const numbers = (value: unknown): number[] => list(value).map(number);
const flag = (value: unknown): boolean => value === true;

function option(value: unknown): OptionValue {
  return must(
    value,
    (each): each is OptionValue => each === null || ["string", "number", "boolean"].includes(typeof each),
  );
}

function id(value: unknown): string {
  const text = string(value);
  if (!/^[\w-]{1,40}$/.test(text)) throw new TypeError();
  return text;
}

function each(value: unknown, players: number): number[] {
  const found = numbers(value);
  if (found.length !== players) throw new TypeError();
  return found;
}

function seats(value: unknown, players: number): number[] {
  const found = numbers(value);
  if (!found.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players)) throw new TypeError();
  return found;
}

function sheetFrom(value: unknown): PastSheet {
  const from = object(value);
  const names = list(from["names"]).map((name) => string(name).slice(0, 60));
  if (names.length === 0 || names.length > 20) throw new TypeError();
  const form = object(from["form"]);
  const score = scoreFrom(object(from["score"]), names.length);
  const deals = list(from["deals"]).map((deal): PaperDeal => {
    string(object(deal)["kind"]);
    return deal as PaperDeal;
  });
  return {
    id: id(from["id"]),
    evening: id(from["evening"]),
    begun: number(from["begun"]),
    changed: number(from["changed"]),
    game: id(from["game"]),
    options: Object.fromEntries(Object.entries(object(from["options"])).map(([name, own]) => [name, option(own)])),
    names,
    deals,
    score,
    priced: Math.min(number(from["priced"]), deals.length, score.rows.length),
    form: {
      zero_sum: flag(form["zero_sum"]),
      games_won: flag(form["games_won"]),
      sides: list(form["sides"]).map((side) => seats(side, names.length)),
    },
  };
}

function scoreFrom(from: Fields, players: number): ScoreSheet {
  const result = from["result"] === null ? null : object(from["result"]);
  const settlement = from["settlement"] == null ? null : object(from["settlement"]);
  return {
    rows: list(from["rows"]).map((row) => rowFrom(object(row), players)),
    totals: each(from["totals"], players),
    goal_kind: string(from["goal_kind"]) as ScoreSheet["goal_kind"],
    goal: number(from["goal"]),
    result: result && {
      winners: seats(result["winners"], players),
      totals: each(result["totals"], players),
      finals: numbers(result["finals"] ?? []),
    },
    unit: from["unit"] === "chips" ? "chips" : "points",
    eliminated: seats(from["eliminated"], players),
    settlement: settlement && {
      gross: string(settlement["gross"]),
      rake: string(settlement["rake"]),
      prize: string(settlement["prize"]),
      amounts: list(settlement["amounts"]).map(string),
    },
    stake: null,
    wins_by: string(from["wins_by"]) as ScoreSheet["wins_by"],
    hands_count: flag(from["hands_count"]),
    columns: list(from["columns"]).map((column) => columnFrom(object(column), players)),
    places: numbers(from["places"]),
    sides: list(from["sides"]).map((side) => seats(side, players)),
    rejoined: numbers(from["rejoined"]),
    coming_in: seats(from["coming_in"], players),
    round_deals: number(from["round_deals"]),
  };
}

function rowFrom(from: Fields, players: number): DealScore {
  const kind = string(from["kind"]) as DealScore["kind"];
  return bare({ kind, points: each(from["points"], players), winners: seats(from["winners"], players) });
}

function columnFrom(from: Fields, players: number): Column {
  const bonuses = from["bonuses"] == null ? null : object(from["bonuses"]);
  return {
    totals: each(from["totals"], players),
    boxes: each(from["boxes"], players),
    deals: numbers(from["deals"]),
    bonuses: bonuses && {
      boxes: each(bonuses["boxes"], players),
      game: each(bonuses["game"], players),
      shutout: each(bonuses["shutout"], players),
      finals: each(bonuses["finals"], players),
    },
  };
}

function photoFrom(value: unknown): Photo {
  const from = object(value);
  const found = /^([\w-]{1,40})\/(\d{1,2})\/\d{1,16}$/.exec(string(from["id"]));
  if (found === null) throw new TypeError();
  const type = string(from["type"]);
  if (!/^image\/(?:jpeg|png|webp)$/.test(type)) throw new TypeError();
  const bytes = Uint8Array.from(atob(string(from["data"])), (letter) => letter.charCodeAt(0));
  return { id: found[0], sheet: found[1]!, seat: Number(found[2]), picture: new Blob([bytes], { type }) };
}

async function base64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
