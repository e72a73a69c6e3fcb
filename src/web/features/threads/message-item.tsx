import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageEdit } from './message-edit.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageFrame } from './message-frame.tsx';
import { MessageText } from './message-text.tsx';
import type { ShownMessage, ThreadView } from './thread-calls.ts';

type Props = {
  view: ThreadView;
  message: ShownMessage;
  /** Language of the other side, where it is another one than that of the page. */
  lang?: string | undefined;
  /** Whether it was read, beneath the latest message of one's own side. */
  state: ReactNode;
  onQuote: (message: ShownMessage) => void;
  /** What only the office shows of it. */
  extra?: ReactNode;
};

/** One message of a thread with what it answers and what its author may still do with it. */
export function MessageItem({ view, message, lang, state, onQuote, extra }: Props) {
  const t = useTexts();
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const { quoted, isDeleted, isEdited } = message;
  const foot = [
    state,
    isDeleted || isEditing ? null : (
      <MessageActions
        key="actions"
        view={view}
        message={message}
        onQuote={() => onQuote(message)}
        onEdit={() => setEditing(true)}
      />
    ),
  ];
  return (
    <MessageFrame
      isOwnSide={message.side === view.side}
      head={
        <>
          <span className="font-semibold wrap-anywhere">{message.isOwn ? t('threads:own') : message.author}</span>
          <TimeStamp at={message.at} now={now} />
          {isEdited ? <span className="text-muted">{t('threads:edited')}</span> : null}
        </>
      }
      foot={foot}
    >
      {quoted ? <QuotedMessage author={quoted.author} excerpt={quoted.excerpt} /> : null}
      <div lang={lang}>
        {isEditing && !isDeleted ? (
          <MessageEdit view={view} message={message} onClose={() => setEditing(false)} />
        ) : (
          <Words message={message} />
        )}
      </div>
      <MessageFiles view={view} files={message.files} />
      {extra}
    </MessageFrame>
  );
}

/** What a message says; nothing where only files were sent. */
function Words({ message: { body, isDeleted } }: Pick<Props, 'message'>) {
  const t = useTexts();
  if (isDeleted) return <p className="text-muted">{t('threads:deleted')}</p>;
  return body === '' ? null : <MessageText body={body} />;
}

type QuotedProps = { author: string; excerpt: string };

/** The message that another one answers, in one line. */
export function QuotedMessage({ author, excerpt }: QuotedProps) {
  const t = useTexts();
  return (
    <blockquote className="grid border-s-2 border-edge ps-3 text-sm">
      <span className="font-semibold wrap-anywhere">{author}</span>
      <span className="wrap-anywhere text-muted">{excerpt === '' ? t('threads:deleted') : excerpt}</span>
    </blockquote>
  );
}
