import { pathOf } from '#domain/routes.ts';
import { GroupDetail } from '../../features/errors/group-detail.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { useErrorGroup } from '../../features/errors/queries.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied, isMissing } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { MissingThing, WayBack } from '../../ui/way-back.tsx';

/** One error with its latest report, to be decided about (J4). */
export function AdminErrorPage() {
  const { parameters } = usePage();
  return (
    <AdminQueries>
      <OneError fingerprint={parameters['id'] ?? ''} />
    </AdminQueries>
  );
}

type ErrorProps = { fingerprint: string };

function OneError({ fingerprint }: ErrorProps) {
  const t = useTexts();
  const list = pathOf('adminErrors', usePage().language);
  const group = useErrorGroup(fingerprint);
  if (isDenied(group.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack to={list}>{t('errorReports:detail.back')}</WayBack>}>
      {isMissing(group.error) ? <MissingError list={list} /> : <ErrorParts group={group} />}
    </AdminFrame>
  );
}

type DraftSourcesProps = { group: ReturnType<typeof useErrorGroup> };

function ErrorParts({ group: { data, error, isFetching, refetch } }: DraftSourcesProps) {
  const t = useTexts();
  if (data) return <GroupDetail group={data} />;
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('errorReports:list.title')}
      </h1>
      <RowsSkeleton rows={6} />
    </>
  );
}

function MissingError({ list }: { list: string }) {
  const t = useTexts();
  return (
    <MissingThing
      title={t('errorReports:detail.missing.title')}
      text={t('errorReports:detail.missing.text')}
      to={list}
      back={t('errorReports:detail.back')}
    />
  );
}
