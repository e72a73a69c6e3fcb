import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchIcon } from '../../../ui/icons/office.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import type { usePaymentList } from '../queries.ts';
import { PaymentRow } from '../row/payment-row.tsx';
import { paymentLinkId } from '../row/payment-title.tsx';
import type { PaymentListFilter } from './use-payment-filter.ts';

type Props = { list: PaymentListFilter; payments: ReturnType<typeof usePaymentList> };

/** The rows with all that can be in their place: on their way, failed, empty, nothing found, partly loaded. */
export function PaymentList({ list, payments }: Props) {
  const t = useTexts();
  const rows = payments.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={payments} failureTitle={t('payments:list.failed')} rows={6} />;
  if (rows.length === 0 && !payments.isPlaceholderData) return <NoPayments list={list} />;
  return (
    <>
      <ul
        aria-label={t('payments:list.caption')}
        className={payments.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        aria-busy={payments.isPlaceholderData || undefined}
      >
        {rows.map((row: PaymentRequestRow) => (
          <PaymentRow key={row.id} row={row} isListed />
        ))}
      </ul>
      <LoadMore
        list={payments}
        linkId={paymentLinkId}
        label={t('payments:list.more')}
        failure={payments.error && <CallFailure title={t('payments:list.failed')} error={payments.error} />}
      />
    </>
  );
}

/** Why the list is empty. */
function NoPayments({ list: { filter, addressOf } }: Pick<Props, 'list'>) {
  const t = useTexts();
  const tab = filter.tab ?? 'open';
  if (filter.search !== undefined || filter.currency !== undefined) {
    return (
      <div role="status">
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t('payments:list.nothing.title')}
          text={t('payments:list.nothing.text')}
          action={<ButtonLink to={addressOf({ tab })}>{t('payments:list.nothing.action')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<DocumentIcon size={40} />}
      title={t(`payments:empty.${tab}`)}
      text={tab === 'open' ? t('payments:list.emptyText') : ''}
    />
  );
}
