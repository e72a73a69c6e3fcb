import { timeFormat } from '#domain/days.ts';
import { localeOf } from '#domain/languages.ts';
import { NetworkError } from '../../lib/http/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { useReason } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { errorOfFailure } from './send-failure.ts';
import type { PendingSubmission } from './submission.ts';

type Options = {
  record: PendingSubmission;
  outlivesPage: boolean;
  /** What the screen says of a server that fails. */
  failureText: string;
};

/** The state of a pending submission in words: what is stored, whether the page may be closed, why it was not sent. */
export function usePendingTexts({ record, outlivesPage, failureText }: Options) {
  const t = useTexts();
  const { language } = usePage();
  const error = record.failure && errorOfFailure(record.failure);
  const message = useReason(error);
  const time = (at: number) => timeFormat(localeOf[language], { timeStyle: 'short' }).format(at);
  const errorId = record.failure?.body?.errorId;
  const isUnreached = error instanceof NetworkError;
  return {
    title: t(`unsent:title.${record.kind}`),
    text: `${t(`unsent:kept.${record.kind}`)} ${t(`unsent:closing.${outlivesPage ? 'free' : 'bound'}`)}`,
    /** Null before the first attempt has ended. */
    reason: error && `${isUnreached ? `${t('errors:network.title')}.` : failureText} ${message}`.trim(),
    details: [
      record.triedAt === null ? null : t('unsent:tried', { time: time(record.triedAt) }),
      errorId ? t('common:errorId', { id: errorId }) : null,
    ].filter((line) => line !== null),
    /** The server has failed: an error, not a state. */
    isFailure: error !== null && !isUnreached,
  };
}
