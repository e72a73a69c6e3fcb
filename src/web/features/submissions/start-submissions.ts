import type { Language } from '#domain/languages.ts';
import { matchPath, pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { type I18n, loadAreas } from '../../lib/texts/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';
import { messageDraft } from './message-draft.ts';
import { announceOutcomes, startQueue } from './queue/page-queue.ts';
import type { OutcomeView } from './reduce-submission.ts';
import { requestDraft } from './request-draft.ts';
import { openConfirmation } from './run-effects.ts';
import type { RefusedSubmission, SentSubmission, SettledSubmission, SubmissionKind } from './submission.ts';

let isStarted = false;

/**
 * Sends what is pending from this page, whatever page it is, and reports by a toast what became of it where no screen
 * does (C11). Safe to call again.
 */
export async function startSubmissions(i18n: I18n, language: Language): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  startQueue();
  const { t } = i18n;
  try {
    await loadAreas(i18n, ['unsent']);
    announceOutcomes({
      screenOf,
      targetOf: ({ kind }) => ({
        language,
        draft: kind === 'contact' ? messageDraft : requestDraft,
        report: (record) => report(record, { t, language }),
      }),
    });
  } catch {
    // Without its texts nothing is reported: the next call or the next page will.
    isStarted = false;
  }
}

function screenOf(record: SettledSubmission): OutcomeView['screen'] {
  if (record.state === 'sent' && isConfirmationOf(record)) return 'confirmation';
  // It was sent before its own screen, which opens again, could show it.
  const { isSent } = record.kind === 'contact' ? messageDraft : requestDraft;
  return isScreenOf(record.kind) && isSent(record) ? 'form' : 'other';
}

function isConfirmationOf({ submitted }: SentSubmission): boolean {
  return (
    matchPath(location.pathname)?.screen === 'confirmation' &&
    new URLSearchParams(location.search).get('request') === submitted.confirmationToken
  );
}

/** Whether the page shows the form in which this kind is submitted. */
function isScreenOf(kind: SubmissionKind): boolean {
  const screen = matchPath(location.pathname)?.screen;
  if (kind === 'contact') return screen === 'contact';
  return screen === 'configurator' && new URLSearchParams(location.search).get('step') === 'summary';
}

type Words = { t: GetText; language: Language };

function report(record: SettledSubmission, words: Words): void {
  if (record.state === 'sent') reportSent(record, words);
  else reportRefused(record, words);
}

function reportSent({ kind, submitted }: SentSubmission, { t, language }: Words): void {
  showToast({
    tone: 'success',
    title: t(`unsent:sent.${kind}`, { number: submitted.number }),
    action: {
      label: t('unsent:sent.action'),
      onPress: () => openConfirmation(submitted.confirmationToken, language),
    },
  });
}

function reportRefused({ kind, failure }: RefusedSubmission, { t, language }: Words): void {
  const form = kind === 'contact' ? pathOf('contact', language) : `${pathOf('configurator', language)}?step=summary`;
  showToast({
    tone: 'destructive',
    title: t(`unsent:refused.${kind}`),
    ...(failure.body && { description: failure.body.message }),
    action: { label: t('unsent:refused.action'), onPress: () => location.assign(form) },
  });
}
