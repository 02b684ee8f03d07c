import { describe, expect, it } from "vitest";
import { ANY, likelyMinutes, suits } from "$lib/home/filters";
import { codeIn } from "$lib/home/code";
import { find, folded } from "$lib/home/search";
import { GAMES, gameInfo } from "./homeGames";

const first = (query: string): string | undefined => find(GAMES, query).games[0]?.id;
const all = (query: string): string[] => find(GAMES, query).games.map(({ id }) => id);

describe("a code that was read out", () => {
  it.each(["QHDG-JH", "qhdgjh", " qhdg jh ", "QHDG–JH"])("is known in %s", (typed) => {
    expect(codeIn(typed)).toBe("QHDG-JH");
  });
  it.each(["rummikub", "gin", "QHDG-J", "QHDG-JB", "sixsix"])("is not seen in %s", (typed) => {
    expect(codeIn(typed)).toBeNull();
  });
});

describe("looking for a game", () => {
  it.each([
    ["Kalooki", "caloochi"],
    ["kaluki", "caloochi"],
    ["CALOOCHI", "caloochi"],
    ["Tá lả", "phom"],
    ["ta la", "phom"],
    ["phom", "phom"],
    ["ラミー", "standard_rummy"],
    ["らみー", "standard_rummy"],
    ["ﾗﾐｰ", "standard_rummy"],
    ["カルキ", "caloochi"],
    ["るみくぶ", "rummikub"],
    ["Rommé", "german_rummy"],
    ["romme", "german_rummy"],
    ["gin", "gin_rummy"],
    ["拉密", "rummikub"],
    ["标准拉米", "standard_rummy"],
    ["標準拉米", "standard_rummy"],
    ["卡魯奇", "caloochi"],
    ["rummy", "standard_rummy"],
    ["rummy gin", "gin_rummy"],
  ])("finds %s", (query, game) => {
    expect(find(GAMES, query).nearest).toBe(false);
    expect(first(query)).toBe(game);
  });

  it("finds while one types, whatever comes before", () => {
    for (const typed of ["c", "co", "cont", "contin", "continental r"]) expect(all(typed)).toContain("continental_rum");
  });

  it.each([
    ["Okey", "rummikub"],
    ["Rummy 500", "standard_rummy"],
    ["rumikub", "rummikub"],
    ["kallooki", "caloochi"],
  ])("names what comes closest to %s, and says that it is not that", (query, game) => {
    expect(find(GAMES, query).nearest).toBe(true);
    expect(first(query)).toBe(game);
    expect(all(query).length).toBeLessThanOrEqual(3);
  });

  const LIKE = [
    gameInfo({ id: "tiles", family: "tiles", players: [2, 4], minutes: [20, 40] }),
    gameInfo({ id: "duel", players: [2, 2], minutes: [10, 20] }),
    gameInfo({ id: "many", players: [2, 6], minutes: [40, 90] }),
  ];
  it.each([
    ["5 players", ["many"]],
    ["für 5 Spieler", ["many"]],
    ["5人で遊ぶゲーム", ["many"]],
    ["5个人", ["many"]],
    ["5 人遊戲", ["many"]],
    ["trò chơi cho 5 người", ["many"]],
    ["3 people", ["tiles", "many"]],
    ["tile", ["tiles"]],
    ["タイル", ["tiles"]],
    ["Karten", ["duel", "many"]],
    ["紙牌", ["duel", "many"]],
    ["a short game", ["duel"]],
    ["kurzes Spiel", ["duel"]],
    ["短いゲーム", ["duel"]],
    ["快速遊戲", ["duel"]],
    ["trò chơi ngắn", ["duel"]],
    ["kısa bir oyun", ["duel"]],
    ["KISA OYUN", ["duel"]],
    ["un gioco breve", ["duel"]],
    ["juego rápido", ["duel"]],
    ["5 kişilik oyun", ["many"]],
    ["gioco per 5 persone", ["many"]],
    ["juegos para 5 jugadores", ["many"]],
    ["taş oyunu", ["tiles"]],
    ["İSKAMBİL", ["duel", "many"]],
    ["tessere", ["tiles"]],
    ["con fichas", ["tiles"]],
    ["juego de cartas", ["duel", "many"]],
    ["30 dakikalık", ["tiles", "duel"]],
    ["30 minuti", ["tiles", "duel"]],
    ["30 minutos", ["tiles", "duel"]],
    ["2 players 30 minutes", ["tiles", "duel"]],
    ["30分", ["tiles", "duel"]],
  ])("finds games that are like %s", (query, games) => {
    expect(find(LIKE, query)).toEqual({ games: LIKE.filter(({ id }) => games.includes(id)), nearest: false });
  });

  const TOLD = [
    gameInfo({ id: "okey", names: { en: "Okey" }, known_as: ["ıstakalı okey"] }),
    gameInfo({ id: "indian", names: { en: "Indian Rummy", tr: "Hint remisi" } }),
    gameInfo({ id: "english", names: { en: "English", tr: "İngiliz remisi" } }),
    gameInfo({ id: "conquian", names: { en: "Conquian", es: "Conquián" } }),
    gameInfo({ id: "chinchon", names: { en: "Chinchón" } }),
    gameInfo({ id: "pisti", names: { en: "Pişti" } }),
    gameInfo({ id: "spanish", names: { en: "Spanish", es: "Rummy español" } }),
  ];
  it.each([
    ["okey", "OKEY", "Istaka", "ıstaka", "ISTAKA", "istaka"],
    ["indian", "indian", "INDIAN", "İNDİAN", "ındıan", "hint remisi", "HİNT REMİSİ", "HINT REMISI"],
    ["english", "İngiliz", "ingiliz", "INGILIZ", "İNGİLİZ", "ıngılız"],
    ["conquian", "conquian", "Conquián", "CONQUIÁN"],
    ["chinchon", "chinchon", "CHINCHÓN"],
    ["pisti", "pisti", "pişti", "PİŞTİ", "PISTI"],
    ["spanish", "espanol", "ESPAÑOL"],
  ])("finds %s with or without accents and dots, in small letters and in capitals", (game, ...typed) => {
    for (const query of typed)
      expect([query, find(TOLD, query)]).toEqual([
        query,
        { games: [expect.objectContaining({ id: game })], nearest: false },
      ]);
  });

  it("finds nothing where nothing is near", () => {
    expect(find(GAMES, "chess")).toEqual({ games: [], nearest: true });
    expect(find(GAMES, "🂡")).toEqual({ games: GAMES, nearest: false });
  });

  it("finds everything where nothing is asked", () => {
    expect(find(GAMES, "  ").games).toBe(GAMES);
  });

  it("reads accents, kana and characters in one way", () => {
    expect(folded(" Rommé ")).toBe("romme");
    expect(folded("ĐẶC")).toBe("dac");
    expect(folded("Iİıi I\u0307")).toBe("iiii i");
    expect(folded("ガ")).toBe("が");
    expect(folded("蘭米數字牌")).toBe(folded("兰米数字牌"));
  });
});

describe("what suits", () => {
  const named = (players: number | null, minutes: number | null): string[] =>
    GAMES.filter((game) => suits(game, { players, minutes })).map(({ id }) => id);

  it("is everything where nothing is wished for", () => {
    expect(GAMES.filter((game) => suits(game, ANY))).toEqual(GAMES);
  });

  it("is what so many can play, and five is five or more", () => {
    expect(named(2, null)).toHaveLength(GAMES.length);
    expect(named(3, null)).not.toContain("gin_rummy");
    expect(named(5, null)).toEqual(["standard_rummy", "german_rummy", "continental_rum"]);
  });

  it("is what two people can play in fifteen minutes", () => {
    expect(named(2, 15)).toEqual(["standard_rummy", "phom"]);
    expect(named(4, 15)).toEqual([]);
  });

  it("takes longer with more people", () => {
    const game = gameInfo({ id: "any", players: [2, 6], minutes: [20, 60] });
    expect([2, 4, 6, null].map((players) => likelyMinutes(game, players))).toEqual([20, 40, 60, 40]);
  });
});
