import { afterEach, describe, expect, it } from "vitest";
import settings from "../project.inlang/settings.json";
import { firstLocale, LANGUAGES, localeFor, localized, m, say, setLocale } from "$lib/i18n.svelte";
import { money } from "$lib/money";
import { parseFace } from "$lib/faces";
import { pieceName, pieceNames } from "$lib/pieces/names";

describe("the language of the page", () => {
  it("is found from what the browser asks for", () => {
    expect(localeFor("en-GB")).toBe("en");
    expect(localeFor("ja-JP")).toBe("ja");
    expect(localeFor("zh-TW")).toBe("zh-Hant");
    expect(localeFor("zh-HK")).toBe("zh-Hant");
    expect(localeFor("zh-Hant-HK")).toBe("zh-Hant");
    expect(localeFor("zh-CN")).toBe("zh-Hans");
    expect(localeFor("zh-Hans-HK")).toBe("zh-Hans");
    expect(localeFor("zh")).toBe("zh-Hans");
    expect(localeFor("de-CH")).toBe("de");
    expect(localeFor("vi")).toBe("vi");
    expect(localeFor("tr-TR")).toBe("tr");
    expect(localeFor("it-CH")).toBe("it");
    expect(localeFor("es-MX")).toBe("es");
    expect(localeFor("es-419")).toBe("es");
    expect(localeFor("fr")).toBeNull();
    expect(localeFor("")).toBeNull();
  });

  it("is the first one wanted that we speak, else English", () => {
    expect(firstLocale(["fr", "ja", "en"])).toBe("ja");
    expect(firstLocale(["de-AT", "en"])).toBe("de");
    expect(firstLocale(["vi-VN", "en"])).toBe("vi");
    expect(firstLocale(["ca", "es-ES", "en"])).toBe("es");
    expect(firstLocale(["fr", "nl"])).toBe("en");
    expect(firstLocale([])).toBe("en");
  });

  it("is chosen from those that the page is built in, in that order", () => {
    expect(LANGUAGES.map(({ locale }) => locale)).toEqual(settings.locales);
  });
});

describe("what is said", () => {
  afterEach(async () => await setLocale("en"));

  it("follows the language", async () => {
    expect(m.home_play()).toBe("Play now");
    await setLocale("ja");
    expect(m.home_play()).toBe("すぐ遊ぶ");
    expect(localized({ en: "Rummy", ja: "ラミー" })).toBe("ラミー");
    expect(localized({ en: "Rummy" })).toBe("Rummy");
  });

  it("can be found by a key made when the page runs", () => {
    expect(say("refusal_table_full")).toBe("All seats are taken.");
    expect(say("refusal_of_no_kind")).toBeNull();
  });

  it("names every piece", async () => {
    const name = (word: string): string => pieceName(parseFace(word)!);
    expect(name("r7")).toBe("red 7");
    expect(name("7H")).toBe("seven of hearts");
    expect(name("J")).toBe("joker");
    expect(name("JK=AS")).toBe("joker as ace of spades");
    expect(pieceName(parseFace("J")!, parseFace("o8"))).toBe("joker as orange 8");
    expect(pieceName(parseFace("J")!, parseFace("J"))).toBe("joker");
    await setLocale("zh-Hant");
    expect(name("r7")).toBe("紅7");
    expect(name("QH")).toBe("紅心Q");
    expect(pieceNames([parseFace("r7")!, parseFace("J")!])).toBe("紅7、百搭牌");
    await setLocale("ja");
    expect(name("o13")).toBe("オレンジの13");
    expect(name("AS")).toBe("スペードのA");
    await setLocale("tr");
    expect([name("r7"), name("QH")]).toEqual(["kırmızı 7", "kupa kız"]);
    await setLocale("it");
    expect([name("r7"), name("QH")]).toEqual(["7 rosso", "donna di cuori"]);
    await setLocale("es");
    expect([name("r7"), name("QH")]).toEqual(["7 rojo", "dama de corazones"]);
  });
});

describe("an amount of money", () => {
  afterEach(async () => await setLocale("en"));

  it("has the point of its language, and a sign where somebody wins or loses", async () => {
    expect([money("263.00"), money("-1263.50", true), money("12.50", true), money("0.00", true)]).toEqual([
      "263.00",
      "−1263.50",
      "+12.50",
      "0.00",
    ]);
    await setLocale("de");
    expect([money("263.00"), money("-1263.50", true)]).toEqual(["263,00", "−1263,50"]);
    await setLocale("vi");
    expect(money("0.05")).toBe("0,05");
    for (const locale of ["tr", "it", "es"] as const) {
      await setLocale(locale);
      expect([locale, money("-1263.50", true)]).toEqual([locale, "−1263,50"]);
    }
    await setLocale("ja");
    expect(money("0.05")).toBe("0.05");
  });
});
