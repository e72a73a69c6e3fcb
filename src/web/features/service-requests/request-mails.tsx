import type { RequestDetail } from '#contract/service-requests.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ChevronDownIcon } from '../../ui/icons/arrows.tsx';
import { TimeStamp } from '../../lib/time-stamp.tsx';
import { useNow } from '../../lib/use-now.ts';

type Mail = RequestDetail['mails'][number];

const toneOf: Record<Mail['state'], BadgeTone> = {
  pending: 'waiting',
  sent: 'done',
  filed: 'neutral',
  failed: 'stopped',
};

type Props = { mails: readonly Mail[]; language: RequestDetail['language'] };

/** Mails of a request: to whom, how far they came, and their text on demand. */
export function RequestMails({ mails, language }: Props) {
  const t = useTexts();
  const now = useNow();
  if (mails.length === 0) return <p className="text-muted">{t('serviceRequests:detail.noMails')}</p>;
  return (
    <ul className="border-t-2 border-ink">
      {mails.map((mail) => (
        <li key={mail.id} className="border-b border-hair">
          <MailEntry mail={mail} now={now} language={language} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { mail: Mail; now: number | null; language: RequestDetail['language'] };

function MailEntry({ mail, now, language }: EntryProps) {
  const t = useTexts();
  const hasTrouble = mail.state === 'failed' || mail.lastError !== null;
  return (
    <details className="group">
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 -mx-3 px-3 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="leading-snug font-semibold" lang={language}>
          {mail.subject}
        </span>
        <ChevronDownIcon size={20} className="text-muted transition-transform group-open:rotate-180" />
        <span className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Badge tone={toneOf[mail.state]}>{t(`serviceRequests:mailStates.${mail.state}`)}</Badge>
          <span className="min-w-0 wrap-anywhere">{t('serviceRequests:detail.to', { recipient: mail.recipient })}</span>
          <TimeStamp at={mail.sentAt ?? mail.createdAt} now={now} />
        </span>
        {hasTrouble ? (
          <span className="col-span-2 text-sm text-danger">
            {t('serviceRequests:detail.attempts', { count: mail.attempts })}
            {mail.lastError ? ` · ${mail.lastError}` : ''}
          </span>
        ) : null}
      </summary>
      <p lang={language} className="mt-2 mb-6 border-s-2 border-hair ps-4 text-sm wrap-anywhere whitespace-pre-wrap">
        {mail.text}
      </p>
    </details>
  );
}
