/** Chances and points as the language of the page writes them. */
import { locale } from "$lib/i18n.svelte";

export function percent(chance: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** A part of a chance: of a small one, its first digit too. */
export function share(chance: number): string {
  return new Intl.NumberFormat(locale(), {
    style: "percent",
    maximumFractionDigits: chance < 0.1 ? 1 : 0,
  }).format(chance);
}

/** With its sign, for what has changed. */
export function change(chance: number): string {
  return new Intl.NumberFormat(locale(), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(chance);
}

export function points(count: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: Math.abs(count) < 10 ? 1 : 0 }).format(count);
}

/** A number of points as far as it is known: whole, or one digit of less than one. */
export function about(count: number): number {
  return count < 1 ? Number(count.toPrecision(1)) : Math.round(count);
}

export function counted(count: number): string {
  return new Intl.NumberFormat(locale()).format(count);
}

export function signedPoints(count: number): string {
  return new Intl.NumberFormat(locale(), {
    maximumFractionDigits: Math.abs(count) < 10 ? 1 : 0,
    signDisplay: "exceptZero",
  }).format(count);
}
