import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { isEmptyMonth, type useMonthCounts } from './use-month-counts.ts';

type Props = { counts: ReturnType<typeof useMonthCounts> };

/** What there is of the chosen month, and which documents have no PDF yet. */
export function MonthCounts({ counts: { data, error, refetch } }: Props) {
  const t = useTexts();
  if (error && !data) {
    return (
      <CallFailure
        title={t('taxDocuments:month.uncounted')}
        error={error}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  if (isEmptyMonth(data)) {
    return (
      <p role="status" className="text-muted">
        {t('taxDocuments:month.nothing')}
      </p>
    );
  }
  const { documents, payments, openItems, unsealed } = data;
  return (
    <div role="status" className="grid gap-4">
      <ul className="figures border-t border-hair">
        {[
          t('taxDocuments:month.documents', { count: documents }),
          t('taxDocuments:month.payments', { count: payments }),
          t('taxDocuments:month.openItems', { count: openItems }),
        ].map((line) => (
          <li key={line} className="border-b border-hair py-2">
            {line}
          </li>
        ))}
      </ul>
      {unsealed > 0 ? <Notice tone="warning">{t('taxDocuments:month.unsealed', { count: unsealed })}</Notice> : null}
    </div>
  );
}
