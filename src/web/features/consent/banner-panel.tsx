import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

/**
 * The cookie banner at the foot of the screen, which `ask-consent.ts` shows. The page stays usable, and rejecting takes as
 * many presses as accepting (B12).
 */
export function BannerPanel() {
  const t = useTexts();
  const { language } = usePage();

  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-15 max-h-[70dvh] animate-appear overflow-y-auto border-t border-edge bg-sheet print:hidden"
    >
      <div className="page-column grid gap-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8">
        <div className="grid gap-1">
          <h2 id="consent-title" className="text-lg">
            {t('consent:banner.title')}
          </h2>
          <p className="max-w-prose text-sm">
            {t('consent:banner.text')}{' '}
            <a className="inline-block py-0.5" href={pathOf('cookies', language)}>
              {t('consent:banner.choose')}
            </a>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 lg:min-w-90">
          <Button data-answer="reject">{t('consent:banner.reject')}</Button>
          <Button data-answer="accept">{t('consent:banner.accept')}</Button>
        </div>
      </div>
    </section>
  );
}
