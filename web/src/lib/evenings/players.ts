/** Who is one player: names that differ in capitals and spaces only, and names that were joined by hand. */

/** By the key of a name, the key of the name that it was joined to. */
export interface Joined {
  readonly [key: string]: string;
}

/** What tells a name from others. */
export const keyOf = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLocaleLowerCase();

/** The key of the player that a name belongs to. */
export function playerOf(name: string, joined: Joined): string {
  let key = keyOf(name);
  const seen = new Set<string>();
  while (Object.hasOwn(joined, key) && !seen.has(key)) {
    seen.add(key);
    key = joined[key]!;
  }
  return key;
}

/** One name belongs to the player of another one from now on. */
export function join(joined: Joined, name: string, to: string): Joined {
  const [from, target] = [playerOf(name, joined), playerOf(to, joined)];
  return from === target ? joined : { ...joined, [from]: target };
}

/** A name is a player of its own again. */
export function separate(joined: Joined, name: string): Joined {
  const { [keyOf(name)]: _, ...others } = joined;
  return others;
}
