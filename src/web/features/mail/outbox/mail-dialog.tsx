import type * as z from 'zod/mini';
import type { getOutboxMail } from '#contract/mail/mail-delivery.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { type Definition, DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MailFrame } from '../mail-frame.tsx';
import { MailStateBadge } from './outbox-table.tsx';
import { useOutboxMail } from '../queries.ts';
import { ResendButton } from './resend-button.tsx';

type Props = { id: string; onClose: () => void };
type Mail = z.infer<(typeof getOutboxMail)['output']>;

/** One mail with its text, what stands in its way, and the way to send it again. */
export function MailDialog({ id, onClose }: Props) {
  const t = useTexts();
  const { data, error } = useOutboxMail(id);
  return (
    <MailFrame
      title={data?.subject ?? t('mail:outbox.title')}
      failureTitle={t('mail:outbox.detail.failed')}
      error={error}
      onClose={onClose}
    >
      {data ? <MailParts mail={data} onDone={onClose} /> : null}
    </MailFrame>
  );
}

type MailProps = { mail: Mail };

function MailParts({ mail, onDone }: MailProps & { onDone: () => void }) {
  const t = useTexts();
  return (
    <>
      {mail.failure && mail.state !== 'sent' ? (
        <Notice tone={mail.state === 'failed' ? 'danger' : 'warning'} title={t(`mail:failures.${mail.failure}`)}>
          <p className="text-sm text-muted">
            {t('mail:outbox.detail.words')}: <span lang="en">{mail.lastError}</span>
          </p>
        </Notice>
      ) : null}
      <Facts mail={mail} />
      {mail.isResendable ? <ResendButton mail={mail} onDone={onDone} /> : null}
      {mail.text === '' ? (
        <p className="text-muted">{t('mail:outbox.detail.forgotten')}</p>
      ) : (
        <p lang={mail.language} className="border-s-2 border-hair ps-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.text}
        </p>
      )}
    </>
  );
}

function Facts({ mail }: MailProps) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const { request, replyTo, sentAt, attachment } = mail;
  const items: (Definition | null)[] = [
    {
      id: 'state',
      term: t('mail:outbox.columns.state'),
      detail: (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MailStateBadge state={mail.state} />
          <span className="figures text-sm text-muted">{t('mail:outbox.attempts', { count: mail.attempts })}</span>
        </span>
      ),
    },
    { id: 'kind', term: t('mail:outbox.columns.kind'), detail: t(`mail:kinds.${mail.kind}`) },
    { id: 'recipient', term: t('mail:outbox.detail.recipient'), detail: <Address text={mail.recipient} /> },
    { id: 'sender', term: t('mail:outbox.detail.sender'), detail: <Address text={mail.sender} /> },
    replyTo === null || replyTo === mail.sender
      ? null
      : { id: 'replyTo', term: t('mail:outbox.detail.replyTo'), detail: <Address text={replyTo} /> },
    attachment === null
      ? null
      : { id: 'attachment', term: t('mail:outbox.detail.attachment'), detail: <Address text={attachment} /> },
    { id: 'created', term: t('mail:outbox.detail.created'), detail: <TimeStamp at={mail.createdAt} now={now} /> },
    sentAt === null
      ? null
      : { id: 'sent', term: t('mail:outbox.detail.sent'), detail: <TimeStamp at={sentAt} now={now} /> },
    request && {
      id: 'request',
      term: t('mail:outbox.columns.request'),
      detail: (
        <a href={pathOf('adminRequest', language, { id: request.id })}>
          {t('mail:outbox.detail.request', { number: request.number })}
        </a>
      ),
    },
  ];
  return <DefinitionList items={items.filter((item) => item !== null)} />;
}

type AddressProps = { text: string };

function Address({ text }: AddressProps) {
  return <span className="wrap-anywhere">{text}</span>;
}
