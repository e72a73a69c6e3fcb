import type { AdvanceDeduction, TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { textsOf } from '#server/texts.ts';

/** The few words that a structured document adds to those of its frozen content, in its language. */
export function ublWordsOf({ language, tax }: Pick<TaxDocument, 'language' | 'tax'>) {
  const t = textsOf(language);
  return {
    taxReason: t(`quoteDocument:tax.${tax.reason}`),
    discount: t('quoteDocument:lines.columns.discount'),
    advance: ({ number }: AdvanceDeduction) => t('structuredInvoice:advance', { number }),
  };
}
