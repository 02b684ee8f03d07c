/** House rules as the form holds them: what differs from the sheet, and what a value is called. */

import { locale, m } from "$lib/i18n.svelte";
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

/** True for an option that is either on or off. */
export function isSwitch(option: OptionInfo): boolean {
  return option.choices.length === 2 && option.choices.every((choice) => typeof choice === "boolean");
}
