/** Looking for a game by what it is like: "5 players", "a short game with tiles", "half an hour". */

import type { GameInfo } from "$lib/protocol";
import { likelyMinutes } from "./filters";

/** How long a short game is likely to take at most, in minutes. */
const SHORT = 20;

type Fits = (game: GameInfo) => boolean;

const seats =
  (count: number): Fits =>
  ({ players: [fewest, most] }) =>
    fewest <= count && count <= most;
const within =
  (minutes: number): Fits =>
  (game) =>
    likelyMinutes(game, null) <= minutes;
const of =
  (family: GameInfo["family"]): Fits =>
  (game) =>
    game.family === family;

/** What is said of it: parts of regular expressions, in the spelling of `folded`. */
interface Words {
  /** After a number. */
  readonly players: string;
  readonly minutes: string;
  readonly short: string;
  readonly tiles: string;
  readonly cards: string;
  /** Words beside these that ask for nothing. */
  readonly beside: string;
}

/** Languages that have blanks between their words. */
const APART: { readonly [language: string]: Words } = {
  en: {
    players: "players?|people|persons",
    minutes: "minutes?|mins?",
    short: "short|quick|fast",
    tiles: "tiles?",
    cards: "cards?",
    beside: "an?|the|for|with|of|under|about|games?",
  },
  de: {
    players: "spieler\\w*|leute|personen",
    minutes: "minuten",
    short: "kurz\\w*|schnell\\w*",
    tiles: "stein\\w*",
    cards: "karte\\w*",
    beside: "spiele?|fur|mit|zu|unter|ein\\w*",
  },
  vi: {
    players: "nguoi(?: choi)?",
    minutes: "phut",
    short: "ngan|nhanh",
    tiles: "quan(?: bai)?",
    cards: "la bai|bai la",
    beside: "tro choi|choi|cho|voi|duoi",
  },
  tr: {
    players: "kisi\\w*|oyuncu\\w*",
    minutes: "dakika\\w*|dk",
    short: "kisa|hizli|cabuk",
    tiles: "tas\\w*",
    cards: "kart\\w*|kagi[td]\\w*|iskambil",
    beside: "oyun\\w*|bir|icin|ile",
  },
  it: {
    players: "giocator[ei]|persone",
    minutes: "minuti",
    short: "brev[ei]|cort[aoei]|veloc[ei]|rapid\\w*",
    tiles: "tesser[ae]",
    cards: "cart[ae]",
    beside: "gioc\\w*|partit[ae]|un[ao]?|d[ai]|con|in|per",
  },
  es: {
    players: "jugador\\w*|personas",
    minutes: "minutos",
    short: "cort[ao]s?|breves?|rapid[ao]s?",
    tiles: "fichas?",
    cards: "cartas?|barajas?",
    beside: "juegos?|partidas?|un[ao]?|de|en|con|para|por|entre",
  },
};
/** Languages that have none. */
const TOGETHER: { readonly [language: string]: Words } = {
  zh: {
    players: "[个個]?人|位",
    minutes: "分钟|分鐘|分",
    short: "短\\p{L}?|快\\p{L}?|簡短|简短",
    tiles: "數字牌|数字牌",
    cards: "紙牌|纸牌|撲克牌|扑克牌",
    beside: "游\\p{L}|用|的",
  },
  ja: {
    players: "人",
    minutes: "分",
    short: "短い|早く",
    tiles: "たいる",
    cards: "かど|とらんぷ",
    beside: "げむ|の|で",
  },
};

const said = (of: keyof Words, languages: typeof APART): string =>
  Object.values(languages)
    .map((words) => words[of])
    .join("|");
const any = (of: keyof Words): string => `(?:${said(of, APART)})\\b|${said(of, TOGETHER)}`;
const SAID: readonly (readonly [RegExp, (count: number) => Fits])[] = [
  [new RegExp(`(\\d+) ?(?:${any("players")})`, "u"), seats],
  [new RegExp(`(\\d+) ?(?:${any("minutes")})`, "u"), within],
  [new RegExp(`\\b${any("short")}`, "u"), () => within(SHORT)],
  [new RegExp(`\\b${any("tiles")}`, "u"), () => of("tiles")],
  [new RegExp(`\\b${any("cards")}`, "u"), () => of("cards")],
];
const BESIDE = new RegExp(`\\b${any("beside")}`, "gu");

/** The games that are like what was typed, in the spelling of `folded`; null where that says nothing of the kind. */
export function alike(games: readonly GameInfo[], typed: string): readonly GameInfo[] | null {
  let left = typed;
  const wanted: Fits[] = [];
  for (const [words, fits] of SAID) {
    const found = words.exec(left);
    if (found === null) continue;
    wanted.push(fits(Number(found[1])));
    left = left.replace(words, " ");
  }
  if (wanted.length === 0 || left.replace(BESIDE, " ").trim() !== "") return null;
  return games.filter((game) => wanted.every((fits) => fits(game)));
}
