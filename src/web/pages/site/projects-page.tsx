import type { ShownCaseStudy } from '#contract/projects/case-studies.ts';
import { caseStudyFacts, shownCaseStudies } from '#domain/catalogue/case-studies.ts';
import { pathOf } from '#domain/routes.ts';
import { Closing } from '../../features/catalogue/closing.tsx';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { type Filed, ProjectFilter, useProjectFilter } from '../../features/projects/project-filter.tsx';
import { RealCaseStudy } from '../../features/projects/real-case-study.tsx';
import { SampleCaseStudy } from '../../features/projects/sample-case-study.tsx';
import { usePage } from '../../lib/page-context.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

type Entry = Filed & ({ real: ShownCaseStudy } | { sample: ReturnType<typeof shownCaseStudies>[number] });

/** Real ones; until there is one, samples where no visitors from outside come (A11). */
function useEntries(): { entries: Entry[]; areSamples: boolean } {
  const { isLive, data } = usePage();
  const studies = data.caseStudies ?? [];
  if (studies.length > 0) {
    const entries = studies.map((real) => ({ service: real.service, trade: real.trade, real }));
    return { entries, areSamples: false };
  }
  const samples = shownCaseStudies(isLive);
  const entries = samples.map((sample) => {
    const { service, trade } = caseStudyFacts[sample];
    return { service, trade, sample };
  });
  return { entries, areSamples: samples.length > 0 };
}

/** Case studies with a filter by service and trade, which the address carries (A5); samples say so, or are left out (A11). */
export function ProjectsPage() {
  const t = useTexts();
  const { entries, areSamples } = useEntries();
  const title = t(areSamples ? 'projects:sampleTitle' : 'projects:title');
  return (
    <SitePage
      title={title}
      lead={entries.length === 0 ? undefined : t('projects:lead')}
      crumbs={[{ label: t('projects:title') }]}
      intro={areSamples ? <p className="text-sm text-muted">{t('projects:sampleNote')}</p> : null}
    >
      {entries.length === 0 ? <NoProjects /> : <Filtered entries={entries} />}
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

/** With one there is nothing to choose from. */
function Filtered({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts();
  const filter = useProjectFilter();
  const shown = entries.filter(
    ({ service, trade }) =>
      (!filter.service || filter.service === service) && (!filter.trade || filter.trade === trade),
  );
  return (
    <div className="grid gap-10">
      {entries.length > 1 || shown.length === 0 ? (
        <ProjectFilter filter={filter} among={entries} count={shown.length} />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title={t('projects:empty.title')} text={t('projects:empty.text')} />
      ) : (
        <Listed entries={shown} />
      )}
    </div>
  );
}

/** Shown at first, where there are more than a few others. */
const shownAtFirst = 10;
const mostAtOnce = 12;

/** The rest is folded and still in the document: for search engines, without scripts, and for links that name a project. */
function Listed({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts();
  const first = entries.length > mostAtOnce ? entries.slice(0, shownAtFirst) : entries;
  const rest = entries.slice(first.length);
  const list = (some: readonly Entry[]) => (
    <div className="grid gap-12">
      {some.map((entry) => (
        <Shown key={'real' in entry ? entry.real.id : entry.sample} entry={entry} isFirst={entry === entries[0]} />
      ))}
    </div>
  );
  return (
    <>
      {list(first)}
      {rest.length === 0 ? null : (
        <details className="group">
          <summary className={classNames(buttonClass({}), 'w-fit cursor-pointer group-open:mb-12')}>
            {t('projects:more', { count: rest.length })}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

function Shown({ entry, isFirst }: { entry: Entry; isFirst: boolean }) {
  const studies = usePlainContent('caseStudies');
  const serviceName = usePlainContent('serviceCards')[entry.service].name;
  return 'real' in entry ? (
    <RealCaseStudy study={entry.real} serviceName={serviceName} isFirst={isFirst} />
  ) : (
    <SampleCaseStudy id={entry.sample} content={studies[entry.sample]} serviceName={serviceName} isFirst={isFirst} />
  );
}
