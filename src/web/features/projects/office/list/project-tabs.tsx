import { projectTabs } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { useProjectCounts } from '../queries.ts';
import type { ProjectFilterInAddress } from './use-project-list-filter.ts';

type Props = { list: Pick<ProjectFilterInAddress, 'filter' | 'addressOf'> };

/** Projects by what is to be done about them, each with its number; links, so that they can be bookmarked. */
export function ProjectTabs({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const { data } = useProjectCounts();
  const countOf = (tab: string) => data?.tabs.find((each) => each.tab === tab)?.count ?? 0;
  return (
    <nav
      aria-label={t('projectOffice:tabs.label')}
      className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto"
    >
      <ul className="flex sm:flex-wrap">
        {projectTabs.map((tab) => (
          <li key={tab}>
            <a
              className="nav-link px-3 text-sm whitespace-nowrap"
              href={addressOf({ tab })}
              aria-current={(filter.tab ?? 'open') === tab ? 'page' : undefined}
            >
              {t(`projectOffice:tabs.${tab}`)}
              {countOf(tab) > 0 ? <span className="figures ms-1.5 text-muted">{countOf(tab)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
