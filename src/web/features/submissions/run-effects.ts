import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { SubmissionEffect } from './reduce-submission.ts';
import { noteRequestSent } from '#web/features/drafts/request-sent.ts';
import { errorOfFailure } from './send-failure.ts';
import { forgetSubmissionKey, saveSubmissionKey } from './submission-key.ts';
import type { QueuedSubmission, SettledSubmission, Submission } from './submission.ts';

/** The draft that a submission was made from. */
export type SubmittedDraft = {
  /** Whether it is still what was sent. */
  isSent: (sent: Submission) => boolean;
  clear: () => void;
  clearSent: (sent: Submission) => void;
  /** Makes what was submitted the draft again. */
  restore: (submission: Submission) => void;
};

/** Where the effects of a submission take place: a screen, or the page as a whole. */
export type EffectTarget = {
  language: Language;
  draft: SubmittedDraft;
  /** Tells the visitor: why it was rejected, null where it was sent. */
  report: (record: SettledSubmission, error: Error | null) => void;
};

/** Runs the effects of a transition of a submission, given as it was before. */
export function runEffects(
  effects: readonly SubmissionEffect[],
  record: QueuedSubmission,
  { language, draft, report }: EffectTarget,
): void {
  const { kind, idempotencyKey: key } = record;
  const actions: Record<SubmissionEffect, () => void> = {
    'clear-draft': () => draft.clear(),
    'clear-sent-draft': () => draft.clearSent(record),
    'restore-draft': () => draft.restore(record),
    'forget-key': () => forgetSubmissionKey(kind),
    'keep-key': () => saveSubmissionKey(record, key),
    report: () => {
      if (record.state === 'sent') report(record, null);
      if (record.state === 'refused') report(record, errorOfFailure(record.failure));
    },
    'open-confirmation': () => {
      if (record.state === 'sent') openConfirmation(record.submitted.confirmationToken, language);
    },
  };
  for (const effect of effects) actions[effect]();
}

/** Leaves the page for the confirmation of a submission. */
export function openConfirmation(token: string, language: Language): void {
  noteRequestSent();
  location.assign(`${pathOf('confirmation', language)}?request=${token}`);
}
