import { useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { QuoteChanges } from '../document/quote-changes.tsx';
import { useQuotePreview } from '../send/queries.ts';

type Props = { quote: QuoteDetail };

/** What has changed from another version to this one, in words (H7). */
export function QuoteComparison({ quote }: Props) {
  const t = useTexts();
  const others = quote.versions.filter(({ id }) => id !== quote.id);
  const [chosen, setChosen] = useState('');
  if (others.length === 0) return null;
  return (
    <div className="grid gap-4">
      <CompactSelect
        label={t('quotes:life.compare')}
        allLabel={t('quotes:life.compareNone')}
        value={chosen}
        options={others.map(({ id, number, versionNumber }) => ({
          value: id,
          label: number ?? t('quotes:life.version', { version: versionNumber }),
        }))}
        onChoose={setChosen}
      />
      {chosen === '' ? null : <Compared quote={quote} otherId={chosen} />}
    </div>
  );
}

function Compared({ quote, otherId }: Props & { otherId: string }) {
  const t = useTexts();
  const { language } = usePage();
  const other = quote.versions.find(({ id }) => id === otherId);
  const mine = useQuotePreview(quote);
  const theirs = useQuotePreview({ id: otherId, version: 0 });
  const error = mine.error ?? theirs.error;
  if (error) return <CallFailure title={t('quotes:life.documentFailed')} error={error} />;
  if (!other || !mine.data || !theirs.data) return null;
  const [before, after] =
    other.versionNumber < quote.versionNumber ? [theirs.data, mine.data] : [mine.data, theirs.data];
  const [earlier] = [other, ...quote.versions.filter(({ id }) => id === quote.id)].toSorted(
    (one, two) => one.versionNumber - two.versionNumber,
  );
  return (
    <QuoteChanges
      before={before.document}
      after={after.document}
      number={earlier?.number ?? t('quotes:life.version', { version: earlier?.versionNumber ?? 1 })}
      date={formatDay(earlier?.sentAt ?? earlier?.createdAt ?? quote.createdAt, language)}
      headingLevel={3}
    />
  );
}
