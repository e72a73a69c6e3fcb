import { type WholeInboundMail, inboundMailSourcePath } from '#contract/mail/inbound-mail.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { DownloadIcon } from '../../ui/icons/arrows.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MailFrame } from '#web/features/mail/mail-frame.tsx';
import { MailDecision } from './mail-decision.tsx';
import { useWholeMail } from './queries.ts';

type Props = { id: string; onClose: () => void };

/** One mail with its whole text, and what a person can decide about it. */
export function WholeMailDialog({ id, onClose }: Props) {
  const t = useTexts();
  const { data, error } = useWholeMail(id);
  return (
    <MailFrame
      title={data?.subject || t('inboundMail:noSubject')}
      failureTitle={t('inboundMail:detail.failed')}
      error={error}
      onClose={onClose}
    >
      {data ? <MailParts mail={data} onDone={onClose} /> : null}
    </MailFrame>
  );
}

type MailProps = { mail: WholeInboundMail };

function MailParts({ mail, onDone }: MailProps & { onDone: () => void }) {
  const t = useTexts();
  const { id, state, text, filesLeft, hasSource } = mail;
  const isOpen = state === 'waiting' || state === 'set-aside';
  return (
    <>
      <Facts mail={mail} />
      {filesLeft > 0 && !isOpen ? <Notice>{t('inboundMail:detail.filesLeft', { count: filesLeft })}</Notice> : null}
      {isOpen ? <MailDecision mail={mail} onDone={onDone} /> : null}
      {text === '' ? (
        <p className="text-muted">{t('inboundMail:detail.noText')}</p>
      ) : (
        <p className="border-s-2 border-hair ps-4 text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
      )}
      {hasSource ? (
        <ButtonLink
          size="sm"
          className="justify-self-start"
          icon={<DownloadIcon size={20} />}
          to={inboundMailSourcePath.replace(':id', id)}
          reloadDocument
        >
          {t('inboundMail:detail.source')}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Facts({ mail }: MailProps) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const { fromName, fromAddress, receivedAt, reason, request } = mail;
  const sender = [fromName, fromAddress].filter((part) => part !== '').join(', ');
  const items: Definition[] = [
    { id: 'from', term: t('inboundMail:detail.from'), detail: sender || t('inboundMail:noSender') },
    { id: 'received', term: t('inboundMail:detail.received'), detail: <TimeStamp at={receivedAt} now={now} /> },
    {
      id: 'reason',
      term: t('inboundMail:detail.reason'),
      detail: request ? (
        <a href={pathOf('adminRequest', language, { id: request.id })}>
          {t('inboundMail:detail.request', { number: request.number })}
        </a>
      ) : (
        t(`inboundMail:reasons.${reason}`)
      ),
    },
  ];
  return <DefinitionList items={items} />;
}
