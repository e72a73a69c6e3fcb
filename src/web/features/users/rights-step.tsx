import type { User } from '#contract/accounts/users.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ConfirmStep } from './confirm-step.tsx';
import type { UserForm } from './use-user-form.ts';

type Props = { user: User; form: UserForm; onBack: () => void };

/** Asks before somebody gets other rights (F6, G6, H11). */
export function RightsStep({ user, form, onBack }: Props) {
  const t = useTexts();
  const { username } = user;
  const { failure, isSending } = form;
  const { role } = form.values;
  return (
    <ConfirmStep
      user={user}
      title={t('users:rights.title', { username, role: t(`users:roles.${role}`) })}
      text={[
        t(`users:rights.to.${role}`),
        t('users:rights.signedOut'),
        ...(user.role === 'admin' ? [t('users:rights.released')] : []),
      ]}
      ownWarning={user.isOwn ? t('users:rights.own') : undefined}
      confirmLabel={t('users:rights.change')}
      isActing={isSending}
      failure={failure && { title: t('users:form.failure'), error: failure.error }}
      onConfirm={form.confirmRights}
      onBack={onBack}
    />
  );
}
