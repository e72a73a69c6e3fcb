import type { Language } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import { ApiError, NetworkError } from '../../lib/http/api.ts';
import { usePage } from '../../lib/page-context.ts';
import { wasChangedMeanwhile } from '../../lib/http/refusals.ts';
import { failureMessage } from '../../lib/http/use-failure-message.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { type ToastContent, showToast } from '../../ui/toast-store.ts';

/** What toasts tell of (spec §8, G9), each with a title and a description. */
export type ToastSubject =
  | 'load'
  | 'status'
  | 'assign'
  | 'priority'
  | 'followUp'
  | 'takeUp'
  | 'archive'
  | 'restore'
  | 'read'
  | 'unread'
  | 'update'
  | 'note'
  | 'noteDelete'
  | 'delete'
  | 'enter'
  | 'undo'
  | 'saveView'
  | 'deleteView'
  | 'bulkStatus'
  | 'bulkDelete'
  | 'bulkChange';

type Done = {
  /** Number of the request that it is about. */
  number?: number;
  /** How many it is about. */
  count?: number;
  /** In place of the usual description. */
  text?: string;
  undo?: (() => void) | null;
};

/** Tells what was done and what failed, in the words of spec §8. */
export function useRequestToasts() {
  const t = useTexts();
  const { language } = usePage();
  return {
    done(subject: Exclude<ToastSubject, 'load'>, { number, count = 1, text, undo }: Done = {}): void {
      const usual = t(`serviceRequests:toasts.${subject}.done.text`, { count });
      const named = number === undefined ? usual : `${t('serviceRequests:toasts.one', { number })}. ${usual}`;
      showToast({
        title: t(`serviceRequests:toasts.${subject}.done.title`),
        description: text ?? named,
        tone: 'success',
        ...(undo && { action: { label: t('serviceRequests:toasts.undoAction'), onPress: undo } }),
      });
    },
    failed: (subject: ToastSubject, error: unknown): void =>
      void showToast(failureToast(subject, error, { t, language })),
  };
}

/** The toast for a failure. */
export function failureToast(subject: ToastSubject, error: unknown, { t, language }: Words): ToastContent {
  return {
    title: t(`serviceRequests:toasts.${subject}.failed.title`),
    description: reasonOf(error, { t, language }) ?? t(`serviceRequests:toasts.${subject}.failed.text`),
    tone: 'destructive',
  };
}

type Words = { t: GetText; language: Language };

/** Why something failed, where it can be said; null for what nobody can know more of. */
function reasonOf(error: unknown, { t, language }: Words): string | null {
  if (wasChangedMeanwhile(error)) return t('serviceRequests:toasts.meanwhile');
  const isKnown = error instanceof NetworkError || (error instanceof ApiError && error.body && error.status < 500);
  return isKnown ? failureMessage(error, { t, language }) : null;
}
