import type { ProjectRow } from '#contract/projects/projects.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SearchIcon } from '../../../../ui/icons/office.tsx';
import { DocumentIcon } from '../../../../ui/icons/things.tsx';
import { LoadMore } from '../../../../ui/load-more.tsx';
import { PendingList } from '../../../../ui/pending-list.tsx';
import { ProjectBadges } from '../../status-badges.tsx';
import type { useProjectList } from '../queries.ts';
import { ProjectName, ProjectNext, ProjectProgress, projectLinkId } from './project-facts.tsx';
import { ProjectsTable } from './projects-table.tsx';
import { type ProjectFilterInAddress, narrowingParts } from './use-project-list-filter.ts';

type Props = { list: ProjectFilterInAddress; projects: ReturnType<typeof useProjectList> };

/** The rows with all that can be in their place: on their way, failed, empty, nothing found, partly loaded. */
export function ProjectList({ list, projects }: Props) {
  const t = useTexts();
  const rows = projects.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <PendingList list={projects} failureTitle={t('projectOffice:list.failed')} rows={6} />;
  if (rows.length === 0 && !projects.isPlaceholderData) return <NoProjects list={list} />;
  return (
    <>
      <div
        className={projects.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        aria-busy={projects.isPlaceholderData || undefined}
      >
        <ProjectsTable rows={rows} />
      </div>
      <LoadMore
        list={projects}
        linkId={projectLinkId}
        label={t('projectOffice:list.more')}
        failure={projects.error && <CallFailure title={t('projectOffice:list.failed')} error={projects.error} />}
      />
    </>
  );
}

/** One project: whose, how it stands, how far it is, and what comes next. */
export function ProjectItem({ row }: { row: ProjectRow }) {
  return (
    <li className="grid gap-2 border-b border-hair py-4 first:pt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <ProjectName row={row} />
        </div>
        <ProjectProgress row={row} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ProjectBadges project={row} />
        <ProjectNext row={row} />
      </div>
    </li>
  );
}

/** Why the list is empty. */
function NoProjects({ list: { filter, addressOf } }: Pick<Props, 'list'>) {
  const t = useTexts();
  const { language } = usePage();
  const tab = filter.tab ?? 'open';
  if (filter.search !== undefined || narrowingParts.some((part) => filter[part] !== undefined)) {
    return (
      <div role="status">
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t('projectOffice:list.nothing.title')}
          text={t('projectOffice:list.nothing.text')}
          action={<ButtonLink to={addressOf({ tab })}>{t('projectOffice:list.nothing.action')}</ButtonLink>}
        />
      </div>
    );
  }
  if (tab !== 'open') return <p className="text-muted">{t('projectOffice:list.none')}</p>;
  return (
    <EmptyState
      icon={<DocumentIcon size={40} />}
      title={t('projectOffice:list.empty.title')}
      text={t('projectOffice:list.empty.text')}
      action={<ButtonLink to={pathOf('adminCustomers', language)}>{t('projectOffice:list.empty.action')}</ButtonLink>}
    />
  );
}
