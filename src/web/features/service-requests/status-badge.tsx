import type { RequestStatus } from '#domain/service-requests/status.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** Ink for what nobody has touched yet, timber while the customer has something to do. */
const toneOf: Record<RequestStatus, BadgeTone> = {
  new: 'active',
  in_review: 'neutral',
  responded: 'waiting',
  quote_sent: 'waiting',
  awaiting_signature: 'waiting',
  awaiting_payment: 'waiting',
  in_progress: 'neutral',
  completed: 'done',
  cancelled: 'stopped',
};

type Props = { status: RequestStatus };

/** Status of a request in words. */
export function StatusBadge({ status }: Props) {
  const t = useTexts();
  return <Badge tone={toneOf[status]}>{t(`serviceRequests:statuses.${status}`)}</Badge>;
}
