import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What will stand here and how it begins; without a verified address, that nothing can be shown before it is verified (F2, I4). */
export function FirstVisit({ isVerified }: { isVerified: boolean }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="grid gap-6">
      {isVerified ? null : (
        <Notice title={t('portal:first.unverified.title')}>{t('portal:first.unverified.text')}</Notice>
      )}
      <EmptyState
        title={t('portal:first.title')}
        text={t('portal:first.text')}
        action={
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink variant="primary" to={pathOf('configurator', language)}>
              {t('common:navigation.quote')}
            </ButtonLink>
            <ButtonLink to={pathOf('contact', language)}>{t('portal:first.contact')}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}
