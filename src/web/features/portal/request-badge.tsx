import type { OwnRequest } from '#contract/service-requests/own-requests.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const toneOf: Record<OwnRequest['status'], BadgeTone> = {
  new: 'neutral',
  in_review: 'waiting',
  responded: 'waiting',
  quote_sent: 'active',
  awaiting_signature: 'active',
  awaiting_payment: 'active',
  in_progress: 'waiting',
  completed: 'done',
  cancelled: 'stopped',
};

/** How it stands with one's own request, in words. */
export function RequestBadge({ status }: Pick<OwnRequest, 'status'>) {
  const t = useTexts();
  return <Badge tone={toneOf[status]}>{t(`portal:requests.statuses.${status}`)}</Badge>;
}
