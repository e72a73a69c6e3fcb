import { type CaseStudy, caseStudyFacts, shownCaseStudies } from '#domain/catalogue/case-studies.ts';
import { pathOf } from '#domain/routes.ts';
import { Closing } from '../../features/catalogue/closing.tsx';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { CaseStudyView } from '../../features/projects/case-study-view.tsx';
import { ProjectFilter, useProjectFilter } from '../../features/projects/project-filter.tsx';
import { usePage } from '../../lib/page-context.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Case studies with a filter by service and trade, which the address carries (A5); samples say so, or are left out (A11). */
export function ProjectsPage() {
  const t = useTexts();
  const { isLive } = usePage();
  const here = shownCaseStudies(isLive);
  const hasSamples = here.some((id) => caseStudyFacts[id].isSample);
  const title = t(hasSamples ? 'projects:sampleTitle' : 'projects:title');
  return (
    <SitePage
      title={title}
      lead={t('projects:lead')}
      crumbs={[{ label: t('projects:title') }]}
      intro={hasSamples ? <p className="text-sm text-muted">{t('projects:sampleNote')}</p> : null}
    >
      {here.length === 0 ? <NoProjects /> : <Filtered here={here} />}
      <Closing
        title={t('projects:closing.title')}
        text={t('projects:closing.text')}
        action={t('projects:closing.action')}
      />
    </SitePage>
  );
}

function NoProjects() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <EmptyState
      title={t('projects:none.title')}
      text={t('projects:none.text')}
      action={<ButtonLink to={pathOf('services', language)}>{t('projects:none.action')}</ButtonLink>}
    />
  );
}

function Filtered({ here }: { here: readonly CaseStudy[] }) {
  const t = useTexts();
  const filter = useProjectFilter();
  const studies = usePlainContent('caseStudies');
  const cards = usePlainContent('serviceCards');
  const shown = here.filter((id) => {
    const { service, trade } = caseStudyFacts[id];
    return (!filter.service || filter.service === service) && (!filter.trade || filter.trade === trade);
  });
  return (
    <div className="grid gap-10">
      <ProjectFilter filter={filter} count={shown.length} />
      {shown.length === 0 ? (
        <EmptyState title={t('projects:empty.title')} text={t('projects:empty.text')} />
      ) : (
        <div className="grid gap-12">
          {shown.map((id) => (
            <CaseStudyView
              key={id}
              id={id}
              content={studies[id]}
              serviceName={cards[caseStudyFacts[id].service].name}
            />
          ))}
        </div>
      )}
    </div>
  );
}
