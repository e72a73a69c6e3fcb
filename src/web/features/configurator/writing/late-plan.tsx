import type { Contact } from '#domain/contact-details.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { LateNotice } from './late-notice.tsx';
import { useLatePart } from '../../../lib/use-late-part.ts';

type Props = { estimateId: string; contact: Contact };

const part = { area: 'writing' as const, load: async () => (await import('./plan-panel.tsx')).PlanPanel };

/** The project plan of an estimate, whose code comes with the first one asked for (C8, H4). */
export function LatePlan(props: Props) {
  const { Part, hasFailed } = useLatePart(true, part);
  if (hasFailed) return <LateNotice />;
  return Part ? <Part {...props} /> : <Spinner size={24} />;
}
