import type { User } from '#contract/users.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { useChangeUser } from './queries.ts';
import type { UserDraft } from './use-user-form.ts';

type Props = { user: User; draft: UserDraft; onBack: () => void; onDone: () => void };

/** Asks before somebody gets or loses the rights of an administrator (F6, G6). */
export function RightsStep({ user, draft, onBack, onDone }: Props) {
  const t = useTexts();
  const change = useChangeUser(user);
  const { username } = user;
  const isGiven = draft.isAdmin;

  function act(confirmation: string | undefined): void {
    if (change.isPending) return;
    const body = { ...draft, ...(confirmation !== undefined && { confirmation }) };
    change.mutate(body, {
      onSuccess() {
        const { title, text } = {
          title: t('users:form.savedSignedOut.title'),
          text: t('users:form.savedSignedOut.text'),
        };
        showToast({ title, description: text, tone: 'success' });
        onDone();
      },
    });
  }

  return (
    <ConfirmStep
      user={user}
      title={isGiven ? t('users:rights.giveTitle', { username }) : t('users:rights.title', { username })}
      text={[isGiven ? t('users:rights.giveText') : t('users:rights.text')]}
      ownWarning={user.isOwn && !isGiven ? t('users:rights.own') : undefined}
      confirmLabel={isGiven ? t('users:rights.give') : t('users:rights.take')}
      isActing={change.isPending}
      failure={change.error && { title: t('users:form.failure'), error: change.error }}
      onConfirm={act}
      onBack={onBack}
    />
  );
}
