import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons/office.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import type { ListFilter } from './use-list-filter.ts';
import { PendingList } from '../../ui/pending-list.tsx';
import type { useUsers } from './queries.ts';
import { UsersTable, userLinkId } from './users-table.tsx';

type Props = { list: ListFilter; users: ReturnType<typeof useUsers> };

/** The list with all that can be in its place: on its way, failed, nothing found, partly loaded. It is never empty. */
export function UserList({ list, users }: Props) {
  const t = useTexts();
  const rows = users.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={users} failureTitle={t('users:list.failed')} rows={6} hasAvatars />;
  if (rows.length === 0) {
    return (
      <div role="status">
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t('users:list.nothing.title')}
          text={t('users:list.nothing.text')}
          action={<ButtonLink to={list.path}>{t('users:list.reset')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-6" aria-busy={users.isPlaceholderData || undefined}>
      <UsersTable rows={rows} addressOf={list.addressOfUser} />
      <LoadMore
        list={users}
        linkId={userLinkId}
        label={t('users:list.more')}
        failure={users.error && <CallFailure title={t('users:list.failed')} error={users.error} />}
      />
    </div>
  );
}
