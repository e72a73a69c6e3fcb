import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** Timber while the customer has something to do, ink where the agency has. */
const tones: Record<QuoteStatus, BadgeTone> = {
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

/** Status of a quote in one or two words. */
export function StatusBadge({ status }: Props) {
  const t = useTexts();
  return <Badge tone={tones[status]}>{t(`quotes:statuses.${status}`)}</Badge>;
}
