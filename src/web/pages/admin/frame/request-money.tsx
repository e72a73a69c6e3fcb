import { PaymentsOf } from '../../../features/payments/panel/payments-of.tsx';
import { usePaymentList } from '../../../features/payments/queries.ts';
import { ProjectLink } from '../../../features/projects/office/project-link.tsx';
import { RequestSection } from '../../../features/service-requests/detail/request-section.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { requestId: string };

/** What is asked for the signed quotes of a request; nothing before one is signed (H6). */
export function RequestMoney({ requestId }: Props) {
  const t = useTexts();
  const { data } = usePaymentList({ request: requestId });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <RequestSection title={t('payments:panel.title')}>
      <ProjectLink of={{ request: requestId }} />
      <PaymentsOf rows={rows} />
    </RequestSection>
  );
}
