import { Suspense, useState } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { dayOf } from '#domain/days.ts';
import { periodOf } from '#domain/tax-documents/recurring-invoice.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CareRow } from './care-row.tsx';
import { useCare } from './queries.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyCare = lazyDialog(async () => (await import('./care-dialog.tsx')).CareDialog);

type Props = { quote: Pick<QuoteDetail, 'id' | 'content' | 'updatedAt'> };

/** The monthly care of a signed quote, or the way to begin it; nothing where nothing is paid monthly. */
export function CareOfQuote({ quote: { id, content, updatedAt } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isStarting, setStarting] = useState(false);
  const { data } = useCare({ quote: id });
  const month = periodOf(dayOf(useNow() ?? updatedAt, language));
  if (!data || !content.lines.some(({ recurrence }) => recurrence === 'monthly')) return null;
  if (data.rows.length > 0) {
    return (
      <ul aria-label={t('taxDocuments:care.title')}>
        {data.rows.map((care) => (
          <CareRow key={care.id} care={care} />
        ))}
      </ul>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-sm text-muted">{t('taxDocuments:care.offer')}</p>
      <Button size="sm" onClick={() => setStarting(true)}>
        {t('taxDocuments:care.begin')}
      </Button>
      {isStarting ? (
        <Suspense fallback={null}>
          <LazyCare subject={{ quoteId: id, month }} onClose={() => setStarting(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
