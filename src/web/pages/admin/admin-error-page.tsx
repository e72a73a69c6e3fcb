import { pathOf } from '#domain/routes.ts';
import { GroupDetail } from '../../features/errors/group-detail.tsx';
import { GroupsSkeleton } from '../../features/errors/groups-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { isDenied, isMissing, useErrorGroup } from '../../features/errors/queries.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArrowLeftIcon } from '../../ui/icons/arrows.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

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
  const group = useErrorGroup(fingerprint);
  if (isDenied(group.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack />}>
      {isMissing(group.error) ? <MissingError /> : <ErrorParts group={group} />}
    </AdminFrame>
  );
}

type PartsProps = { group: ReturnType<typeof useErrorGroup> };

function ErrorParts({ group: { data, error, isFetching, refetch } }: PartsProps) {
  const t = useTexts();
  if (data) return <GroupDetail group={data} />;
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('errorReports:list.title')}
      </h1>
      <GroupsSkeleton />
    </>
  );
}

function WayBack() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      className="-ms-3"
      icon={<ArrowLeftIcon size={20} />}
      to={pathOf('adminErrors', language)}
    >
      {t('errorReports:detail.back')}
    </ButtonLink>
  );
}

function MissingError() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ErrorState
      title={t('errorReports:detail.missing.title')}
      text={t('errorReports:detail.missing.text')}
      actions={
        <ButtonLink variant="primary" to={pathOf('adminErrors', language)}>
          {t('errorReports:detail.back')}
        </ButtonLink>
      }
    />
  );
}
