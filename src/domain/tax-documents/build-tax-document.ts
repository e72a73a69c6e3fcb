import { withOwnNumbers } from '../customers/buyer-numbers.ts';
import type { TaxSum } from '../quotes/lines/totals.ts';
import { documentFigures } from './document-figures.ts';
import { homeTaxOf } from './home-tax.ts';
import type { TaxDocument, TaxDocumentContent } from './tax-document.ts';

/** What a document says beside what was written in its draft, as on the day of issue. */
export type IssueFacts = Pick<
  TaxDocument,
  'number' | 'issuedOn' | 'seller' | 'tax' | 'payment' | 'quoteNumber' | 'look'
> & {
  /** What a credit note can still give back per rate. */
  left: readonly TaxSum[];
};

/** Makes the document that is frozen, from a draft and the facts of its day. Equal input gives an equal document (H11). */
export function buildTaxDocument(content: TaxDocumentContent, { left, ...facts }: IssueFacts): TaxDocument {
  const figures = documentFigures(content, left);
  return {
    format: 1,
    ...content,
    buyer: withOwnNumbers(content.buyer),
    ...facts,
    ...figures,
    rounding: 0,
    homeTax: homeTaxOf({ ...content, totals: figures.totals }),
  };
}
