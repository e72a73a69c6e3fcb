import { Suspense, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { useListFilter } from '../../../features/users/use-list-filter.ts';
import { useUsers } from '../../../features/users/queries.ts';
import { UserList } from '../../../features/users/user-list.tsx';
import { UsersBar } from '../../../features/users/users-bar.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyNewUserDialog = lazyDialog(
  async () => (await import('../../../features/users/new-user-dialog.tsx')).NewUserDialog,
);
const LazyEndAllStep = lazyDialog(async () => (await import('../../../features/users/end-all-step.tsx')).EndAllStep);
const LazyUserDialog = lazyDialog(async () => (await import('../../../features/users/user-dialog.tsx')).UserDialog);

/** Accounts and who of them may enter the back office (G6). */
export function AdminUsersPage() {
  return (
    <AdminQueries>
      <Users />
    </AdminQueries>
  );
}

function Users() {
  const t = useTexts();
  const { language } = usePage();
  const [isAdding, setAdding] = useState(false);
  const [isEndingAll, setEndingAll] = useState(false);
  const list = useListFilter();
  const users = useUsers(list.filter);
  if (isDenied(users.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <h1 tabIndex={-1} className="me-auto text-2xl">
            {t('users:list.title')}
          </h1>
          <ButtonLink size="sm" variant="quiet" to={pathOf('adminProfile', language)}>
            {t('users:list.own')}
          </ButtonLink>
          <Button variant="quiet" size="sm" onClick={() => setEndingAll(true)}>
            {t('users:everybody.action')}
          </Button>
          <Button variant="primary" size="sm" icon={<PlusIcon size={20} />} onClick={() => setAdding(true)}>
            {t('users:list.add')}
          </Button>
        </>
      }
    >
      <UsersBar list={list} />
      <UserList list={list} users={users} />
      <Suspense fallback={null}>
        {isAdding ? <LazyNewUserDialog onClose={() => setAdding(false)} /> : null}
        {isEndingAll ? <LazyEndAllStep onClose={() => setEndingAll(false)} /> : null}
        {list.openId === null ? null : <LazyUserDialog key={list.openId} id={list.openId} onClose={list.close} />}
      </Suspense>
    </AdminFrame>
  );
}
