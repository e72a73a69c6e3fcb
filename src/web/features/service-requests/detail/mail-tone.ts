import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

/** Colour of the badge that says how far a mail has come. */
export const mailTone: Record<RequestDetail['mails'][number]['state'], BadgeTone> = {
  pending: 'waiting',
  sent: 'done',
  filed: 'neutral',
  failed: 'stopped',
};
