import type { Contact } from '#domain/contact/contact-details.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { GeneratedEstimate } from '../summary/generated-estimate.ts';
import { LoadFailureNotice } from '#web/features/errors/load-failure-notice.tsx';
import { useLazyChunk } from '../../../lib/use-lazy-chunk.ts';

type Props = { estimate: GeneratedEstimate; contact: Contact };

const part = { area: 'writing' as const, load: async () => (await import('./plan-panel.tsx')).PlanPanel };

/** The project plan of a generated estimate, a lazy chunk (C8, H4). */
export function LazyPlan(props: Props) {
  const { Part, hasFailed } = useLazyChunk(true, part);
  if (hasFailed) return <LoadFailureNotice />;
  return Part ? <Part {...props} /> : <Spinner size={24} />;
}
