import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** Timber while the customer has something to do, ink while we have. */
const toneOf: Record<QuoteStatus, BadgeTone> = {
  draft: 'neutral',
  sent: 'waiting',
  viewed: 'waiting',
  accepted: 'done',
  declined: 'stopped',
  changes_requested: 'active',
  expired: 'stopped',
  superseded: 'neutral',
  withdrawn: 'stopped',
  voided: 'stopped',
};

type Props = { status: QuoteStatus };

/** Status of a quote in words. */
export function QuoteStatusBadge({ status }: Props) {
  const t = useTexts();
  return <Badge tone={toneOf[status]}>{t(`quotes:statuses.${status}`)}</Badge>;
}
