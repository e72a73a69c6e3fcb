import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discardHeldMails, sendHeldMails } from '#contract/mail/mail-delivery.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { outboxKey } from '../queries.ts';

type Props = { /** How many mails a restore has put on hold. */ held: number };

/** What a restore has put on hold, and the choice what becomes of it. */
export function HeldNotice({ held }: Props) {
  const t = useTexts();
  const { send, discard } = useEndings();
  const renderFailure = (error: unknown) => <CallFailure error={error} title={t('mail:outbox.held.failed')} />;
  return (
    <Notice
      tone="warning"
      role="note"
      title={t('mail:outbox.held.title', { count: held })}
      actions={
        <>
          <ConfirmedAction
            label={t('mail:outbox.held.send.action')}
            variant="secondary"
            title={t('mail:outbox.held.send.title', { count: held })}
            text={t('mail:outbox.held.send.text')}
            tone="primary"
            act={send}
            renderFailure={renderFailure}
          />
          <ConfirmedAction
            label={t('mail:outbox.held.discard.action')}
            title={t('mail:outbox.held.discard.title', { count: held })}
            text={t('mail:outbox.held.discard.text')}
            act={discard}
            renderFailure={renderFailure}
          />
        </>
      }
    >
      {t('mail:outbox.held.text')}
    </Notice>
  );
}

function useEndings() {
  const client = useQueryClient();
  const options = {
    onSettled: () => client.invalidateQueries({ queryKey: outboxKey }),
    meta: { isHandled: true },
  };
  const send = useMutation({ ...options, mutationFn: () => asSignedIn(() => callEndpoint(sendHeldMails, {})) });
  const discard = useMutation({ ...options, mutationFn: () => asSignedIn(() => callEndpoint(discardHeldMails, {})) });
  return { send: () => send.mutateAsync(), discard: () => discard.mutateAsync() };
}
