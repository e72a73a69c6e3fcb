import type { DocumentWords } from '#domain/quotes/document-words.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { LineTable } from './line-table.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SumList } from './sum-list.tsx';

type Props = { document: QuoteSnapshot; words: DocumentWords };

/** What is paid once, what every month and what can be chosen, each with its sums (H1). */
export function SheetLines({ document, words }: Props) {
  const t = useTexts();
  const { once, monthly, isTaxed, hasDiscounts, exchangeRate } = words;
  const columns = { isTaxed, hasDiscounts };
  return (
    <>
      {once ? (
        <SheetSection title={t('quoteDocument:lines.once')}>
          <LineTable caption={t('quoteDocument:lines.once')} lines={once.lines} {...columns} />
          <SumList totals={once.totals} isTaxed={isTaxed} />
        </SheetSection>
      ) : null}
      {monthly ? (
        <SheetSection title={t('quoteDocument:lines.monthly')}>
          <LineTable caption={t('quoteDocument:lines.monthly')} lines={monthly.lines} {...columns} />
          <SumList totals={monthly.totals} isTaxed={isTaxed} isMonthly />
        </SheetSection>
      ) : null}
      <Options words={words} />
      <div className="grid gap-1 text-sm text-muted">
        <p>{t(`quoteDocument:tax.${document.tax.reason}`)}</p>
        {exchangeRate ? <p>{t('quoteDocument:exchangeRate', exchangeRate)}</p> : null}
      </div>
    </>
  );
}

function Options({ words: { options, isTaxed, hasDiscounts } }: { words: DocumentWords }) {
  const t = useTexts();
  if (!options) return null;
  const sums = [
    { label: t('quoteDocument:totals.withOptions'), value: options.once },
    { label: t('quoteDocument:totals.withOptionsMonthly'), value: options.monthly },
  ].filter(({ value }) => value !== null);
  return (
    <SheetSection title={t('quoteDocument:lines.options')} lead={t('quoteDocument:lines.optionsLead')}>
      <LineTable caption={t('quoteDocument:lines.options')} lines={options.lines} {...{ isTaxed, hasDiscounts }} />
      <dl className="ms-auto grid w-full max-w-md">
        {sums.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
