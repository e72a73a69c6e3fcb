import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/configurator/answers.ts';
import { usePage } from '../../../lib/page-context.ts';
import { takeBack, takeRefusal, tryNow } from '../../../lib/unsent/page-unsent.ts';
import { rememberSubmissionKey } from '../../../lib/unsent/submission-key.ts';
import type { SettledEntry, WaitingEntry } from '../../../lib/unsent/unsent-record.ts';
import { useKeptTexts } from '../../../lib/unsent/use-kept-texts.ts';
import { useOutcome, useUnsent } from '../../../lib/unsent/use-unsent.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { KeptNotice } from '../../../ui/kept-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { areSameAnswers } from '../draft.ts';
import { useTimeText } from '../keeping/draft-note.tsx';
import { Failure } from './failure.tsx';
import { openConfirmation } from './open-confirmation.ts';
import { submissionContent } from './use-submission.ts';

type Props = { answers: Answers };

/** Requests that wait in this browser: the one on the screen, and earlier ones (C11). */
export function KeptRequests({ answers }: Props) {
  const { language } = usePage();
  const { waiting, isSending, outlivesPage } = useUnsent('service-request');
  const [last, setLast] = useState<LastNews | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const own = waiting.find(({ body }) => areSameAnswers(body.answers, answers)) ?? null;

  function settle(record: SettledEntry): void {
    if (record.state === 'sent') return openConfirmation(record.submitted, language);
    void takeRefusal(record).then((error) => setLast({ answers, error }));
  }

  useOutcome(own && own.idempotencyKey, settle);

  async function endWaiting({ idempotencyKey, body }: (typeof waiting)[number]): Promise<void> {
    if (!(await takeBack(idempotencyKey))) return;
    rememberSubmissionKey('service-request', { content: submissionContent(body), key: idempotencyKey });
    setLast({ answers, error: null });
  }

  useEffect(() => {
    // The focus lies outside React: the button that was pressed is gone.
    if (last?.error === null) region.current?.focus();
  }, [last]);

  return (
    <div ref={region} role="status" tabIndex={-1} className="grid gap-3 outline-none">
      {waiting.map((record) => (
        <KeptRequest
          key={record.idempotencyKey}
          record={record}
          isOwn={record === own}
          isSending={isSending}
          outlivesPage={outlivesPage}
          onTakeBack={() => void endWaiting(record)}
        />
      ))}
      {own === null && last?.answers === answers ? <News error={last.error} /> : null}
    </div>
  );
}

/** What became of the request with these answers: refused, or taken back where there is no error. */
type LastNews = { answers: Answers; error: Error | null };

function News({ error }: Pick<LastNews, 'error'>) {
  const t = useTexts();
  return error ? <Failure error={error} text={t('errors:submit')} /> : <Notice>{t('unsent:takenBack')}</Notice>;
}

type RequestProps = {
  record: WaitingEntry;
  /** It holds the answers that are on the screen; else it is from before they were changed. */
  isOwn: boolean;
  isSending: boolean;
  outlivesPage: boolean;
  onTakeBack: () => void;
};

function KeptRequest({ record, isOwn, isSending, outlivesPage, onTakeBack }: RequestProps) {
  const t = useTexts();
  const texts = useKeptTexts({ record, outlivesPage, failureText: t('errors:submit') });
  const time = useTimeText();
  const labels = {
    retry: t('unsent:retry'),
    trying: t('unsent:trying'),
    takeBack: t(isOwn ? 'unsent:takeBack' : 'unsent:discard'),
  };
  return (
    <KeptNotice
      {...texts}
      text={isOwn ? texts.text : t('unsent:earlier', { time: time(record.keptAt) })}
      labels={labels}
      isTrying={isSending}
      onRetry={() => void tryNow()}
      onTakeBack={onTakeBack}
    />
  );
}
