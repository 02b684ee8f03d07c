/** Every message says something in every language, with the same fields, and not in English by accident. */
import { describe, expect, it } from "vitest";
import settings from "../project.inlang/settings.json";
import { type Messages, messagesIn } from "../scripts/fluent.js";
import { laterKeys } from "../scripts/later.js";

const FILES = import.meta.glob<string>("../../texts/*/page.ftl", { query: "?raw", import: "default", eager: true });
const messagesOf = (language: string): Messages => {
  const file = `../../texts/${language}/page.ftl`;
  return messagesIn(FILES[file]!, file);
};
const en = messagesOf("en");
const de = messagesOf("de");
const OTHERS = settings.locales
  .filter((language) => language !== settings.baseLocale)
  .map((language) => [language, messagesOf(language)] as const);

/** The same in every language on purpose: names, letters on cards, bare fields. */
const ALIKE = new Set(["app_name", ...Array.from({ length: 9 }, (_, rank) => `piece_rank_${rank + 2}`)]);

/** Languages that are written in Latin letters, where only a sentence that is the same as the English one tells. */
const WRITTEN_ALIKE = ["de", "vi", "tr", "it", "es"];
/** Words that are the same there. */
const SAME = new RegExp(
  "^(?:RummyKit|Rummikub!?|Joker|Pool|Bot|Start|System|Orange|Pause|Sand|Passkeys|Wild:|Okey:|Canasta|Rummy|: gin!|Rummy!" +
    "|Name|Buchholz|Sonneborn-Berger|Tunnela|Dublee|s|Account|Asia|No|Rating(?: *±)?|Total|Volume|min|\\(bot\\)" +
    "|: big gin!|Chips|[\\W\\d]*)$",
  "i",
);

/** Words in Latin letters that are right in a text in any language. */
const LATIN =
  /RummyKit|Rummikub|Rommé|Kaluki|Buchholz|Sonneborn-Berger|API|CSV|HTTPS|iPhone|iPad|JSON|PIN|Gin|--allowed-host|\b[AJQK]\b/g;

/** A message that differs by the family of the game, or by the game, has a text for each. */
const texts = (message: Messages[string] = ""): string[] =>
  typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));
const text = (message?: Messages[string]): string => texts(message).join("\n");
const fields = (message?: Messages[string]): string[] => [...new Set(text(message).match(/\{\w+\}/g) ?? [])].sort();

describe.each(OTHERS)("messages in %s", (language, messages) => {
  it("are those of English, key by key", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  it("have the fields of the English ones", () => {
    for (const [key, message] of Object.entries(en))
      expect([key, fields(messages[key])]).toEqual([key, fields(message)]);
  });

  it("say the same fields in every variant but those that it pins, and have one for whatever is not named", () => {
    const odd = Object.entries(messages).filter(([, message]) => {
      if (typeof message === "string") return false;
      return message.some(({ declarations, selectors, match }) => {
        const rest = match[selectors.map((selector) => `${selector}=*`).join(", ")];
        if (rest === undefined) return true;
        const said = fields(rest);
        const must = declarations
          .filter((each) => !each.startsWith("local "))
          .map((each) => each.replace("input ", ""))
          .filter((each) => !selectors.includes(each))
          .map((each) => `{${each}}`);
        return (
          must.some((each) => !said.includes(each)) ||
          Object.entries(match).some(([variant, text]) => {
            const pinned = variant
              .split(", ")
              .filter((each) => !each.endsWith("=*"))
              .map((each) => `{${each.split("=")[0]!}}`);
            return fields(text).join() !== said.filter((each) => !pinned.includes(each)).join();
          })
        );
      });
    });
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it("are not left in English", () => {
    const left = Object.entries(en).filter(([key, message]) => {
      if (ALIKE.has(key)) return false;
      const said = text(messages[key]);
      const words = said.replace(/\{\w+\}/g, "").replace(LATIN, "");
      if (WRITTEN_ALIKE.includes(language))
        return said.trim() === "" || (said === text(message) && !SAME.test(words.trim()));
      return said.trim() === "" || (said === text(message) && /\p{L}/u.test(words)) || /[A-Za-z]{3,}/.test(words);
    });
    expect(left.map(([key]) => key)).toEqual([]);
  });

  it("are in the right script", () => {
    // Characters of another script or language, common enough to be noticed when they slip in.
    const foreign: Readonly<Record<string, RegExp>> = {
      "zh-Hant": /[们时间过这张对发数组顺换开关无连击个\u3040-\u30ff]/,
      "zh-Hans": /[們時間過這張對發數組順換開關無連擊個\u3040-\u30ff]/,
      ja: /[们时间过这张对发顺换开关无连击个們這對發數關擊]/,
      tr: /[ñáéíóúàèìòùäß¿¡«»„\u3040-\u30ff\u4e00-\u9fff]/,
      it: /[ışğçñáíóúäöüß¿¡«»„\u3040-\u30ff\u4e00-\u9fff]/,
      es: /[ışğçàèìòùäöß„“”\u3040-\u30ff\u4e00-\u9fff]/,
    };
    const slipped = Object.entries(messages).filter(
      ([, message]) => foreign[language]?.test(text(message)) ?? /[\u3040-\u30ff\u4e00-\u9fff]/.test(text(message)),
    );
    expect(slipped.map(([key]) => key)).toEqual([]);
  });
});

it("keys are sorted, so that two people can add some without a conflict", () => {
  expect(Object.keys(en)).toEqual(Object.keys(en).sort());
});

it("the German log has no verb that would have to agree with a name or with Du", () => {
  const inflected = Object.entries(de).filter(
    ([key, message]) =>
      key.startsWith("log_") && /\{name\} (?:hat|ist|wird)\b|von \{name\}/.test(JSON.stringify(message)),
  );
  expect(inflected.map(([key]) => key)).toEqual([]);
});

describe("messages", () => {
  const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/lib/paraglide/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const source = Object.values(sources).join("\n");
  /** Said by a code: "refusal_" before every refusal. */
  const before = [...source.matchAll(/\bsay\(`(\w+_)\$/g)].map(([, prefix]) => prefix!);

  it("are all said somewhere", () => {
    const words = new Set(source.match(/\w+/g));
    const said = (key: string): boolean => words.has(key) || before.some((prefix) => key.startsWith(prefix));
    expect(before).toContain("refusal_");
    expect(Object.keys(en).filter((key) => !key.startsWith("$") && !said(key))).toEqual([]);
  });
});

it("what the home page and a table say comes first, what only other pages say comes later", () => {
  const later = laterKeys(Object.keys(en));
  for (const key of ["home_players", "solver_title", "refusal_not_host", "people_vote"])
    expect(later).not.toContain(key);
  for (const key of ["tourney_round_done", "verify_good", "account_history"]) expect(later).toContain(key);
});

/** What is told of a seat, which is called "You" where it is the reader's. */
const TOLD =
  /^(?:log_\w+|end_called|end_called_beaten|end_dealt_shown|end_declared|end_out_beaten|end_face_down|end_gin|end_big_gin|end_undercut)$/;

/** How such a sentence may go on after the name: in English not with a verb for "she" alone, in others with none. */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  en: /^\{(?:name|knocker)\}(?:: | \{piece\}$| (?!(?:is|has|was|does)\b|[a-z]*[^s\W]s\b))/,
  de: /^\{(?:name|knocker)\}(?:: | \{piece\}$)/,
  tr: /^\{(?:name|knocker)\}(?:: | \{piece\}$)/,
  it: /^\{(?:name|knocker)\}(?:: | \{piece\}$)/,
  es: /^\{(?:name|knocker)\}(?:: | \{piece\}$)/,
};

it.each(Object.entries({ en, de, tr: messagesOf("tr"), it: messagesOf("it"), es: messagesOf("es") }))(
  "what is told of a seat is right of oneself too, in %s",
  (language, messages) => {
    const told = Object.entries(messages).filter(([key]) => TOLD.test(key) && !(`${key}_you` in messages));
    const wrong = told.flatMap(([, message]) =>
      texts(message).filter((each) => /\{(?:name|knocker)\}/.test(each) && !GOES_ON[language]!.test(each)),
    );
    expect(told.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  },
);

/** Messages whose number is never one: books of so many cards, a second hand, a limit of points, seven pairs. */
const SEVERAL = new RegExp(
  "^(?:sign_(?!turns)|table_book_|table_second_hand$|table_do_draw_cards$|table_down_ask$|log_picked_up$" +
    "|waiting_for_many$|verify_good$|end_capped$|end_coming_in$|score_goal_limit$|solver_no_first$|tip_first_meld$" +
    "|refusal_pairs_beside_melds$|refusal_only_declared_pairs$|refusal_bad_seats$|home_players$" +
    "|fact_melds_worth$|fact_target$|leaders_how$|refusal_opening_too_few_pairs$|refusal_tournament_too_many_rounds$)",
);

it.each([
  ["en", en, /(?<! of )\{\w+\} (?:cards|tiles|bots|matches|players|people|points|turns|pairs|tables|passkeys)\b/],
  ["de", de, /(?<! von )\{\w+\} (?:Karten|Steine|Bots|Partien|Punkten?|Züge|Paare|Tischen|Passkeys)\b/],
  ["it", messagesOf("it"), /(?<! di )\{\w+\} (?:carte|tessere|partite|punti|turni|coppie|tavoli|giocatori|persone)\b/],
  [
    "es",
    messagesOf("es"),
    /(?<! de )\{\w+\} (?:cartas|fichas|bots|partidas|puntos|turnos|pares|mesas|jugadores|personas)\b/,
  ],
] as const)("one of something is not called several, in %s", (_, messages, several) => {
  const wrong = Object.entries(messages).filter(
    ([key, message]) => typeof message === "string" && several.test(message) && !SEVERAL.test(key),
  );
  expect(wrong).toEqual([]);
});
