import type { PaymentRequestStatus } from '#domain/payments/payment-request-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

/** Timber while the customer has something to pay. */
const toneOf: Record<PaymentRequestStatus, BadgeTone> = {
  planned: 'neutral',
  requested: 'waiting',
  claimed: 'active',
  overdue: 'stopped',
  confirmed: 'done',
  rejected: 'waiting',
  refunded: 'neutral',
  cancelled: 'neutral',
};

type Props = { status: PaymentRequestStatus };

/** How it stands with a request for money, in words. */
export function PaymentBadge({ status }: Props) {
  const t = useTexts();
  return <Badge tone={toneOf[status]}>{t(`payments:statuses.${status}`)}</Badge>;
}
