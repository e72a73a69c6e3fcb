import type { Contact } from '#domain/contact-details.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { GeneratedQuote } from '../summary/generated-quote.ts';
import { LateNotice } from './late-notice.tsx';
import { useLatePart } from '../../../lib/use-late-part.ts';

type Props = { quote: GeneratedQuote; contact: Contact };

const part = { area: 'writing' as const, load: async () => (await import('./plan-panel.tsx')).PlanPanel };

/** The project plan of a generated quote, whose code comes with the first one asked for (C8, H4). */
export function LatePlan(props: Props) {
  const { Part, hasFailed } = useLatePart(true, part);
  if (hasFailed) return <LateNotice />;
  return Part ? <Part {...props} /> : <Spinner size={24} />;
}
