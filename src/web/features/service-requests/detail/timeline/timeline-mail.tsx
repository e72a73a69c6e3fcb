import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { TimeStamp } from '../../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../../lib/time/use-now.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { mailTone } from '../mail-tone.ts';

type Props = { mail: RequestDetail['mails'][number]; language: RequestDetail['language'] };

/** To whom a mail went, how far it came, and its text on demand. */
export function MailText({ mail, language }: Props) {
  const t = useTexts();
  const now = useNow();
  const hasTrouble = mail.state === 'failed' || mail.lastError !== null;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={mailTone[mail.state]}>{t(`serviceRequests:mailStates.${mail.state}`)}</Badge>
        <span className="min-w-0 wrap-anywhere">{t('serviceRequests:detail.to', { recipient: mail.recipient })}</span>
        {mail.sentAt === null ? null : <TimeStamp at={mail.sentAt} now={now} />}
      </p>
      {hasTrouble ? (
        <p className="text-sm text-danger">
          {mail.failure ? `${t(`mail:failures.${mail.failure}`)} ` : ''}
          {t('serviceRequests:detail.attempts', { count: mail.attempts })}
        </p>
      ) : null}
      <details>
        <summary className="inline-flex min-h-8 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11">
          {t('serviceRequests:timeline.showText')}
        </summary>
        <p lang={language} className="border-s-2 border-hair ps-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.text}
        </p>
      </details>
    </>
  );
}
