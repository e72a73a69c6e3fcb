import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import type { Message } from '#domain/mail/check-message.ts';
import { useSecondsUntil } from '../../../lib/time/use-seconds-until.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoIcon } from '../../../ui/icons/arrows.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  const count = useSecondsUntil(leavesAt, useRefreshRequest(id));
  return (
    <Notice
      role="status"
      actions={
        <Button
          size="sm"
          icon={<UndoIcon size={16} />}
          isLoading={takeBack.isPending}
          loadingText={t('common:working')}
          // Not by the options of `mutate`: this notice is gone before they are called.
          onClick={() => void takeBack.mutateAsync(messageId).then(onTakenBack, () => undefined)}
        >
          {t('mail:reply.takeBack')}
        </Button>
      }
    >
      {/* The countdown is not read out again every second. */}
      <span aria-hidden="true">{t('mail:reply.leaving', { count })}</span>
      <span className="sr-only">{t('mail:reply.leavingSoon')}</span>
    </Notice>
  );
}
