import { Suspense, useState } from 'react';
import type { FirmInvitation, FirmMember } from '#contract/firms/firms.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { formatDay } from '#domain/days.ts';
import { type FirmRight, firmRights } from '#domain/firms/rights.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangePeople, useFirmPeople } from './people-queries.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyInviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Who may see what is a customer's in the portal, and what they may do there (I5). */
export function PeopleSection({ customer }: { customer: string }) {
  const t = useTexts();
  const [isInviting, setInviting] = useState(false);
  return (
    <section id="people" tabIndex={-1} aria-labelledby="people-title" className="grid scroll-mt-6 content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 border-ink pb-1">
        <h2 id="people-title" className="text-lg">
          {t('customers:people.title')}
        </h2>
        <Button
          size="sm"
          variant="quiet"
          className="-me-3.5"
          icon={<PlusIcon size={20} />}
          onClick={() => setInviting(true)}
        >
          {t('customers:people.invite')}
        </Button>
      </div>
      <People customer={customer} />
      {isInviting ? (
        <Suspense fallback={null}>
          <LazyInviteDialog customer={customer} onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function People({ customer }: { customer: string }) {
  const t = useTexts();
  const { data, error } = useFirmPeople(customer);
  if (error) return <CallFailure title={t('customers:people.loadFailure')} error={error} />;
  const { members, invitations } = data ?? { members: [], invitations: [] };
  const isEmpty = members.length + invitations.length === 0;
  return (
    <>
      <p className="max-w-prose text-sm text-muted">
        {t(data && isEmpty ? 'customers:people.empty' : 'customers:people.lead')}
      </p>
      {isEmpty ? null : (
        <ul className="-mt-3">
          {members.map((member) => (
            <MemberRow key={member.id} customer={customer} member={member} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} customer={customer} invitation={invitation} />
          ))}
        </ul>
      )}
    </>
  );
}

function MemberRow({ customer, member }: { customer: string; member: FirmMember }) {
  const t = useTexts();
  const change = useChangePeople(customer);
  const { id, name, email, isOwner, right } = member;

  async function setRight(chosen: string): Promise<void> {
    await change.mutateAsync({ kind: 'right', member: id, right: chosen as FirmRight });
    showToast({ title: t('customers:people.changed'), tone: 'success' });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3">
      <Avatar initials={initialsOf(name)} size="md" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        {email === '' ? null : (
          <a className="text-sm wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {isOwner ? (
        <Badge tone="done">{t('customers:people.owner')}</Badge>
      ) : (
        <>
          <CompactSelect
            label={t('customers:people.right', { name })}
            value={right}
            options={firmRights.map((value) => ({ value, label: t(`firms:rights.${value}.title`) }))}
            onChoose={(chosen) => void setRight(chosen)}
          />
          <MemberEnd customer={customer} member={member} />
        </>
      )}
      {change.error ? <CallFailure title={t('customers:people.failure')} error={change.error} /> : null}
    </li>
  );
}

/** Makes somebody the owner, or removes them; both are asked about. */
function MemberEnd({ customer, member: { id, name } }: { customer: string; member: FirmMember }) {
  const t = useTexts();
  const change = useChangePeople(customer);
  const renderFailure = (error: unknown) => <CallFailure title={t('customers:people.failure')} error={error} />;

  async function act(kind: 'remove' | 'appoint', title: string): Promise<void> {
    await change.mutateAsync({ kind, member: id });
    showToast({ title, tone: 'success' });
    document.getElementById('people')?.focus();
  }

  return (
    <div className="button-row flex flex-wrap gap-1">
      <ConfirmedAction
        variant="quiet"
        label={t('customers:people.appoint')}
        spokenLabel={t('customers:people.appointNamed', { name })}
        title={t('customers:people.appointTitle')}
        text={t('customers:people.appointText', { name })}
        act={() => act('appoint', t('customers:people.appointed'))}
        renderFailure={renderFailure}
      />
      <ConfirmedAction
        variant="quiet"
        label={t('customers:people.remove')}
        spokenLabel={t('customers:people.removeNamed', { name })}
        title={t('customers:people.removeTitle')}
        text={t('customers:people.removeText', { name })}
        act={() => act('remove', t('customers:people.removed'))}
        renderFailure={renderFailure}
      />
    </div>
  );
}

function InvitationRow({ customer, invitation }: { customer: string; invitation: FirmInvitation }) {
  const t = useTexts();
  const { language } = usePage();
  const change = useChangePeople(customer);
  const { id, email, right, expiresAt, isOver } = invitation;
  const date = formatDay(expiresAt, language);

  async function revoke(): Promise<void> {
    await change.mutateAsync({ kind: 'revoke', invitation: id });
    showToast({ title: t('customers:people.revoked'), tone: 'success' });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="leading-snug wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">
          {t(`firms:rights.${right}.title`)},{' '}
          {t(isOver ? 'customers:people.invitedOver' : 'customers:people.invitedUntil', { date })}
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('customers:people.revokeNamed', { email })}
        onClick={() => void revoke()}
      >
        {t('customers:people.revoke')}
      </Button>
      {change.error ? <CallFailure title={t('customers:people.failure')} error={change.error} /> : null}
    </li>
  );
}
