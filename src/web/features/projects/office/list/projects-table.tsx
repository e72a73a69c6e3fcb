import type { ProjectRow } from '#contract/projects/projects.ts';
import { writeDay } from '#domain/days.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Table, type TableColumn } from '../../../../ui/table.tsx';
import { ProjectBadges } from '../../status-badges.tsx';
import { ProjectName, ProjectProgress } from './project-facts.tsx';

/** Projects as a table: one row each, a block of lines on a phone (I1). */
export function ProjectsTable({ rows }: { rows: readonly ProjectRow[] }) {
  const t = useTexts();
  return (
    <Table
      caption={t('projectOffice:list.caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      density="dense"
      phone="stack"
    />
  );
}

function useColumns(): TableColumn<ProjectRow>[] {
  const t = useTexts();
  const { language } = usePage();
  const day = (on: string) => (
    <time className="figures whitespace-nowrap" dateTime={on}>
      {writeDay(on, language)}
    </time>
  );
  return [
    {
      id: 'project',
      header: t('projectOffice:columns.project'),
      isRowHeader: true,
      renderCell: (row) => <ProjectName row={row} />,
    },
    {
      id: 'status',
      header: t('projectOffice:columns.status'),
      renderCell: (row) => (
        <span className="flex flex-wrap gap-1">
          <ProjectBadges project={row} />
        </span>
      ),
    },
    {
      id: 'progress',
      header: t('projectOffice:columns.progress'),
      renderCell: (row) => <ProjectProgress row={row} />,
    },
    {
      id: 'waits',
      header: t('projectOffice:columns.waits'),
      renderCell: ({ waitsFor }) => (waitsFor === null ? null : t(`projectOffice:sides.${waitsFor}`)),
    },
    {
      id: 'next',
      header: t('projectOffice:columns.next'),
      renderCell: ({ next, language: spoken }) =>
        next === null ? null : (
          <span className="grid wrap-anywhere max-sm:justify-items-end">
            <span lang={spoken === language ? undefined : spoken}>{next.title}</span>
            {day(next.on)}
          </span>
        ),
    },
    {
      id: 'due',
      header: t('projectOffice:columns.due'),
      renderCell: ({ dueOn }) => (dueOn === null ? null : day(dueOn)),
    },
  ];
}
