import { useTranslation } from 'react-i18next';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Shown to a signed-in person without the right to the back office (spec §6). */
export function DeniedPage() {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <div className="page-column">
      <div className="axis py-24">
        <h1 tabIndex={-1} className="hang text-3xl">
          {t('denied.title')}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{t('denied.text')}</p>
        <ButtonLink className="mt-8" variant="primary" to={pathOf('home', language)} reloadDocument>
          {t('actions.goHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
