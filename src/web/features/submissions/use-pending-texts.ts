import { timeFormat } from '#domain/days.ts';
import { dateLocaleOf } from '#domain/languages.ts';
import { NetworkError } from '../../lib/http/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { useFailureMessage, useReason } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
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
  const why = useWhy(record, { error, failureText });
  const time = (at: number) => timeFormat(dateLocaleOf[language], { timeStyle: 'short' }).format(at);
  const errorId = record.failure?.body?.errorId;
  return {
    title: t(`unsent:title.${record.kind}`),
    text: `${t(`unsent:kept.${record.kind}`)} ${t(`unsent:closing.${outlivesPage ? 'free' : 'bound'}`)}`,
    /** Null before the first attempt has ended. */
    reason: error && why,
    details: [
      record.triedAt === null ? null : t('unsent:tried', { time: time(record.triedAt) }),
      errorId ? t('common:errorId', { id: errorId }) : null,
    ].filter((line) => line !== null),
    /** The server has failed: an error, not a state. */
    isFailure: error !== null && !(error instanceof NetworkError),
  };
}

type Failure = { error: Error | null; failureText: string };

/** The sentence of the contact form asks to try again itself (spec §8), that of the configurator does not. */
function useWhy({ kind }: PendingSubmission, { error, failureText }: Failure): string {
  const t = useTexts();
  const [message, reason] = [useFailureMessage(error), useReason(error)];
  if (error instanceof NetworkError) return `${t('errors:network.title')}. ${message}`;
  return `${failureText} ${kind === 'contact' ? reason : message}`.trim();
}
