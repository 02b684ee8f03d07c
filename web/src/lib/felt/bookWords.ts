/** Long melds in the words of the game: canastas natural or mixed, books or burracos clean or dirty. */
import { m } from "$lib/i18n.svelte";
import type { BookKind, TableStyle } from "$lib/protocol";

type Called = TableStyle["books"];

/** "clean book, 8 cards"; nothing for a meld that is no book. */
export function bookName(called: Called, kind: BookKind, count: number): string | undefined {
  return called === "" || kind === "" ? undefined : m.table_book_label({ called, kind, count });
}

/** The number of books of each kind; semi-clean books and those of wild cards alone only if there are any. */
export function booksName(called: Called, counts: Readonly<Record<Exclude<BookKind, "">, number>>): string {
  const { natural, semi, mixed, wild } = counts;
  let books = m.table_side_books({ called, natural, mixed });
  if (semi > 0) books = m.table_side_books_semi({ books, semi });
  return wild > 0 ? m.table_side_books_wild({ books, wild }) : books;
}
