import { useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
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
  const [earlier, later] = inOrder(quote, otherId);
  const before = useQuotePreview({ id: earlier, version: 0 });
  const after = useQuotePreview({ id: later, version: 0 });
  const error = before.error ?? after.error;
  const former = quote.versions.find(({ id }) => id === earlier);
  if (error) return <CallFailure title={t('quotes:life.documentFailed')} error={error} />;
  if (!former || !before.data || !after.data) return null;
  return (
    <QuoteChanges
      before={before.data.document}
      after={after.data.document}
      number={former.number ?? t('quotes:life.version', { version: former.versionNumber })}
      date={formatDay(former.sentAt ?? former.createdAt, language)}
      headingLevel={3}
    />
  );
}

/** Ids of this version and another one, the earlier first. */
function inOrder({ id, versions }: QuoteDetail, otherId: string): [string, string] {
  const placeOf = (wanted: string) => versions.findIndex((version) => version.id === wanted);
  return placeOf(otherId) < placeOf(id) ? [otherId, id] : [id, otherId];
}
