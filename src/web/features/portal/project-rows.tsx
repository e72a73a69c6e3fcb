import type { OwnProject } from '#contract/projects/own-projects.ts';
import { writeDay } from '#domain/days.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { ProjectBadges } from '#web/features/projects/status-badges.tsx';
import { focusOnce } from '../../lib/focus-once.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Progress } from '../../ui/progress.tsx';
import { FoldedRows } from './folded-rows.tsx';
import { useEarlierProjects } from './use-earlier-projects.ts';

type Props = {
  projects: readonly OwnProject[];
  /** Earlier ones come when they are asked for. */
  hasMore: boolean;
};

/** One's own projects with progress and the next date (I1, I3). */
export function ProjectRows({ projects, hasMore }: Props) {
  const { rows, canLoad, query, load } = useEarlierProjects(projects, hasMore);
  const t = useTexts();
  return (
    <div className="grid">
      <FoldedRows>
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </FoldedRows>
      {rows.length > 0 ? (
        <ol ref={focusOnce} tabIndex={-1} aria-label={t('portal:projects.earlier')} className="grid">
          {rows.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ol>
      ) : null}
      {query.error ? <LoadFailure error={query.error} isRetrying={query.isFetching} onRetry={load} /> : null}
      {canLoad && !query.error ? (
        <Button
          size="sm"
          className="mt-4 justify-self-start"
          isLoading={query.isFetching}
          loadingText={t('common:loading')}
          onClick={load}
        >
          {t('portal:projects.earlier')}
        </Button>
      ) : null}
    </div>
  );
}

function ProjectRow({ project }: { project: OwnProject }) {
  const t = useTexts();
  const { language } = usePage();
  const { id, number, title, next, progress } = project;
  return (
    <li className="grid gap-3 border-b border-hair py-4">
      <span className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
        <span lang={project.language} className="min-w-0 grow basis-full font-semibold wrap-anywhere lg:basis-56">
          {/* The server reads the project: a new document. */}
          <a href={pathOf('portalProject', project.language, { id })} data-reload="">
            {projectTitle(number, title)}
          </a>
        </span>
        {next ? (
          <span className="figures text-muted">
            {t('portal:projects.next', { title: next.title, date: writeDay(next.on, language) })}
          </span>
        ) : null}
        {/* Who is late is not said here: it may be the customer. */}
        <ProjectBadges project={{ ...project, isLate: false }} />
      </span>
      {project.isCancelled ? null : <RowProgress percent={progress} />}
    </li>
  );
}

/** A bar with its figure, so that an empty one is not taken for a rule. */
function RowProgress({ percent }: { percent: number }) {
  const t = useTexts();
  const value = t('projectWords:progress.value', { percent });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <Progress label={t('projectWords:progress.label')} value={percent} max={100} valueText={value} isLabelHidden />
      <span aria-hidden="true" className="figures min-w-12 text-end text-sm text-muted">
        {value}
      </span>
    </div>
  );
}
