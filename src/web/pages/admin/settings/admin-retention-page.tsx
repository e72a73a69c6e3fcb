import { RetentionSettings } from '../../../features/retention/retention-settings.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** How long things are kept, and what was deleted (K6). */
export function AdminRetentionPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('retention:title')}</OfficeTitle>}>
        <RetentionSettings />
      </AdminFrame>
    </AdminQueries>
  );
}
