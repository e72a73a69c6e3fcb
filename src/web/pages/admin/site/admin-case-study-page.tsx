import { pathOf } from '#domain/routes.ts';
import { CaseStudyEditor } from '../../../features/references/case-studies/case-study-editor.tsx';
import { useCaseStudy } from '../../../features/references/case-studies/queries.ts';
import { isDenied, isMissing } from '../../../lib/http/refusals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { MissingThing, WayBack } from '../../../ui/way-back.tsx';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** One case study: leave, texts, pictures and facts (A11, A12). */
export function AdminCaseStudyPage() {
  const id = usePage().parameters['id'] ?? '';
  return (
    <AdminQueries>
      <OneCaseStudy key={id} id={id} />
    </AdminQueries>
  );
}

function OneCaseStudy({ id }: { id: string }) {
  const t = useTexts();
  const list = pathOf('adminCaseStudies', usePage().language);
  const study = useCaseStudy(id);
  const back = t('caseStudyOffice:title');
  if (isDenied(study.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack to={list}>{back}</WayBack>}>
      {isMissing(study.error) ? (
        <MissingThing
          title={t('caseStudyOffice:missing.title')}
          text={t('caseStudyOffice:missing.text')}
          to={list}
          back={back}
        />
      ) : (
        <Loaded study={study} />
      )}
    </AdminFrame>
  );
}

function Loaded({ study: { data, error, isFetching, refetch } }: { study: ReturnType<typeof useCaseStudy> }) {
  const t = useTexts();
  if (data) return <CaseStudyEditor study={data} />;
  if (error) {
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('caseStudyOffice:one')}
      </h1>
      <RowsSkeleton rows={8} />
    </>
  );
}
