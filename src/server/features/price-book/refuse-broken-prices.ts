import { diffPriceBooks } from '#domain/estimates/price-book-diff.ts';
import { type PriceIssue, checkPriceBook } from '#domain/estimates/price-book-rules.ts';
import type { PriceBook } from '#domain/estimates/price-book.ts';
import type { Language } from '#domain/languages.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { textsOf } from '#server/texts.ts';

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
  const t = textsOf(language);
  const broken = checkPriceBook(content, present);
  const issues: PriceIssue[] =
    broken.length === 0 && diffPriceBooks(present, content).length === 0 ? [{ path: '', rule: 'unchanged' }] : broken;
  if (issues.length === 0) return;
  const fields = issues.map(({ path, rule, bounds }) => ({
    field: path === '' ? 'content' : `content.${path}`,
    rule,
    message: t(`priceBook:rules.${rule}`, { ...bounds }),
  }));
  throw new AppError('invalid-input', { fields });
}
