import type { User } from '#contract/accounts/users.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { useDeleteUser } from './queries.ts';

type Props = { user: User; onBack: () => void; onDone: () => void };

/** Asks before an account is deleted: what goes with it, and what stays (G6). */
export function DeleteStep({ user, onBack, onDone }: Props) {
  const t = useTexts();
  const remove = useDeleteUser(user);
  const { username, version, assignedRequests } = user;

  function act(confirmation: string | undefined): void {
    if (remove.isPending) return;
    const body = { version, ...(confirmation !== undefined && { confirmation }) };
    remove.mutate(body, {
      onSuccess() {
        showToast({
          title: t('users:form.deleted.title'),
          description: t('users:form.deleted.text', { username }),
          tone: 'success',
        });
        onDone();
      },
    });
  }

  return (
    <ConfirmStep
      user={user}
      title={t('users:delete.title', { username })}
      text={[
        ...(assignedRequests > 0 ? [t('users:delete.assigned', { count: assignedRequests })] : []),
        t('users:delete.text'),
      ]}
      ownWarning={user.isOwn ? t('users:delete.own') : undefined}
      confirmLabel={t('users:delete.action')}
      isActing={remove.isPending}
      failure={remove.error && { title: t('users:delete.failure'), error: remove.error }}
      onConfirm={act}
      onBack={onBack}
    />
  );
}
