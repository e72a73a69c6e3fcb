import { ProjectBoard } from '../../features/projects/office/list/project-board.tsx';
import { ProjectList } from '../../features/projects/office/list/project-list.tsx';
import { ProjectTabs } from '../../features/projects/office/list/project-tabs.tsx';
import { ProjectsBar } from '../../features/projects/office/list/projects-bar.tsx';
import {
  type ProjectFilterInAddress,
  useProjectListFilter,
} from '../../features/projects/office/list/use-project-list-filter.ts';
import { useProjectBoard, useProjectList } from '../../features/projects/office/queries.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Projects by what is to be done about them, as a list or a board (I1). */
export function AdminProjectsPage() {
  return (
    <AdminQueries>
      <Projects />
    </AdminQueries>
  );
}

function Projects() {
  const t = useTexts();
  const list = useProjectListFilter();
  const { view, tab = 'open', ...filter } = list.filter;
  const isBoard = view === 'board';
  // What is looked for is found wherever it stands.
  const projects = useProjectList(filter.search === undefined ? { ...filter, tab } : filter, !isBoard);
  const board = useProjectBoard(filter, isBoard);
  if (isDenied(projects.error ?? board.error)) return <DeniedPage />;
  return (
    <AdminFrame
      isWide
      start={
        <>
          <OfficeTitle>{t('projectOffice:title')}</OfficeTitle>
          <ViewLinks list={list} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isBoard ? null : <ProjectTabs list={list} />}
        <ProjectsBar list={list} />
        {isBoard ? <ProjectBoard list={list} board={board} /> : <ProjectList list={list} projects={projects} />}
      </div>
    </AdminFrame>
  );
}

/** The same projects as a list or as a board. */
function ViewLinks({ list: { filter, addressOf } }: { list: ProjectFilterInAddress }) {
  const t = useTexts();
  const { view, tab: _tab, ...rest } = filter;
  return view === 'board' ? (
    <ButtonLink size="sm" className="ms-auto" to={addressOf(rest)}>
      {t('projectOffice:views.list')}
    </ButtonLink>
  ) : (
    <ButtonLink size="sm" className="ms-auto" to={addressOf({ ...rest, view: 'board' })}>
      {t('projectOffice:views.board')}
    </ButtonLink>
  );
}
