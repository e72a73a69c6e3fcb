import { useIsOnline } from '../../lib/browser/use-is-online.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ClockIcon } from '../../ui/icons/things.tsx';
import { MessageFrame } from './message-frame.tsx';
import { MessageText } from './message-text.tsx';
import type { UnsentMessage } from './outbox-store.ts';
import type { Outbox } from './use-outbox.ts';

type Props = { item: UnsentMessage; outbox: Outbox };

/** A message on its way: being sent, waiting for a connection, or refused, with what can be done then. */
export function UnsentItem({ item, outbox }: Props) {
  const t = useTexts();
  const isOnline = useIsOnline();
  const { key, body, refusal } = item;
  return (
    <MessageFrame
      isOwnSide
      head={
        <span className="inline-flex items-center gap-2 text-muted" role="status">
          <ClockIcon size={16} />
          {refusal === null ? t(isOnline ? 'threads:states.sending' : 'threads:states.waiting') : null}
          {refusal === null ? null : <span className="text-danger">{t('threads:composer.failed')}</span>}
        </span>
      }
      foot={
        refusal === null ? null : (
          <>
            <span className="text-danger">{refusal}</span>
            <Button size="sm" variant="quiet" onClick={() => outbox.retry(key)}>
              {t('threads:outbox.retry')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => outbox.drop(key)}>
              {t('threads:outbox.drop')}
            </Button>
          </>
        )
      }
    >
      <MessageText body={body} />
    </MessageFrame>
  );
}
