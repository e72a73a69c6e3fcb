import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resendFailedMails } from '#contract/mail/mail-delivery.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { outboxKey } from '../queries.ts';

/** Sends every mail again that was given up, once that has been confirmed. */
export function ResendFailed() {
  const t = useTexts();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: ['outbox', 'resend-failed'],
    mutationFn: () => asSignedIn(() => callEndpoint(resendFailedMails, {})),
    onSettled: () => client.invalidateQueries({ queryKey: outboxKey }),
    meta: { isHandled: true },
  });

  async function act(): Promise<void> {
    const { resent } = await mutateAsync();
    showToast({
      title: t('mail:outbox.resendAll.done.title'),
      description: t('mail:outbox.resendAll.done.text', { count: resent }),
      tone: 'success',
    });
  }

  return (
    <ConfirmedAction
      label={t('mail:outbox.resendAll.action')}
      variant="secondary"
      title={t('mail:outbox.resendAll.title')}
      text={t('mail:outbox.resendAll.text')}
      tone="primary"
      act={act}
      renderFailure={(error) => <CallFailure title={t('mail:outbox.resendAll.failed')} error={error} />}
    />
  );
}
