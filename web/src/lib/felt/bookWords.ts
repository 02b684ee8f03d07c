/** What players call long melds and their kinds: canastas natural or mixed, or books clean or dirty. */
import { m } from "$lib/i18n.svelte";
import type { BookKind, TableStyle } from "$lib/protocol";

type Called = TableStyle["books"];

const KINDS: Readonly<Record<"natural" | "clean", Readonly<Record<Exclude<BookKind, "">, () => string>>>> = {
  natural: {
    natural: m.table_book_natural,
    semi: m.table_book_semi,
    mixed: m.table_book_mixed,
    wild: m.table_book_wild,
  },
  clean: { natural: m.table_book_clean, semi: m.table_book_semi, mixed: m.table_book_dirty, wild: m.table_book_wild },
};

/** "clean book, 8 cards"; nothing for a meld that is none. */
export function bookName(called: Called, kind: BookKind, count: number): string | undefined {
  if (called === "" || kind === "") return undefined;
  const said = { kind: KINDS[called][kind](), count };
  return called === "clean" ? m.table_book_clean_label(said) : m.table_book_label(said);
}

/** How many there are of each kind; those of wild cards alone are named only where there are any. */
export function booksName(called: Called, counts: Readonly<Record<Exclude<BookKind, "">, number>>): string {
  const books = called === "clean" ? m.table_side_clean_books(counts) : m.table_side_books(counts);
  return counts.wild > 0 ? m.table_side_books_wild({ books, wild: counts.wild }) : books;
}
