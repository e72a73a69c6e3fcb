import { CaseStudyList } from '../../../features/references/case-studies/case-study-list.tsx';
import { useCaseStudies } from '../../../features/references/case-studies/queries.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** Case studies of finished projects, and how each stands (A11, A12). */
export function AdminCaseStudiesPage() {
  return (
    <AdminQueries>
      <CaseStudies />
    </AdminQueries>
  );
}

function CaseStudies() {
  const t = useTexts();
  if (isDenied(useCaseStudies().error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('caseStudyOffice:title')}</OfficeTitle>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="max-w-prose text-muted">{t('caseStudyOffice:lead')}</p>
        <CaseStudyList />
      </div>
    </AdminFrame>
  );
}
