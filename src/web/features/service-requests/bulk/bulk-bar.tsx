import { Suspense, useState } from 'react';
import type { BulkChange, Selection } from '#contract/service-requests/request-changes.ts';
import type { LimitedCount } from '#contract/service-requests/service-requests.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { ListSelection } from '../list/use-selection.ts';
import { selectAllId } from '../list/requests-table.tsx';
import { useFigures } from '../use-figures.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { BulkOrder } from './bulk-order.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyBulkDialogs = lazyDialog(async () => (await import('./bulk-dialogs.tsx')).BulkDialogs);

type Props = { selection: ListSelection; filter: RequestFilter; matching: LimitedCount | undefined };

/** The selection and its bulk actions (G2). */
export function BulkBar({ selection, filter, matching }: Props) {
  const t = useTexts();
  const figure = useFigures();
  const [order, setOrder] = useState<BulkOrder | null>(null);
  const { chosen, isAllMatching } = selection;
  // After a bulk action the bar disappears, and with it the pressed button.
  useFocusReturn(chosen.length > 0 || order !== null, selectAllId);
  const count = isAllMatching ? (matching?.count ?? chosen.length) : chosen.length;

  function ask(change: BulkChange) {
    const named: Selection = { kind: 'ids', ids: chosen.map(({ id }) => id) };
    setOrder({ change, count, rows: chosen, selection: isAllMatching ? { kind: 'matching', filter } : named });
  }

  return (
    <>
      {chosen.length > 0 ? (
        <section
          aria-label={t('serviceRequests:bulk.label')}
          className="bulk-bar flex flex-wrap items-center gap-x-4 gap-y-2 p-3"
        >
          <p role="status" className="figures font-semibold">
            {t('serviceRequests:bulk.chosen', { number: figure(count) })}
          </p>
          <ChooseMatching selection={selection} matching={matching} />
          <BulkActions rows={isAllMatching ? null : chosen} isArchive={filter.view === 'archived'} onChoose={ask} />
          <Button size="sm" variant="quiet" className="ms-auto max-sm:order-1" onClick={selection.clear}>
            {t('serviceRequests:bulk.clear')}
          </Button>
        </section>
      ) : null}
      {order ? (
        <Suspense fallback={null}>
          <LazyBulkDialogs order={order} onDone={selection.clear} onClose={() => setOrder(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

type MatchingProps = { selection: ListSelection; matching: LimitedCount | undefined };

/** Offered once all loaded rows are selected and there are more. */
function ChooseMatching({ selection, matching }: MatchingProps) {
  const t = useTexts();
  const figure = useFigures();
  const { isAllMatching, isAllLoaded, chosen } = selection;
  if (isAllMatching || !isAllLoaded || !matching || matching.count <= chosen.length) return null;
  if (matching.isMore || matching.count > requestLimits.matching) {
    return (
      <p className="text-sm text-muted">
        {t('serviceRequests:bulk.tooMany', { number: figure(requestLimits.matching) })}
      </p>
    );
  }
  return (
    <Button size="sm" onClick={selection.chooseMatching}>
      {t('serviceRequests:bulk.allMatching', { number: figure(matching.count) })}
    </Button>
  );
}
