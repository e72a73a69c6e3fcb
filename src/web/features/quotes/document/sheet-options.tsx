import type { DocumentWords } from '#domain/quotes/document-words.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LineList } from './line-list.tsx';
import { hasRates } from './sheet-lines.tsx';
import { SheetSection } from './sheet-section.tsx';

type Props = { document: QuoteSnapshot; words: DocumentWords };

/** What can be chosen, as it is proposed, and the sums with all of it (H1). */
export function SheetOptions({ document, words: { options } }: Props) {
  const t = useTexts();
  if (!options) return null;
  const sums = [
    { label: t('quoteDocument:totals.withOptions'), value: options.once },
    { label: t('quoteDocument:totals.withOptionsMonthly'), value: options.monthly },
  ].filter(({ value }) => value !== null);
  return (
    <SheetSection title={t('quoteDocument:lines.options')} lead={t('quoteDocument:lines.optionsLead')}>
      <LineList lines={options.lines} hasRates={hasRates(document)} />
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
