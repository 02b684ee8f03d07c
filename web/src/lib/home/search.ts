/** Finding a game by what people call it: any language, with or without accents, i with or without a dot, kana of either kind. */

import type { GameInfo } from "$lib/protocol";
import { alike } from "./qualities";

export interface Found {
  /** The games that are called so, the best match first. */
  readonly games: readonly GameInfo[];
  /** None is called so; these come closest. */
  readonly nearest: boolean;
}

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
/** Characters that are written differently in traditional and in simplified Chinese, in names of games. */
const SIMPLIFIED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."蘭兰數数點点獎奖標标轉转封封鎖锁慢慢雙双魯鲁國国擊击陸陆豪豪華华遊游戲戏牌牌諾诺麻麻將将準准環环"].flatMap(
    (character, at, all) => (at % 2 === 0 ? [[character, all[at + 1]!]] : []),
  ),
);

/** A name in the one spelling that all its spellings share. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/đ/g, "d")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .normalize("NFC")
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[\u4e00-\u9fff]/g, (character) => SIMPLIFIED[character] ?? character)
    .replace(/[ー・'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How well a name answers what was typed, 0 where it does not. */
function match(name: string, typed: string): number {
  if (name === typed) return 5;
  if (name.startsWith(typed)) return 4;
  const words = name.split(" ");
  const asked = typed.split(" ");
  if (asked.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (name.replaceAll(" ", "").includes(typed.replaceAll(" ", ""))) return 2;
  return 0;
}

/** Half of a letter wrong in four still counts as the same word. */
function nearly(word: string, typed: string): boolean {
  const most = Math.floor(Math.max(word.length, typed.length) / 4);
  return Math.abs(word.length - typed.length) <= most && distance(word, typed) <= most;
}

/** Letters to be changed, added or left out until one word is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, against] of [...other].entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === against ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}

const names = (game: GameInfo): string[] => [...new Set([...Object.values(game.names), ...game.known_as].map(folded))];
const best = (called: readonly string[], typed: string): number =>
  Math.max(0, ...called.map((name) => match(name, typed)));

/** How near a game is that is not called so: it is akin to what is, or shares words that are nearly the same. */
function nearness(game: GameInfo, typed: string): number {
  const akin = best(game.akin.map(folded), typed);
  if (akin > 0) return 100 + akin;
  const asked = typed.split(" ");
  const shared = names(game).map((name) => {
    const words = name.split(" ");
    const hits = asked.filter((part) => part.length > 2 && words.some((word) => nearly(word, part))).length;
    return hits === 0 ? 0 : hits + 1 / (1 + words.length);
  });
  return Math.max(0, ...shared);
}

const ranked = (games: readonly GameInfo[], score: (game: GameInfo) => number): GameInfo[] =>
  games
    .map((game) => ({ game, points: score(game) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ game }) => game);

const NEAREST = 3;

/** The games that are called, or are like, what was typed, or else those that come closest; all where nothing was. */
export function find(games: readonly GameInfo[], query: string): Found {
  const typed = folded(query);
  if (typed === "") return { games, nearest: false };
  const called = ranked(games, (game) => best(names(game), typed));
  if (called.length > 0) return { games: called, nearest: false };
  const like = alike(games, typed);
  if (like !== null && like.length > 0) return { games: like, nearest: false };
  return { games: ranked(games, (game) => nearness(game, typed)).slice(0, NEAREST), nearest: true };
}
