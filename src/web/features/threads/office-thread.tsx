import type { ReactNode } from 'react';
import type { OfficeMessage } from '#contract/threads.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { RenderTools } from './composer.tsx';
import type { ShownMessage, ThreadView } from './thread-calls.ts';
import { type Opening, Thread } from './thread.tsx';
import { useThread } from './use-thread.ts';

type Props = ThreadKey & {
  /** Language of the customer, where it is another one than that of the office. */
  lang?: string | undefined;
  /** Whether one writes here only to those who have an account: others are answered by mail. */
  isForAccounts?: boolean;
  /** What the customer has written at the very beginning. */
  opening?: Opening | null;
  renderTools?: RenderTools;
  /** Opens the whole mail that brought a message. */
  renderWholeMail: (id: string, label: string) => ReactNode;
};

/** The messages with a customer in the office: with mails, what was said before changes, and the form where somebody reads it (I2). */
export function OfficeThread(props: Props) {
  const { place, id, lang, isForAccounts = false, opening, renderTools, renderWholeMail } = props;
  const t = useTexts();
  const view: ThreadView = { side: 'agency', place, id };
  const { latest } = useThread(view);
  const reader = latest && 'reader' in latest ? latest.reader : 'nobody';
  const canWrite = isForAccounts ? reader === 'account' : reader !== 'nobody';
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Thread
        view={view}
        lang={lang}
        label={t('serviceRequests:conversation.label')}
        opening={opening}
        canWrite={canWrite}
        renderTools={renderTools}
        renderExtra={(message) =>
          isOffice(message) ? <Extra message={message} renderWholeMail={renderWholeMail} /> : null
        }
      />
      {latest && reader === 'nobody' && !isForAccounts ? (
        <p className="max-w-prose text-muted">{t('threads:noReader')}</p>
      ) : null}
    </div>
  );
}

const isOffice = (message: ShownMessage): message is OfficeMessage => 'former' in message;

type ExtraProps = { message: OfficeMessage } & Pick<Props, 'renderWholeMail'>;

/** By which way a message came or went, and what it said before. */
function Extra({ message, renderWholeMail }: ExtraProps) {
  const t = useTexts();
  const { source, mail, inboundMail, former } = message;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden">
        {mail ? (
          <Badge tone={mail.state === 'failed' ? 'stopped' : 'neutral'}>
            {t(`serviceRequests:mailStates.${mail.state}`)}
          </Badge>
        ) : null}
        {source === 'mail' ? <Badge tone="neutral">{t('serviceRequests:conversation.byMail')}</Badge> : null}
        {inboundMail ? <InboundMarks mail={inboundMail} renderWholeMail={renderWholeMail} /> : null}
      </div>
      {former.length > 0 ? <Former former={former} /> : null}
    </>
  );
}

type InboundProps = { mail: NonNullable<OfficeMessage['inboundMail']> } & Pick<Props, 'renderWholeMail'>;

/** What is to be known of the mail that brought a message. */
function InboundMarks({ mail, renderWholeMail }: InboundProps) {
  const t = useTexts();
  const { id, isAutomatic, isOtherSender, fromAddress, filesLeft } = mail;
  return (
    <>
      {isAutomatic ? <Badge tone="neutral">{t('serviceRequests:conversation.automatic')}</Badge> : null}
      {isOtherSender ? (
        <Badge tone="waiting">{t('serviceRequests:conversation.otherSender', { address: fromAddress })}</Badge>
      ) : null}
      {renderWholeMail(id, t('serviceRequests:conversation.wholeMail'))}
      {filesLeft > 0 ? (
        <span className="text-muted">{t('serviceRequests:conversation.filesLeft', { count: filesLeft })}</span>
      ) : null}
    </>
  );
}

function Former({ former }: Pick<OfficeMessage, 'former'>) {
  const t = useTexts();
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 pointer-coarse:min-h-11">
        {t('threads:former')}
      </summary>
      <ol className="grid gap-2 border-s-2 border-hair ps-3 text-muted">
        {former.map(({ at, body }) => (
          <li key={at} className="wrap-anywhere whitespace-pre-wrap">
            {body}
          </li>
        ))}
      </ol>
    </details>
  );
}
