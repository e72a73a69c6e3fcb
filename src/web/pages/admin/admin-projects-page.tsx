import { ProjectBoard } from '../../features/projects/office/list/project-board.tsx';
import { ProjectList } from '../../features/projects/office/list/project-list.tsx';
import { ProjectTabs } from '../../features/projects/office/list/project-tabs.tsx';
import {
  type ProjectFilterInAddress,
  useProjectListFilter,
} from '../../features/projects/office/list/use-project-list-filter.ts';
import { useProjectList } from '../../features/projects/office/queries.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
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
  const { view, ...filter } = list.filter;
  // What is looked for is found wherever it stands.
  const wanted = filter.search === undefined ? { ...filter, tab: filter.tab ?? 'open' } : filter;
  const projects = useProjectList(wanted);
  if (isDenied(projects.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <OfficeTitle>{t('projectOffice:title')}</OfficeTitle>
          <ViewLinks list={list} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {view === 'board' ? null : <ProjectTabs list={list} />}
        <div data-shortcut="search" className="max-w-md">
          <SearchField
            id="project-search"
            label={t('projectOffice:list.search')}
            placeholder={t('projectOffice:list.searchHint')}
            search={list.filter.search ?? ''}
            onSearch={list.search}
          />
        </div>
        {view === 'board' ? <ProjectBoard list={list} /> : <ProjectList list={list} projects={projects} />}
      </div>
    </AdminFrame>
  );
}

/** The same projects as a list or as a board. */
function ViewLinks({ list: { filter, addressOf } }: { list: ProjectFilterInAddress }) {
  const t = useTexts();
  const { view, ...rest } = filter;
  const search = rest.search === undefined ? {} : { search: rest.search };
  return view === 'board' ? (
    <ButtonLink size="sm" className="ms-auto" to={addressOf(search)}>
      {t('projectOffice:views.list')}
    </ButtonLink>
  ) : (
    <ButtonLink size="sm" className="ms-auto" to={addressOf({ ...search, view: 'board' })}>
      {t('projectOffice:views.board')}
    </ButtonLink>
  );
}
