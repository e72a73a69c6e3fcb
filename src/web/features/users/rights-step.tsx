import type { User } from '#contract/accounts/users.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ConfirmStep } from './confirm-step.tsx';
import type { UserForm } from './use-user-form.ts';

type Props = { user: User; form: UserForm; onBack: () => void };

/** Asks before somebody gets or loses the rights of an administrator (F6, G6). */
export function RightsStep({ user, form, onBack }: Props) {
  const t = useTexts();
  const { username } = user;
  const { failure, isSending } = form;
  const isGiven = form.values.isAdmin;
  return (
    <ConfirmStep
      user={user}
      title={isGiven ? t('users:rights.giveTitle', { username }) : t('users:rights.title', { username })}
      text={[isGiven ? t('users:rights.giveText') : t('users:rights.text')]}
      ownWarning={user.isOwn && !isGiven ? t('users:rights.own') : undefined}
      confirmLabel={isGiven ? t('users:rights.give') : t('users:rights.take')}
      isActing={isSending}
      failure={failure && { title: t('users:form.failure'), error: failure.error }}
      onConfirm={form.confirmRights}
      onBack={onBack}
    />
  );
}
