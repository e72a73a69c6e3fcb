import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons/office.tsx';
import { PersonIcon } from '../../ui/icons/signs.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CustomersTable, customerLinkId } from './customers-table.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import type { ListFilter } from './use-list-filter.ts';
import { PendingList } from '../../ui/pending-list.tsx';
import type { useCustomers } from './queries.ts';

type Props = {
  list: ListFilter;
  customers: ReturnType<typeof useCustomers>;
  /** The way to add the first one. */
  addAction: ReactNode;
};

/** The list with all that can be in its place: on its way, failed, empty, nothing found, partly loaded. */
export function CustomerList({ list, customers, addAction }: Props) {
  const t = useTexts();
  const rows = customers.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={customers} failureTitle={t('customers:list.failed')} rows={8} hasAvatars />;
  if (rows.length === 0) return <NoCustomers list={list} addAction={addAction} />;
  return (
    <div className="grid gap-6" aria-busy={customers.isPlaceholderData || undefined}>
      <CustomersTable rows={rows} />
      <LoadMore
        list={customers}
        linkId={customerLinkId}
        label={t('customers:list.more')}
        failure={customers.error && <CallFailure title={t('customers:list.failed')} error={customers.error} />}
      />
    </div>
  );
}

function NoCustomers({ list: { filter, path }, addAction }: Pick<Props, 'list' | 'addAction'>) {
  const t = useTexts();
  if (Object.keys(filter).length > 0) {
    return (
      <div role="status">
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t('customers:list.nothing.title')}
          text={t('customers:list.nothing.text')}
          action={<ButtonLink to={path}>{t('customers:list.reset')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<PersonIcon size={40} />}
      title={t('customers:list.empty.title')}
      text={t('customers:list.empty.text')}
      action={addAction}
    />
  );
}
