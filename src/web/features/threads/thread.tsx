import { type ReactNode, useRef, useState } from 'react';
import { otherSide } from '#domain/threads/thread.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { Composer, type PlainForm, type RenderTools } from './composer.tsx';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { MessageFrame } from './message-frame.tsx';
import { MessageItem } from './message-item.tsx';
import { MessageText } from './message-text.tsx';
import type { ShownMessage, ShownPage, ThreadView } from './thread-calls.ts';
import { UnsentItem } from './unsent-item.tsx';
import { type Outbox, useOutbox } from './use-outbox.ts';
import { useSeen } from './use-seen.ts';
import { type OpenThread, useThread } from './use-thread.ts';
import { useOtherTyping } from './use-typing.ts';

type Props = {
  view: ThreadView;
  /** The latest page as the server has rendered it. */
  start?: ShownPage | undefined;
  plain?: PlainForm | undefined;
  /** Language of what was written, where it is another one than that of the page. */
  lang?: string | undefined;
  /** What the list of messages is called. */
  label?: string;
  opening?: Opening | null | undefined;
  /** Whether one may write here. */
  canWrite?: boolean;
  renderTools?: RenderTools | undefined;
  /** What only the office shows of a message. */
  renderExtra?: (message: ShownMessage) => ReactNode;
};

/** What a customer has written before there was a thread, such as the message of the contact form. */
export type Opening = { author: string; at: number; body: string };

/** A thread of messages as both sides read and write it: the latest at the end, above the form (I2). */
export function Thread(props: Props) {
  const { view, start } = props;
  const thread = useThread(view, start);
  const { error, isFetching, refetch } = thread.query;
  if (thread.latest) return <LoadedThread {...props} thread={thread} latest={thread.latest} />;
  return error ? (
    <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <RowsSkeleton rows={3} />
  );
}

type LoadedProps = Props & { thread: OpenThread; latest: ShownPage };

function LoadedThread({ thread, latest, ...props }: LoadedProps) {
  const { view, plain, canWrite = true, renderTools } = props;
  const t = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const [quoted, setQuoted] = useState<ShownMessage | null>(null);
  const { messages } = thread;
  const outbox = useOutbox(view, messages);
  const isTyping = useOtherTyping(latest.thread, messages.at(-1)?.id);
  useSeen(view, messages, { end, unread: latest.unread });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <EarlierButton thread={thread} />
      <MessageList {...props} thread={thread} seenAt={latest.seenAt} outbox={outbox} onQuote={setQuoted} />
      <div ref={end} role="status" className="min-h-6 text-sm text-muted">
        {isTyping ? t(`threads:typing.${otherSide(view.side)}`) : null}
      </div>
      {canWrite ? (
        <Composer
          view={view}
          quoted={quoted}
          onStopQuoting={() => setQuoted(null)}
          onSend={outbox.send}
          plain={plain}
          renderTools={renderTools}
        />
      ) : null}
    </div>
  );
}

function EarlierButton({ thread: { query } }: { thread: OpenThread }) {
  const t = useTexts();
  if (!query.hasNextPage) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      className="justify-self-center"
      isLoading={query.isFetchingNextPage}
      loadingText={t('common:loading')}
      onClick={() => void query.fetchNextPage()}
    >
      {t('threads:earlier')}
    </Button>
  );
}

type ListProps = Pick<Props, 'view' | 'lang' | 'label' | 'opening' | 'canWrite' | 'renderExtra'> & {
  thread: OpenThread;
  seenAt: number | null;
  outbox: Outbox;
  onQuote: (message: ShownMessage) => void;
};

function MessageList({ thread, seenAt, outbox, onQuote, ...props }: ListProps) {
  const { view, lang, label, opening, canWrite = true, renderExtra } = props;
  const t = useTexts();
  const { messages, query } = thread;
  const first = query.hasNextPage ? null : opening;
  if (messages.length + outbox.waiting.length === 0 && !first) {
    return canWrite ? <p className="max-w-prose text-muted">{t(`threads:empty.${view.side}`)}</p> : null;
  }
  const lastOwn = messages.findLast(({ side, isDeleted }) => side === view.side && !isDeleted)?.id;
  return (
    <ol aria-label={label ?? t('threads:conversation')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {first ? <OpeningMessage opening={first} lang={lang} /> : null}
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          view={view}
          message={message}
          lang={lang}
          state={message.id === lastOwn ? <Seen key="seen" at={message.at} seenAt={seenAt} /> : null}
          onQuote={onQuote}
          extra={renderExtra?.(message)}
        />
      ))}
      {outbox.waiting.map((item) => (
        <UnsentItem key={item.key} item={item} outbox={outbox} />
      ))}
    </ol>
  );
}

type OpeningProps = { opening: Opening; lang: string | undefined };

function OpeningMessage({ opening: { author, at, body }, lang }: OpeningProps) {
  const now = useNow();
  return (
    <MessageFrame
      isOwnSide={false}
      head={
        <>
          <span className="font-semibold wrap-anywhere">{author}</span>
          <TimeStamp at={at} now={now} />
        </>
      }
    >
      <div lang={lang}>
        <MessageText body={body} />
      </div>
    </MessageFrame>
  );
}

type SeenProps = { at: number; seenAt: number | null };

/** Whether the other side has read the latest message of one's own. */
function Seen({ at, seenAt }: SeenProps) {
  const t = useTexts();
  return <span>{t(seenAt !== null && seenAt >= at ? 'threads:states.seen' : 'threads:states.sent')}</span>;
}
