/** A score sheet as CSV, with the words of the page. */
import type { Family } from "$lib/faces";
import { m } from "$lib/i18n.svelte";
import type { PaperForm, ScoreSheet } from "$lib/protocol";
import { toCsv } from "./csv";

interface Sheet {
  readonly names: readonly string[];
  readonly score: ScoreSheet;
  readonly form: Pick<PaperForm, "games_won">;
}

export function sheetCsv({ names, score, form }: Sheet, family: Family): string {
  return toCsv(names, score, {
    corner: m.score_deal({ family }),
    row: (number) => m.score_deal_number({ number, family }),
    total: m.score_total(),
    won: form.games_won ? m.pad_games_won({ family }) : null,
    final: m.score_final(),
  });
}
