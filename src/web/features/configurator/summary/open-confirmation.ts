import type { SubmittedRequest } from '#contract/shapes.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { forgetSubmissionKey } from '../../../lib/unsent/submission-key.ts';
import { clearDraft } from '../draft.ts';

/** After the request on the screen was sent: its draft has served its purpose, and its number is shown (C9). */
export function openConfirmation({ confirmationToken }: SubmittedRequest, language: Language): void {
  clearDraft();
  forgetSubmissionKey('service-request');
  location.assign(`${pathOf('confirmation', language)}?request=${confirmationToken}`);
}
