import { useTranslation } from 'react-i18next';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Answers any path that is no screen (A9). */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <div className="page-column">
      <div className="axis py-24">
        <h1 tabIndex={-1} className="hang text-3xl">
          {t('notFound.title')}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{t('notFound.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="primary" to={pathOf('home', language)} reloadDocument>
            {t('actions.goHome')}
          </ButtonLink>
          <ButtonLink to={pathOf('quote', language)} reloadDocument>
            {t('navigation.quote')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
