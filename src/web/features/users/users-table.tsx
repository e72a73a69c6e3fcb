import type { User } from '#contract/accounts/users.ts';
import { isOfAgency } from '#domain/accounts/account.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import type { GetText } from '#locales/text-key.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AvatarLink } from '../../ui/avatar-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';

type Props = { rows: readonly User[]; addressOf: (id: string) => string };

/** Accounts for scanning: one line each, a block of lines on a phone. */
export function UsersTable({ rows, addressOf }: Props) {
  const t = useTexts();
  const now = useNow();
  return (
    <Table
      caption={t('users:list.caption')}
      columns={columnsOf({ t, now, addressOf })}
      rows={rows}
      rowKey={(user) => user.id}
      density="dense"
      phone="stack"
    />
  );
}

type Setting = { t: GetText; now: number | null; addressOf: (id: string) => string };

function columnsOf({ t, now, addressOf }: Setting): TableColumn<User>[] {
  return [
    {
      id: 'username',
      header: t('users:list.columns.username'),
      isRowHeader: true,
      renderCell: (user) => <UserLink user={user} href={addressOf(user.id)} />,
    },
    { id: 'email', header: t('users:list.columns.email'), renderCell: (user) => <EmailCell user={user} /> },
    {
      id: 'role',
      header: t('users:list.columns.role'),
      renderCell: (user) => {
        const role = t(`users:roles.${user.role}`);
        return isOfAgency(user.role) ? <Badge>{role}</Badge> : role;
      },
    },
    {
      id: 'factor',
      header: t('users:list.columns.secondFactor'),
      renderCell: (user) => factorWords(user, t),
    },
    {
      id: 'seen',
      header: t('users:list.columns.lastSeen'),
      renderCell: (user) =>
        user.lastSeenAt === null ? (
          <span className="text-muted">{t('users:signedOut')}</span>
        ) : (
          <TimeStamp at={user.lastSeenAt} now={now} />
        ),
    },
    {
      id: 'created',
      header: t('users:list.columns.created'),
      renderCell: (user) => <TimeStamp at={user.createdAt} now={now} />,
    },
  ];
}

type LinkProps = { user: User; href: string };

function UserLink({ user, href }: LinkProps) {
  const t = useTexts();
  return (
    <AvatarLink id={userLinkId(user)} initials={initialsOf(user.username)} href={href} name={user.username}>
      {user.isDisabled ? <Badge tone="stopped">{t('users:disabled')}</Badge> : null}
      {user.isOwn ? <span className="font-normal text-muted">({t('users:list.you')})</span> : null}
    </AvatarLink>
  );
}

/** Id of the link of a row, to move the focus to it. */
export function userLinkId({ id }: Pick<User, 'id'>): string {
  return `user-${id}`;
}

function EmailCell({ user: { email, isEmailVerified, isInvited } }: { user: User }) {
  const t = useTexts();
  if (email === null) return <span className="text-muted">{t('users:email.none')}</span>;
  const state = isEmailVerified ? t('users:email.verified') : t('users:email.unverified');
  return (
    <span className="wrap-anywhere">
      {email} <span className="text-sm text-muted">({isInvited ? t('users:invited') : state})</span>
    </span>
  );
}

/** The second factors of an account in words. */
export function factorWords({ hasTotp, passkeys }: User, t: GetText): string {
  const words = [
    ...(hasTotp ? [t('users:factors.app')] : []),
    ...(passkeys > 0 ? [t('users:factors.passkeys', { count: passkeys })] : []),
  ];
  return words.length > 0 ? words.join(', ') : t('users:factors.none');
}
