import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import type { Message } from '#domain/mail/check-message.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { HeldMail } from '../../../ui/held-mail.tsx';
import { useRefreshRequest, useTakeReplyBack } from './use-reply.ts';

type Props = { request: RequestDetail; onTakenBack: (message: Message) => void };

/** The reply that has not left yet: how long it can still be taken back, and the button for it. */
export function HeldReply({ request, onTakenBack }: Props) {
  const held = request.messages.findLast(({ leavesAt }) => leavesAt !== null);
  if (!held || held.leavesAt === null) return null;
  return <Held key={held.id} id={request.id} messageId={held.id} leavesAt={held.leavesAt} onTakenBack={onTakenBack} />;
}

type HeldProps = { id: string; messageId: string; leavesAt: number; onTakenBack: Props['onTakenBack'] };

function Held({ id, messageId, leavesAt, onTakenBack }: HeldProps) {
  const t = useTexts();
  const takeBack = useTakeReplyBack(id);
  return (
    <HeldMail
      leavesAt={leavesAt}
      onLeft={useRefreshRequest(id)}
      textOf={(count) => t('mail:reply.leaving', { count })}
      spokenText={t('mail:reply.leavingSoon')}
      label={t('mail:reply.takeBack')}
      isTakingBack={takeBack.isPending}
      // Not by the options of `mutate`: this notice is gone before they are called.
      onTakeBack={() => void takeBack.mutateAsync(messageId).then(onTakenBack, () => undefined)}
    />
  );
}
