/** Games as the server tells the home page of them, for tests. */
import type { GameInfo } from "$lib/protocol";

export function gameInfo(game: Partial<GameInfo> & { readonly id: string }): GameInfo {
  return {
    names: { en: game.id },
    family: "cards",
    players: [2, 4],
    usual_players: 3,
    minutes: [15, 45],
    turn_seconds: null,
    options: [],
    shelf: "rummy",
    known_as: [],
    akin: [],
    differs: {},
    picture: { melds: [], frames: [], hand: [10, 10], signs: [] },
    best: "hand",
    ...game,
  };
}

export const GAMES: readonly GameInfo[] = [
  gameInfo({
    id: "rummikub",
    names: { en: "Rummikub", "zh-Hant": "拉密", "zh-Hans": "拉密", ja: "ルミクブ（ラミィキューブ）" },
    known_as: ["ルミクブ"],
    akin: ["okey"],
    family: "tiles",
    shelf: "tiles",
    minutes: [20, 40],
  }),
  gameInfo({
    id: "standard_rummy",
    names: { en: "Rummy", "zh-Hant": "標準拉米", "zh-Hans": "标准拉米", ja: "ラミー" },
    known_as: ["rum"],
    akin: ["rummy 500", "500 rum"],
    players: [2, 6],
  }),
  gameInfo({
    id: "caloochi",
    names: { en: "Caloochi", "zh-Hant": "卡魯奇", "zh-Hans": "卡鲁奇", ja: "カルーチ（カルキ）" },
    known_as: ["kaluki", "kalooki"],
    minutes: [30, 60],
    shelf: "romme",
  }),
  gameInfo({ id: "gin_rummy", names: { en: "Gin Rummy", de: "Gin Rommé" }, players: [2, 2], minutes: [15, 30] }),
  gameInfo({ id: "phom", names: { en: "Phỏm", vi: "Phỏm (Tá lả)" }, known_as: ["tá_lả"], minutes: [10, 30] }),
  gameInfo({ id: "german_rummy", names: { en: "German Rummy", de: "Rommé" }, players: [2, 6], minutes: [30, 90] }),
  gameInfo({ id: "continental_rum", names: { en: "Continental Rum" }, players: [2, 12], minutes: [30, 90] }),
];
