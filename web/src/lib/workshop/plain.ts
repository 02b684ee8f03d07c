/** A sheet as plain values: what stands at a place, a copy with something else there, and what two sheets say otherwise. */

export type Plain = { readonly [name: string]: unknown };
/** The way to a value: names of fields, and numbers in lists. */
export type Path = readonly (string | number)[];

export const isTable = (value: unknown): value is Plain =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A path as the server writes it: "turn[1].lay_off". */
export function placeOf(path: Path): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === "number") return `${place}[${key}]`;
    return place === "" ? key : `${place}.${key}`;
  }, "");
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[key as number] as unknown;
    return isTable(part) ? part[key] : undefined;
  }, value);
}

/** A copy in which something else stands at a place; what is not on the way is shared. */
export function withAt<T>(value: T, path: Path, put: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return put as T;
  if (Array.isArray(value)) {
    return value.map((part: unknown, number) => (number === key ? withAt(part, rest, put) : part)) as T;
  }
  const table: Plain = isTable(value) ? value : {};
  return { ...table, [key]: withAt(table[key], rest, put) } as T;
}

/** Whether two plain values say the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, number) => same(part, other[number]));
  }
  if (!isTable(one) || !isTable(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
}

/** Whether what stands there is about this place or a part of it. */
export function isWithin(place: string, whole: string): boolean {
  return place === whole || place.startsWith(`${whole}.`) || place.startsWith(`${whole}[`);
}

/** The numbers that the key of a table by numbers means: "3-6" is from 3 to 6. */
export function rangeOf(key: string): readonly [number, number] {
  const [first = "", last = first] = key.split("-");
  return [Number(first), Number(last)];
}

export const keyOf = (first: number, last: number): string => (first === last ? `${first}` : `${first}-${last}`);

/** By how much one press changes a number: more where numbers are large. */
export function stepOf(value: number): number {
  if (value >= 200) return 50;
  if (value >= 100) return 10;
  return value >= 20 ? 5 : 1;
}

/** A number after one press, up or down: on even steps, within its bounds. */
export function stepped(value: number, up: boolean, low: number | null, high: number | null): number {
  const step = up ? stepOf(value) : stepOf(value - 1);
  const next = up ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  return Math.max(low ?? -Infinity, Math.min(high ?? Infinity, next));
}
