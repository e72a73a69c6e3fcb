import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** There is no such request, or no more. */
export function MissingRequest() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ErrorState
      title={t('serviceRequests:detail.missing.title')}
      text={t('serviceRequests:detail.missing.text')}
      actions={
        <ButtonLink variant="primary" to={pathOf('adminRequests', language)}>
          {t('serviceRequests:detail.back')}
        </ButtonLink>
      }
    />
  );
}
