import { projectTabs } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { ListTabs } from '../../../../ui/list-tabs.tsx';
import { useProjectCounts } from '../queries.ts';
import type { ProjectFilterInAddress } from './use-project-list-filter.ts';

type Props = { list: Pick<ProjectFilterInAddress, 'filter' | 'addressOf'> };

/** Projects by what is to be done about them, each with its number. */
export function ProjectTabs({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const { data } = useProjectCounts();
  const countOf = (tab: string) => data?.tabs.find((each) => each.tab === tab)?.count ?? 0;
  return (
    <ListTabs
      label={t('projectOffice:tabs.label')}
      tabs={projectTabs.map((tab) => ({
        id: tab,
        label: t(`projectOffice:tabs.${tab}`),
        href: addressOf({ tab }),
        isCurrent: (filter.tab ?? 'open') === tab,
        count: countOf(tab) > 0 ? String(countOf(tab)) : null,
      }))}
    />
  );
}
