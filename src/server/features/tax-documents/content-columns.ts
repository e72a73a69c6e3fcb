import { moneySearchText } from '#domain/search/money-search.ts';
import type { TaxSum } from '#domain/quotes/lines/totals.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { storedTaxContent } from '#server/stored/tax-document.ts';
import type { DocumentRow } from './documents-store.ts';

const dayOrNull = (day: string) => (day === '' ? null : day);

type Written = { content: TaxDocumentContent; left: readonly TaxSum[]; number?: string };

/** The columns that follow from what is written in a document; `before` is the stored text that it was read from. */
export function contentColumns({ content, left, number = '' }: Written, before?: string) {
  const { totals, payable } = documentFigures(content, left);
  const { kind, language, currency, title, buyer, deliveredOn, dueOn } = content;
  return {
    kind,
    language,
    currency,
    title,
    buyer_name: buyer.name,
    buyer_company: buyer.company,
    delivered_on: dayOrNull(deliveredOn),
    due_on: dayOrNull(dueOn),
    net: totals.net,
    tax: totals.tax,
    gross: totals.gross,
    payable,
    content: storedTaxContent.write(content, before),
    search_text: moneySearchText(number, title, buyer.name, buyer.company),
  } satisfies Partial<DocumentRow>;
}
