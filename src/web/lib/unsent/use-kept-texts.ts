import { timeFormat } from '#domain/days.ts';
import { localeOf } from '#domain/languages.ts';
import { NetworkError } from '../api.ts';
import { usePage } from '../page-context.ts';
import { useFailureMessage } from '../use-failure-message.ts';
import { useTexts } from '../use-texts.ts';
import { errorOfFailure } from './sending-rules.ts';
import type { WaitingEntry } from './unsent-record.ts';

type Kept = {
  record: WaitingEntry;
  outlivesPage: boolean;
  /** What the screen says of a server that fails. */
  failureText: string;
};

/** In what state something that waits is, in words: what is kept, whether the page may be closed, why it was not sent. */
export function useKeptTexts({ record, outlivesPage, failureText }: Kept) {
  const t = useTexts();
  const { language } = usePage();
  const error = record.failure && errorOfFailure(record.failure);
  const message = useFailureMessage(error);
  const time = (at: number) => timeFormat(localeOf[language], { timeStyle: 'short' }).format(at);
  const errorId = record.failure?.body?.errorId;
  const isUnreached = error instanceof NetworkError;
  return {
    title: t(`unsent:title.${record.kind}`),
    text: `${t(`unsent:kept.${record.kind}`)} ${t(`unsent:closing.${outlivesPage ? 'free' : 'bound'}`)}`,
    /** Null before the first attempt has ended. */
    reason: error && `${isUnreached ? `${t('errors:network.title')}.` : failureText} ${message}`,
    details: [
      record.triedAt === null ? null : t('unsent:tried', { time: time(record.triedAt) }),
      errorId ? t('common:errorId', { id: errorId }) : null,
    ].filter((line) => line !== null),
    /** The server has answered that it fails: an error, not a state. */
    isFailure: error !== null && !isUnreached,
  };
}
