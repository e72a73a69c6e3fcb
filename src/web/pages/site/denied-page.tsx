import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Shown to a signed-in person without the right to the back office (spec §6). */
export function DeniedPage() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="page-column">
      <div className="axis py-24">
        <h1 tabIndex={-1} className="hang text-3xl">
          {t('common:denied.title')}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{t('common:denied.text')}</p>
        <ButtonLink className="mt-8" variant="primary" to={pathOf('home', language)}>
          {t('common:actions.goHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
