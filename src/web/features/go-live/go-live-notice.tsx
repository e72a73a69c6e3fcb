import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useGoLive } from './queries.ts';

/** On the dashboard while something is missing before the site goes live: how much, and the way to the list. */
export function GoLiveNotice() {
  const t = useTexts();
  const { language } = usePage();
  const count = useGoLive().data?.missing.length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      role="note"
      title={t('goLive:notice.title', { count })}
      actions={
        <ButtonLink size="sm" to={pathOf('adminGoLive', language)}>
          {t('goLive:notice.action')}
        </ButtonLink>
      }
    >
      {t('goLive:notice.text')}
    </Notice>
  );
}
