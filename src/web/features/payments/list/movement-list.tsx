import { dayOf } from '#domain/days.ts';
import { paymentSources } from '#domain/payments/payment.ts';
import { usePage } from '../../../lib/page-context.ts';
import { monthOptions } from '../../../lib/time/month-options.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { SearchIcon } from '../../../ui/icons/office.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { BookedPaymentItem, movementId } from '../panel/booked-payments.tsx';
import { useMovements } from '../queries.ts';
import type { PaymentListFilter } from './use-payment-filter.ts';

type Props = { list: PaymentListFilter };

/** Payments with what was undone and given back, the latest first, by month and kind (H11). */
export function MovementList({ list }: Props) {
  const t = useTexts();
  const { month, source } = list.filter;
  const payments = useMovements({ ...(month && { month }), ...(source && { source }) });
  const rows = payments.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <MovementFilters list={list} />
      {rows ? (
        <>
          {rows.length === 0 ? (
            <EmptyState icon={<SearchIcon size={40} />} title={t('payments:movements.none')} />
          ) : null}
          <ul aria-label={t('payments:movements.caption')} aria-busy={payments.isPlaceholderData || undefined}>
            {rows.map((payment) => (
              <BookedPaymentItem key={payment.id} payment={payment} payer={null} />
            ))}
          </ul>
          <LoadMore
            list={payments}
            linkId={movementId}
            label={t('payments:list.more')}
            failure={payments.error && <CallFailure title={t('payments:list.failed')} error={payments.error} />}
          />
        </>
      ) : (
        <PendingList list={payments} failureTitle={t('payments:list.failed')} rows={6} />
      )}
    </>
  );
}

function MovementFilters({ list: { filter, addressOf, choose, leaveField } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const { month = '', source = '' } = filter;
  const isNarrowed = month !== '' || source !== '';
  return (
    <FilterBar
      reset={isNarrowed ? { label: t('payments:list.nothing.action'), href: addressOf({ view: 'movements' }) } : null}
    >
      <CompactSelect
        className="flex-1 basis-36 sm:max-w-52"
        label={t('payments:movements.month')}
        allLabel={t('payments:movements.anyMonth')}
        value={month}
        options={now === null ? [] : monthOptions(dayOf(now, language), month, language)}
        onChoose={(chosen) => choose({ month: chosen === '' ? undefined : chosen })}
        onBlur={leaveField}
      />
      <CompactSelect
        className="flex-1 basis-36 sm:max-w-60"
        label={t('payments:movements.source')}
        allLabel={t('payments:movements.anySource')}
        value={source}
        options={paymentSources.map((value) => ({ value, label: t(`payments:sources.${value}`) }))}
        onChoose={(chosen) => choose({ source: paymentSources.find((each) => each === chosen) })}
        onBlur={leaveField}
      />
    </FilterBar>
  );
}
