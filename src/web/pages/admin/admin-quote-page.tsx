import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** One quote (H2). */
export function AdminQuotePage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('quoteEditor:title')}</OfficeTitle>}>{null}</AdminFrame>
    </AdminQueries>
  );
}
