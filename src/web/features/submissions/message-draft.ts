import { clearContactDraft, readContactDraft, saveContactDraft } from '#web/features/drafts/contact-draft.ts';
import type { SubmittedDraft } from './run-effects.ts';
import type { Submission } from './submission.ts';

/** The draft of the contact form, as the effects of a submitted message change it (E1, C11). */
export const messageDraft: SubmittedDraft = {
  isSent,
  clear: clearContactDraft,
  clearSent(submission) {
    if (isSent(submission)) clearContactDraft();
  },
  restore({ kind, body }) {
    if (kind === 'contact') saveContactDraft(body.message);
  },
};

function isSent({ kind, body }: Submission): boolean {
  return kind === 'contact' && JSON.stringify(readContactDraft()) === JSON.stringify(body.message);
}
