import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';
import { QuickLinks } from './quick-links.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Answers any path that is no screen (A9). */
export function NotFoundPage() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="py-20">
        <h1 tabIndex={-1} className="hang text-3xl">
          {t('common:notFound.title')}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{t('common:notFound.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="primary" to={pathOf('home', language)}>
            {t('common:actions.goHome')}
          </ButtonLink>
          <ButtonLink to={pathOf('configurator', language)}>{t('common:navigation.quote')}</ButtonLink>
        </div>
        <div className="mt-8 border-t border-hair pt-4">
          <QuickLinks />
        </div>
      </PlumbLine>
    </div>
  );
}
