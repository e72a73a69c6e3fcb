import { diffPriceBooks } from '#domain/estimates/price-book/price-book-diff.ts';
import { checkPriceBook } from '#domain/estimates/price-book/price-book-rules.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { Language } from '#domain/languages.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';

/** Throws `invalid-input` with a text at each figure that keeps a book from being published; does nothing when none does. */
export function refuseBrokenPrices({
  content,
  present,
  language,
}: {
  content: PriceBook;
  present: PriceBook;
  language: Language;
}): void {
  const broken = checkPriceBook(content, present);
  refuseFields(
    broken.map((issue) => ({ ...issue, field: `content.${issue.field}` })),
    language,
  );
  if (diffPriceBooks(present, content).length > 0) return;
  refuseFields([{ field: 'content', rule: 'unchanged' }], language);
}
