import { areSameAnswers, clearDraft, readDraft, saveDraft } from '#web/features/drafts/configurator-draft.ts';
import type { SubmittedDraft } from './run-effects.ts';
import type { Submission } from './submission.ts';

/** The configurator's draft, as the effects of a submitted request change it (C7, C11). */
export const requestDraft: SubmittedDraft = {
  isSent,
  clear: clearDraft,
  clearSent(submission) {
    if (isSent(submission)) clearDraft();
  },
  restore({ kind, body, keptAt }) {
    // A draft that has been begun since then is newer.
    if (kind === 'service-request' && !readDraft()) saveDraft(body.answers, keptAt);
  },
};

function isSent({ kind, body }: Submission): boolean {
  const draft = readDraft();
  return kind === 'service-request' && draft !== null && areSameAnswers(draft.answers, body.answers);
}
