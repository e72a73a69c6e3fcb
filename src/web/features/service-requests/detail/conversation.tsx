import type { ReactNode } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { mailTone } from './mail-tone.ts';

type Said = RequestDetail['messages'][number];
type Props = {
  request: RequestDetail;
  /** Opens the whole mail that brought a message. */
  renderWholeMail: (id: string, label: string) => ReactNode;
};

/** What was said between the agency and the customer, the latest first, down to what the customer wrote at the beginning. */
export function Conversation({ request, renderWholeMail }: Props) {
  const t = useTexts();
  const { messages, language } = request;
  const said = messages.toReversed();
  const begins = beginsWithMessage(request);
  if (said.length === 0 && !begins) return null;
  return (
    <ol aria-label={t('serviceRequests:conversation.label')} className="grid gap-4">
      {said.map((message) => (
        <Message
          key={message.id}
          isOurs={message.direction === 'to-customer'}
          name={nameOf(message, request, t('serviceRequests:notes.formerUser'))}
          at={message.at}
          language={language}
          text={message.body}
          mark={
            <>
              <MailMark request={request} mailId={message.mailId} />
              <InboundMark said={message} />
            </>
          }
          foot={message.inboundMail && <InboundFoot mail={message.inboundMail} renderWholeMail={renderWholeMail} />}
        />
      ))}
      {begins ? (
        <Message
          isOurs={false}
          name={request.contact.name}
          at={request.createdAt}
          language={language}
          text={request.description}
        />
      ) : null}
    </ol>
  );
}

/** Who has said something: one of ours, the customer, or whoever has written instead. */
function nameOf({ direction, authorName, inboundMail }: Said, { contact }: RequestDetail, former: string): string {
  if (direction === 'to-customer') return authorName ?? former;
  if (!inboundMail?.isOtherSender) return contact.name;
  return inboundMail.fromName || inboundMail.fromAddress;
}

/** Whether the description of a request is a message of the customer's own. */
export function beginsWithMessage({ source, description }: Pick<RequestDetail, 'source' | 'description'>): boolean {
  return source === 'contact' && description.trim() !== '';
}

type MessageProps = {
  isOurs: boolean;
  name: string;
  at: number;
  language: RequestDetail['language'];
  text: string;
  mark?: ReactNode;
  foot?: ReactNode;
};

function Message({ isOurs, name, at, language, text, mark, foot }: MessageProps) {
  const now = useNow();
  return (
    <li
      className={`grid gap-1.5 rounded-lg border px-4 py-3 ${isOurs ? 'ms-6 border-hair bg-sheet sm:ms-12' : 'me-6 border-timber bg-timber-soft sm:me-12'}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <TimeStamp at={at} now={now} />
        {mark}
      </p>
      <p lang={language} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      {foot}
    </li>
  );
}

type MarkProps = { request: RequestDetail; mailId: string | null };

/** How far the mail of a message has come. */
function MailMark({ request, mailId }: MarkProps) {
  const t = useTexts();
  const mail = request.mails.find(({ id }) => id === mailId);
  if (!mail) return null;
  return <Badge tone={mailTone[mail.state]}>{t(`serviceRequests:mailStates.${mail.state}`)}</Badge>;
}

type InboundMarkProps = { said: Said };

/** That a message came by mail, and what is to be known of its sender. */
function InboundMark({ said: { source, inboundMail } }: InboundMarkProps) {
  const t = useTexts();
  if (source !== 'mail') return null;
  return (
    <>
      <Badge tone="neutral">{t('serviceRequests:conversation.byMail')}</Badge>
      {inboundMail?.isAutomatic ? <Badge tone="neutral">{t('serviceRequests:conversation.automatic')}</Badge> : null}
      {inboundMail?.isOtherSender ? (
        <Badge tone="waiting">
          {t('serviceRequests:conversation.otherSender', { address: inboundMail.fromAddress })}
        </Badge>
      ) : null}
    </>
  );
}

type InboundFootProps = { mail: NonNullable<Said['inboundMail']> } & Pick<Props, 'renderWholeMail'>;

function InboundFoot({ mail: { id, filesLeft }, renderWholeMail }: InboundFootProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      {renderWholeMail(id, t('serviceRequests:conversation.wholeMail'))}
      {filesLeft > 0 ? (
        <span className="text-muted">{t('serviceRequests:conversation.filesLeft', { count: filesLeft })}</span>
      ) : null}
    </div>
  );
}
