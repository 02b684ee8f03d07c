/** A score sheet as comma-separated values, for any table of numbers. */
import type { ScoreSheet } from "$lib/protocol";
import { gamesWon } from "./gamesWon";

export interface SheetWords {
  readonly corner: string;
  readonly row: (number: number) => string;
  readonly total: string;
  readonly won: string | null;
  readonly final: string;
}

/** Rows are deals, columns players; numbers are plain, so that a spreadsheet can add them. */
export function toCsv(names: readonly string[], sheet: ScoreSheet, words: SheetWords): string {
  const rows: (string | number)[][] = [
    [words.corner, ...names],
    ...sheet.rows.map((row, index) => [words.row(index + 1), ...row.points]),
    [words.total, ...sheet.totals],
  ];
  const finals = sheet.result?.finals ?? [];
  if (finals.length > 0) rows.push([words.final, ...finals]);
  if (words.won !== null) rows.push([words.won, ...gamesWon(sheet, names.length)]);
  return rows.map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}

/** A value as a field of a line: in quotes where it needs them. */
export function field(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hand a text to the browser as a file; the mark at the beginning tells spreadsheets that it is Unicode. */
export function download(name: string, text: string, type = "text/csv"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob(type === "text/csv" ? ["\uFEFF", text] : [text], { type: `${type};charset=utf-8` }),
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
