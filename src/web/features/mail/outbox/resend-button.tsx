import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OutboxRow, getOutboxMail, resendMail } from '#contract/mail/mail-delivery.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { useFailureMessage } from '../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { outboxKey } from '../queries.ts';

type Props = { mail: Pick<OutboxRow, 'id' | 'recipient' | 'state'>; onDone: () => void };

/** Sends a mail again: one that never left as it is, one that left as a copy. */
export function ResendButton({ mail, onDone }: Props) {
  const t = useTexts();
  const resend = useResend(mail.id);
  const failure = useFailureMessage(resend.error);

  function press() {
    if (resend.isPending) return;
    resend.mutate(undefined, {
      onSuccess() {
        const description = t('mail:outbox.resend.done.text', { recipient: mail.recipient });
        showToast({ title: t('mail:outbox.resend.done.title'), description, tone: 'success' });
        onDone();
      },
      onError: () => showToast({ title: t('mail:outbox.resend.failed'), tone: 'destructive' }),
    });
  }

  return (
    <>
      {resend.error ? (
        <Notice tone="danger" role="alert" title={t('mail:outbox.resend.failed')}>
          {failure}
        </Notice>
      ) : null}
      <Button
        variant={mail.state === 'sent' ? 'secondary' : 'primary'}
        className="justify-self-start"
        icon={<MailIcon size={20} />}
        isLoading={resend.isPending}
        loadingText={t('common:working')}
        onClick={press}
      >
        {mail.state === 'sent' ? t('mail:outbox.resend.copy') : t('mail:outbox.resend.action')}
      </Button>
    </>
  );
}

function useResend(id: string) {
  const client = useQueryClient();
  const content = `resend ${id}`;
  return useMutation({
    mutationKey: ['outbox', 'resend'],
    mutationFn: () =>
      asSignedIn(() => callEndpoint(resendMail, { parameters: { id }, idempotencyKey: idempotencyKeyOf(content) })),
    onSuccess: () => forgetIdempotencyKey(content),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: outboxKey }),
        client.invalidateQueries({ queryKey: [getOutboxMail.path, id] }),
      ]),
    meta: { isHandled: true },
  });
}
