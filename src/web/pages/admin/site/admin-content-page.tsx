import { pathOf } from '#domain/routes.ts';
import { ContentList } from '../../../features/content/content-list.tsx';
import { useContentKinds } from '../../../features/content/queries.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** What the owner edits of the site (A12). */
export function AdminContentPage() {
  return (
    <AdminQueries>
      <Kinds />
    </AdminQueries>
  );
}

function Kinds() {
  const t = useTexts();
  const { language } = usePage();
  const query = useContentKinds();
  if (isDenied(query.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <OfficeTitle>{t('contentEditor:title')}</OfficeTitle>
          <ButtonLink size="sm" variant="quiet" className="-me-3.5 ms-auto" to={pathOf('adminGoLive', language)}>
            {t('goLive:title')}
          </ButtonLink>
        </>
      }
    >
      <p className="max-w-prose text-muted">{t('contentEditor:lead')}</p>
      {query.data ? (
        <ContentList kinds={query.data.kinds} />
      ) : (
        <PendingList list={query} failureTitle={t('contentEditor:failedLoad')} rows={6} />
      )}
    </AdminFrame>
  );
}
