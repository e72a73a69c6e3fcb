import type { User } from '#contract/accounts/users.ts';
import type { GetText } from '#locales/text-key.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { type SecurityDeed, useSecureUser } from './queries.ts';

type Props = { user: User; deed: SecurityDeed; onBack: () => void };

/** Asks before somebody is signed out, loses the second factor, is mailed a link, or is let in no more. */
export function SecurityStep({ user, deed, onBack }: Props) {
  const t = useTexts();
  const secure = useSecureUser(user);
  const { title, text, label, done, failure } = wordsOf(deed, user, t);

  function act(): void {
    if (secure.isPending) return;
    secure.mutate(deed, {
      onSuccess() {
        showToast({ title: done, tone: 'success' });
        onBack();
      },
    });
  }

  return (
    <ConfirmStep
      user={user}
      title={title}
      text={[text]}
      confirmLabel={label}
      isActing={secure.isPending}
      failure={secure.error && { title: failure, error: secure.error }}
      onConfirm={act}
      onBack={onBack}
    />
  );
}

function wordsOf(deed: SecurityDeed, { username, email }: User, t: GetText) {
  switch (deed) {
    case 'sessions':
      return {
        title: t('users:security.endTitle', { username }),
        text: t('users:security.endText'),
        label: t('users:security.endSessions'),
        done: t('users:security.ended'),
        failure: t('users:security.endFailure'),
      };
    case 'factor':
      return {
        title: t('users:security.resetTitle', { username }),
        text: t('users:security.resetText'),
        label: t('users:security.reset'),
        done: t('users:security.resetDone'),
        failure: t('users:security.resetFailure'),
      };
    case 'disable':
      return {
        title: t('users:security.disableTitle', { username }),
        text: t('users:security.disableText'),
        label: t('users:security.disable'),
        done: t('users:security.disableDone'),
        failure: t('users:security.disableFailure'),
      };
    case 'enable':
      return {
        title: t('users:security.enableTitle', { username }),
        text: t('users:security.enableText'),
        label: t('users:security.enable'),
        done: t('users:security.enableDone'),
        failure: t('users:security.enableFailure'),
      };
    case 'link':
      return {
        title: t('users:security.linkTitle', { email: email ?? '' }),
        text: t('users:security.linkText'),
        label: t('users:security.link'),
        done: t('users:security.linkDone'),
        failure: t('users:security.linkFailure'),
      };
  }
}
