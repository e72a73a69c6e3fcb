import type { ReactNode } from 'react';
import type { DocumentWords } from '#domain/quotes/document-words.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LineList } from './line-list.tsx';
import { SheetSection } from './sheet-section.tsx';

type Props = { document: QuoteSnapshot; words: DocumentWords; renderAside?: (lineId: string) => ReactNode };

/** What is in the price: paid once, and paid every month (H1). */
export function SheetLines({ document, words, renderAside }: Props) {
  const t = useTexts();
  const note = words.isTaxed && document.tax.reason === 'domestic' ? t('quoteDocument:tax.domestic') : '';
  const list = { hasRates: hasRates(document), renderAside };
  return (
    <>
      {words.once ? (
        <SheetSection title={t('quoteDocument:lines.once')} lead={note}>
          <LineList lines={words.once.lines} {...list} />
        </SheetSection>
      ) : null}
      {words.monthly ? (
        <SheetSection title={t('quoteDocument:lines.monthly')} lead={words.once ? '' : note}>
          <LineList lines={words.monthly.lines} {...list} />
        </SheetSection>
      ) : null}
    </>
  );
}

/** Whether lines are taxed at different rates. */
export const hasRates = ({ lines }: QuoteSnapshot): boolean => new Set(lines.map(({ taxRate }) => taxRate)).size > 1;

/** How the quote is taxed, and the rate of exchange where it has one. */
export function TaxNotes({ document, words }: Pick<Props, 'document' | 'words'>) {
  const t = useTexts();
  return (
    <div className="grid gap-1 text-sm text-muted">
      {document.tax.reason === 'domestic' ? null : <p>{t(`quoteDocument:tax.${document.tax.reason}`)}</p>}
      {words.exchangeRate ? <p>{t('quoteDocument:exchangeRate', words.exchangeRate)}</p> : null}
    </div>
  );
}
