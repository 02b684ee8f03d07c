import { locale } from "$lib/i18n.svelte";

/** An amount of money as people of this language write it; `signed` also where it is won. */
export function money(amount: string, signed = false): string {
  const format = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(Number(amount)).replace("-", "−");
}
