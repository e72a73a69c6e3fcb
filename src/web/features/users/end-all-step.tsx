import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { useEndAllSessions } from './queries.ts';

type Props = { onClose: () => void };

/** Asks before everybody is signed out. */
export function EndAllStep({ onClose }: Props) {
  const t = useTexts();
  const end = useEndAllSessions();

  function act(): void {
    if (end.isPending) return;
    end.mutate(undefined, {
      onSuccess() {
        showToast({ title: t('users:everybody.done'), tone: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmStep
      user={nobody}
      title={t('users:everybody.title')}
      text={[t('users:everybody.text')]}
      confirmLabel={t('users:everybody.action')}
      isActing={end.isPending}
      failure={end.error && { title: t('users:everybody.failure'), error: end.error }}
      onConfirm={act}
      onBack={onClose}
    />
  );
}

/** No name is to be typed. */
const nobody = { username: '' };
