import type { RestrictionGround } from '#domain/personal-data/restriction.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Says why the data of a customer are only stored, and what that means (GDPR art. 18). */
export function RestrictionNotice({ ground }: { ground: RestrictionGround }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <Notice
      tone="warning"
      title={t('persons:restriction.title')}
      actions={
        <ButtonLink size="sm" to={pathOf('adminPersons', language)}>
          {t('persons:restriction.open')}
        </ButtonLink>
      }
    >
      <p>
        {t('persons:restriction.label')}: {t(`persons:grounds.${ground}`)}.
      </p>
      <p>{t('persons:restriction.text')}</p>
    </Notice>
  );
}
