import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ArrowLeftIcon } from '../../../ui/icons/arrows.tsx';
import { lastList } from '../list/last-list.ts';

/** Back to the list as it was left. */
export function WayBack() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      className="-ms-3"
      icon={<ArrowLeftIcon size={20} />}
      to={lastList() ?? pathOf('adminRequests', language)}
    >
      {t('serviceRequests:detail.back')}
    </ButtonLink>
  );
}
