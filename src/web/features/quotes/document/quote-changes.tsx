import { type ComparedQuote, type SumChange, wordChanges } from '#domain/quotes/content/change-words.ts';
import { lineChangeText, sumChangeText } from '#locales/quote-change-text.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = {
  before: ComparedQuote;
  after: ComparedQuote;
  /** Of the earlier version, as they are read. */
  number: string;
  date: string;
  headingLevel?: 2 | 3;
};

/** What changed from one version to a later one, in plain words: for the customer and for the agency (H7). */
export function QuoteChanges({ before, after, number, date, headingLevel = 2 }: Props) {
  const t = useTexts();
  const changes = wordChanges(before, after);
  const sum = changes.isTaxed ? 'gross' : 'total';
  const Heading = `h${headingLevel}` as const;
  const isSame = changes.lines.length === 0 && changes.once === null && changes.monthly === null;
  return (
    <section className="grid gap-3 border-s-4 border-timber ps-4 sm:ps-6" data-quote-changes>
      <div>
        <Heading className="text-xl">{t('quoteDocument:changes.title')}</Heading>
        <p className="text-sm text-muted">{t('quoteDocument:changes.since', { number, date })}</p>
      </div>
      {isSame ? <p>{t('quoteDocument:changes.none')}</p> : null}
      <ul className="figures grid max-w-prose gap-1.5">
        {changes.lines.map((change) => (
          <li key={change.id} className="wrap-anywhere">
            {lineChangeText(change, t)}
          </li>
        ))}
      </ul>
      {changes.isTaxed && changes.lines.some(({ difference }) => difference !== null) ? (
        <p className="text-sm text-muted">{t('quoteDocument:changes.net')}</p>
      ) : null}
      <Sum label={t(`quoteDocument:totals.${sum}`)} change={changes.once} />
      <Sum label={t(`quoteDocument:totals.${sum}Monthly`)} change={changes.monthly} />
    </section>
  );
}

function Sum({ label, change }: { label: string; change: SumChange | null }) {
  const t = useTexts();
  if (!change) return null;
  return (
    <p className="figures font-semibold">
      {label}: {sumChangeText(change, t)}
    </p>
  );
}
