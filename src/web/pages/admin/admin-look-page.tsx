import { LookSettings } from '../../features/settings/look-settings.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** Colour, logo and default theme of site, mails and documents (G7). */
export function AdminLookPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame
        start={
          <h1 tabIndex={-1} className="text-2xl">
            {t('settings:look.title')}
          </h1>
        }
      >
        <LookSettings />
      </AdminFrame>
    </AdminQueries>
  );
}
