import { useId } from 'react';
import type { ProjectRow } from '#contract/projects/projects.ts';
import { type ProjectStatus, projectStatuses } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { PendingList } from '../../../../ui/pending-list.tsx';
import { useProjectList } from '../queries.ts';
import { ProjectName, ProjectNext, ProjectProgress } from './project-facts.tsx';
import type { ProjectFilterInAddress } from './use-project-list-filter.ts';

type Props = { list: ProjectFilterInAddress };

/** Projects that go on by status, and the completed ones beside them (I1). */
export function ProjectBoard({ list }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 2xl:grid-cols-4">
      {projectStatuses.map((status) => (
        <Column key={status} status={status} list={list} />
      ))}
    </div>
  );
}

/** Those of one status, the newest first; the list has the rest. */
function Column({ status, list }: Props & { status: ProjectStatus }) {
  const t = useTexts();
  const id = useId();
  const { search } = list.filter;
  const tab = status === 'completed' ? 'completed' : 'open';
  const projects = useProjectList({ tab, status, ...(search !== undefined && { search }) });
  const rows = projects.data?.pages[0]?.rows;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg bg-sunken p-3">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-base">
        {t(`projectWords:statuses.${status}`)}
        {rows ? <span className="figures text-sm text-muted">{rows.length}</span> : null}
      </h2>
      {rows ? (
        <ul className="grid gap-3">
          {rows.map((row) => (
            <BoardItem key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <PendingList list={projects} failureTitle={t('projectOffice:list.failed')} rows={3} />
      )}
      {rows?.length === 0 ? <p className="text-sm text-muted">{t('projectOffice:list.none')}</p> : null}
      {projects.hasNextPage ? <a href={list.addressOf({ tab, status })}>{t('projectOffice:all')}</a> : null}
    </section>
  );
}

function BoardItem({ row }: { row: ProjectRow }) {
  const t = useTexts();
  return (
    <li className="grid gap-2 rounded-lg border border-hair bg-sheet p-3">
      <ProjectName row={row} />
      <ProjectProgress row={row} />
      {row.isLate ? (
        <p>
          <Badge tone="stopped">{t('projectWords:late')}</Badge>
        </p>
      ) : null}
      <ProjectNext row={row} />
    </li>
  );
}
