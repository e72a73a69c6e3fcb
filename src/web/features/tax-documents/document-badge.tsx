import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { DocumentState } from './document-state.ts';

/** Timber while the customer has something to pay. */
const toneOf: Record<DocumentState, BadgeTone> = {
  draft: 'neutral',
  issued: 'neutral',
  open: 'waiting',
  partly: 'waiting',
  overdue: 'stopped',
  paid: 'done',
  credited: 'neutral',
};

type Props = { state: DocumentState };

/** How it stands with a document, in words. */
export function DocumentBadge({ state }: Props) {
  const t = useTexts();
  return <Badge tone={toneOf[state]}>{t(`taxDocuments:states.${state}`)}</Badge>;
}
