/** Ranges and times as the page's language writes them. */

import { locale, m } from "$lib/i18n.svelte";
import type { NewTable } from "$lib/protocol";

/** "2–4", or "2" where there is nothing to choose. */
export function range([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low}${locale() === "ja" ? "～" : "–"}${high}`;
}

/** Every number from one to another, to choose from. */
export function numbers(low: number, high: number): { readonly value: number; readonly label: string }[] {
  return Array.from({ length: high - low + 1 }, (_, at) => ({ value: low + at, label: String(low + at) }));
}

/** "30 s", "2 min", "no limit". */
export function turnTime(seconds: number | null): string {
  if (seconds === null) return m.new_time_none();
  if (seconds === 86_400) return m.new_time_day();
  return seconds % 60 === 0 && seconds > 60
    ? m.new_time_minutes({ count: seconds / 60 })
    : m.new_time_seconds({ count: seconds });
}

/** The time for a turn as a form has it: that of the sheet, none, or so many seconds. */
export type TimeChoice = NonNullable<NewTable["turn_seconds"]> | "none";

/** What there is to choose from, where the sheet gives so many seconds. */
export function timeChoices(sheet: number | null): { readonly value: TimeChoice; readonly label: string }[] {
  return [
    ...(sheet === null ? [] : [{ value: "sheet" as const, label: m.new_time_sheet({ time: turnTime(sheet) }) }]),
    { value: "none", label: m.new_time_none() },
    ...([15, 30, 60, 120, 300, 86_400] as const)
      .filter((value) => value !== sheet)
      .map((value) => ({ value, label: turnTime(value) })),
  ];
}

/** A time bank: "none", "5 min". */
export const bankTime = (seconds: number): string => (seconds === 0 ? m.new_bank_none() : turnTime(seconds));

/** What a match may have as a time bank, to choose from. */
export const bankChoices = (): { readonly value: NonNullable<NewTable["bank_seconds"]>; readonly label: string }[] =>
  ([0, 60, 120, 300, 600] as const).map((value) => ({
    value,
    label: bankTime(value),
  }));

/** "3 hours ago", in the page's language. */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return words.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours > -24 ? words.format(hours, "hour") : words.format(Math.round(hours / 24), "day");
}
