/** House rules as the form holds them: what differs from the sheet, and what a value is called. */

import { locale, localized, m } from "$lib/i18n.svelte";
import type { GameInfo, OptionInfo, OptionValue } from "$lib/protocol";

export type Options = { readonly [name: string]: OptionValue };

/** The sheet's own value of every option. */
export function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Only what differs from the sheet; that is what a table is made with. */
export function changed(game: GameInfo, chosen: Options): Record<string, OptionValue> {
  const differing = game.options.filter(({ name, default: usual }) => name in chosen && chosen[name] !== usual);
  return Object.fromEntries(differing.map(({ name }) => [name, chosen[name]!]));
}

/** What a value of an option is called. */
export function valueName(option: OptionInfo, value: OptionValue): string {
  const said = (option.choice_texts[locale()] ?? option.choice_texts["en"])?.[option.choices.indexOf(value)];
  if (said !== undefined) return said;
  if (value === true) return m.new_yes();
  if (value === false) return m.new_no();
  if (value === null) return m.new_none();
  return typeof value === "number" ? String(value) : value.replaceAll("_", " ");
}

/** The house rules that differ from the sheet, in words. */
export function houseRules(game: GameInfo, chosen: Options): { name: string; text: string; value: string }[] {
  const differing = changed(game, chosen);
  return game.options
    .filter(({ name }) => name in differing)
    .map((option) => ({
      name: option.name,
      text: localized(option.text),
      value: valueName(option, differing[option.name] ?? null),
    }));
}

/** The two options of a refusal, and the value of the other, as they are called here and not by their names. */
export function called(
  games: readonly GameInfo[] | null,
  params: { readonly [name: string]: string | number },
): { readonly [name: string]: string | number } {
  const offered = (games ?? []).flatMap((game) => game.options);
  const find = (name: string | number | undefined): OptionInfo | undefined =>
    offered.find((option) => option.name === name);
  const [one, other] = [find(params["one"]), find(params["other"])];
  const value = other?.choices.find((choice) => written(choice) === params["value"]);
  return {
    ...params,
    ...(one && { one: localized(one.text) }),
    ...(other && { other: localized(other.text) }),
    ...(other && value !== undefined && { value: valueName(other, value) }),
  };
}

/** A value as the server writes it in a sentence. */
function written(value: OptionValue): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "none" : String(value);
}

/** True for an option that is either on or off. */
export function isSwitch(option: OptionInfo): boolean {
  return option.choices.length === 2 && option.choices.every((choice) => typeof choice === "boolean");
}
