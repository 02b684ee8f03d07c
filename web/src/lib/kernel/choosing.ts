/** Ways to choose some of several things. */

export function* combinations<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  for (const [at, item] of count === 0 ? [] : items.entries()) {
    for (const rest of combinations(items.slice(at + 1), count - 1)) yield [item, ...rest];
  }
}

/** So many of them in every order. */
export function* permutations<T>(items: readonly T[], length = items.length): Generator<T[]> {
  if (length === 0) yield [];
  else if (items.length >= length) {
    for (const [at, item] of items.entries()) {
      for (const rest of permutations(items.toSpliced(at, 1), length - 1)) yield [item, ...rest];
    }
  }
}
