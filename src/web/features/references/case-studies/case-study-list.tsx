import { useState } from 'react';
import type { CaseStudyList as List } from '#contract/projects/case-studies.ts';
import type { CaseStudyLeave } from '#domain/case-studies/case-study-leave.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { moveRow, useRowDrag } from '../../../lib/use-row-drag.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RowMover } from '../../../ui/row-mover.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { Select } from '../../../ui/select.tsx';
import { useCaseStudies, useCaseStudyOrder, useCaseStudyStart } from './queries.ts';

export const leaveTones: Record<CaseStudyLeave, BadgeTone> = {
  none: 'neutral',
  asked: 'waiting',
  given: 'done',
  declined: 'stopped',
  withdrawn: 'stopped',
};

/** All case studies with how each stands in every language, and a way to start another one (A11, A12). */
export function CaseStudyList() {
  const { data, error, isFetching, refetch } = useCaseStudies();
  if (data) return <Loaded list={data} />;
  if (!error) return <RowsSkeleton rows={3} />;
  return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function Loaded({ list: { studies, projects } }: { list: List }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {projects.length > 0 ? <Start projects={projects} /> : null}
      {studies.length === 0 ? (
        <EmptyState
          title={t('caseStudyOffice:empty.title')}
          text={t(projects.length > 0 ? 'caseStudyOffice:empty.text' : 'caseStudyOffice:empty.noProject')}
        />
      ) : (
        <Studies studies={studies} />
      )}
    </div>
  );
}

type Study = List['studies'][number];

/** In the order of the site. */
function Studies({ studies }: Pick<List, 'studies'>) {
  const t = useTexts();
  const { language } = usePage();
  const { mutate, error } = useCaseStudyOrder();
  const ids = studies.map(({ id }) => id);
  const { drag, shown, handlers } = useRowDrag(ids, mutate);
  const rows = shown.flatMap((id): Study[] => studies.filter((each) => each.id === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error ? <CallFailure title={t('caseStudyOffice:order.failed')} error={error} /> : null}
      <ol aria-label={t('caseStudyOffice:order.label')} className="border-t-2 border-t-ink" {...handlers}>
        {rows.map(({ id, project, leave, texts }, place) => {
          const name = projectTitle(project.number, project.title);
          return (
            <li
              key={id}
              data-row={id}
              className={`flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-hair py-4 ${drag?.id === id ? 'bg-timber-soft' : ''}`}
            >
              <div className="grid min-w-0 flex-1 basis-60 gap-2">
                <h2 className="text-base wrap-anywhere">
                  <a href={pathOf('adminCaseStudy', language, { id })} lang={project.language}>
                    {name}
                  </a>
                </h2>
                <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
                  <Badge tone={leaveTones[leave]}>{t(`caseStudyOffice:leaves.${leave}`)}</Badge>
                  <Languages texts={texts} />
                </p>
              </div>
              <RowMover
                place={place}
                count={rows.length}
                onMove={(to) => mutate(moveRow(ids, { id, to }))}
                labels={{
                  up: t('caseStudyOffice:order.up', { name }),
                  down: t('caseStudyOffice:order.down', { name }),
                  drag: t('caseStudyOffice:order.drag'),
                }}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Languages({ texts }: Pick<List['studies'][number], 'texts'>) {
  const t = useTexts();
  const namesOf = (some: typeof texts) => some.map((each) => t(`common:language.names.${each.language}`)).join(', ');
  const shown = texts.filter(({ isPublished }) => isPublished);
  const missing = texts.filter(({ missing: fields }) => fields.length > 0);
  return (
    <>
      {shown.length > 0 ? <span>{t('caseStudyOffice:shownIn', { languages: namesOf(shown) })}</span> : null}
      {missing.length > 0 ? <span>{t('caseStudyOffice:missingIn', { languages: namesOf(missing) })}</span> : null}
    </>
  );
}

function Start({ projects }: Pick<List, 'projects'>) {
  const t = useTexts();
  const { language } = usePage();
  const [chosen, setChosen] = useState(projects[0]?.id ?? '');
  const { mutateAsync, isPending, error } = useCaseStudyStart();
  const id = projects.some((project) => project.id === chosen) ? chosen : (projects[0]?.id ?? '');
  return (
    <form
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void mutateAsync(id).then(
          (study) => navigate(pathOf('adminCaseStudy', language, { id: study.id })),
          () => undefined,
        );
      }}
    >
      <Select
        id="case-study-project"
        className="min-w-0 flex-1 basis-64"
        label={t('caseStudyOffice:start.project')}
        value={id}
        onChange={({ target }) => setChosen(target.value)}
        options={projects.map((project) => ({ value: project.id, label: projectTitle(project.number, project.title) }))}
      />
      <Button type="submit" variant="primary" isLoading={isPending}>
        {t('caseStudyOffice:start.button')}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('caseStudyOffice:start.failed')} error={error} />
        </div>
      ) : null}
    </form>
  );
}
