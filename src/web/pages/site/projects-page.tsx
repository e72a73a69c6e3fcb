import { caseStudyFacts, caseStudies } from '#domain/catalogue/case-studies.ts';
import { Closing } from '../../features/catalogue/closing.tsx';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { CaseStudyView } from '../../features/projects/case-study-view.tsx';
import { ProjectFilter, useProjectFilter } from '../../features/projects/project-filter.tsx';
import { usePlainContent } from '../../lib/use-plain-content.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Case studies with a filter by service and trade, which the address carries (A5). */
export function ProjectsPage() {
  const t = useTexts();
  const filter = useProjectFilter();
  const studies = usePlainContent('caseStudies');
  const cards = usePlainContent('serviceCards');
  const hasSamples = caseStudies.some((id) => caseStudyFacts[id].isSample);
  const shown = caseStudies.filter((id) => {
    const { service, trade } = caseStudyFacts[id];
    return (!filter.service || filter.service === service) && (!filter.trade || filter.trade === trade);
  });
  return (
    <SitePage
      title={t('projects:title')}
      lead={t('projects:lead')}
      crumbs={[{ label: t('projects:title') }]}
      intro={hasSamples ? <p className="text-sm text-muted">{t('projects:sampleNote')}</p> : null}
    >
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
      <Closing
        title={t('projects:closing.title')}
        text={t('projects:closing.text')}
        action={t('projects:closing.action')}
      />
    </SitePage>
  );
}
