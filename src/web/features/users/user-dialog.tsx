import { useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { isMissing } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeleteStep } from './delete-step.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { type SecurityDeed, useUser } from './queries.ts';
import { RightsStep } from './rights-step.tsx';
import { SecuritySection } from './security-section.tsx';
import { SecurityStep } from './security-step.tsx';
import { useUserForm } from './use-user-form.ts';

type Props = { id: string; onClose: () => void };

/** What is asked before it is done; null while the account is looked at. */
type Step = { kind: 'delete' } | { kind: 'rights' } | { kind: 'security'; deed: SecurityDeed };

/** One account: name, address, rights, the ways in, and its end (G6). */
export function UserDialog({ id, onClose }: Props) {
  const { data, error } = useUser(id);
  if (data) return <OneUser key={data.id} user={data} onClose={onClose} />;
  return <Waiting error={error} onClose={onClose} />;
}

function Waiting({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const t = useTexts();
  return (
    <FormDialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('users:list.columns.username')}
    >
      {isMissing(error) ? <Notice tone="warning">{t('users:form.missing')}</Notice> : null}
      {error && !isMissing(error) ? <CallFailure title={t('users:list.failed')} error={error} /> : null}
      {error ? null : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </FormDialog>
  );
}

function OneUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts();
  const [step, setStep] = useState<Step | null>(null);
  const back = () => setStep(null);
  const form = useUserForm({
    user,
    askAboutRights: () => setStep({ kind: 'rights' }),
    onClash: back,
    onSaved({ role }) {
      const told = role === user.role ? 'saved' : 'savedSignedOut';
      showToast({ title: t(`users:form.${told}.title`), description: t(`users:form.${told}.text`), tone: 'success' });
      onClose();
    },
  });
  if (step?.kind === 'delete') return <DeleteStep user={user} onBack={back} onDone={onClose} />;
  if (step?.kind === 'security') return <SecurityStep user={user} deed={step.deed} onBack={back} />;
  if (step?.kind === 'rights') return <RightsStep user={user} form={form} onBack={back} />;
  return (
    <FormDialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('users:form.editTitle', { username: user.username })}
    >
      <EditUserForm form={form} />
      <SecuritySection user={user} onChoose={(deed) => setStep({ kind: 'security', deed })} />
      <div className="flex flex-wrap border-t border-hair pt-5">
        <Button size="sm" variant="danger" onClick={() => setStep({ kind: 'delete' })}>
          {t('users:delete.action')}
        </Button>
      </div>
    </FormDialog>
  );
}
