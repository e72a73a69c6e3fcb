import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answers } from '#domain/configurator/answers.ts';
import { usePage } from '../../../lib/page-context.ts';
import { attachFiles, retryNow, withdraw } from '#web/features/submissions/queue/page-queue.ts';
import { readCollection, subscribeToCollection } from '#web/features/attachments/collection.ts';
import { requestDraft } from '#web/features/submissions/request-draft.ts';
import type { EffectTarget } from '#web/features/submissions/run-effects.ts';
import type { PendingSubmission } from '#web/features/submissions/submission.ts';
import { usePendingTexts } from '#web/features/submissions/use-pending-texts.ts';
import { useOutcome, usePendingSubmissions } from '#web/features/submissions/use-pending-submissions.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { KeptNotice } from '../../../ui/kept-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { areSameAnswers } from '#web/features/drafts/configurator-draft.ts';
import { useTimeText } from '#web/features/drafts/draft-status.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';

type Props = { answers: Answers };

/** Requests that are pending in this browser: the one on the screen, and earlier ones (C11). */
export function PendingRequests({ answers }: Props) {
  const { language } = usePage();
  const { pending, isSending, outlivesPage } = usePendingSubmissions('service-request');
  const [last, setLast] = useState<LastOutcome | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const own = pending.find(({ body }) => areSameAnswers(body.answers, answers)) ?? null;

  const target: EffectTarget = {
    language,
    draft: requestDraft,
    report(_record, error) {
      if (error) setLast({ answers, error });
    },
  };

  useOutcome(own && own.idempotencyKey, target);
  useFilesChosenLater(own !== null && own.body.attachments === null ? own.idempotencyKey : null);

  async function remove(record: PendingSubmission): Promise<void> {
    if (!(await withdraw(record, target, record === own ? 'form' : 'nowhere'))) return;
    flushSync(() => setLast({ answers, error: null }));
    // The button that was pressed is gone.
    region.current?.focus();
  }

  return (
    <div ref={region} role="status" tabIndex={-1} className="grid gap-3 outline-none">
      {pending.map((record) => (
        <PendingRequest
          key={record.idempotencyKey}
          record={record}
          isOwn={record === own}
          isSending={isSending}
          outlivesPage={outlivesPage}
          onRemove={() => void remove(record)}
        />
      ))}
      {own === null && last?.answers === answers ? <OutcomeNotice error={last.error} /> : null}
    </div>
  );
}

/** Adds the files of the draft to its pending request where the first one is chosen while it waits (C10, C11). */
function useFilesChosenLater(key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    const attach = () => {
      const collection = readCollection();
      if (collection !== null) void attachFiles(key, collection);
    };
    attach();
    return subscribeToCollection(attach);
  }, [key]);
}

/** What became of the request with these answers: rejected, or withdrawn where there is no error. */
type LastOutcome = { answers: Answers; error: Error | null };

function OutcomeNotice({ error }: Pick<LastOutcome, 'error'>) {
  const t = useTexts();
  return error ? <FailureNotice error={error} text={t('errors:submit')} /> : <Notice>{t('unsent:takenBack')}</Notice>;
}

type RequestProps = {
  record: PendingSubmission;
  /** It has the answers that are on the screen; else it is older. */
  isOwn: boolean;
  isSending: boolean;
  outlivesPage: boolean;
  onRemove: () => void;
};

function PendingRequest({ record, isOwn, isSending, outlivesPage, onRemove }: RequestProps) {
  const t = useTexts();
  const texts = usePendingTexts({ record, outlivesPage, failureText: t('errors:submit') });
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
      onRetry={() => void retryNow()}
      onTakeBack={onRemove}
    />
  );
}
