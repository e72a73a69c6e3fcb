import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** All quotes (H2). */
export function AdminQuotesPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('quotes:list.title')}</OfficeTitle>}>{null}</AdminFrame>
    </AdminQueries>
  );
}
