import { writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { TimedMilestone } from '#domain/projects/timeline.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Table } from '../../../ui/table.tsx';
import type { ShownMilestone } from './timed-milestone.ts';

type Props = {
  milestones: readonly ShownMilestone[];
  /** Of each milestone, in the same order. */
  days: readonly TimedMilestone[];
  language: Language;
};

/** The days of a timeline in words. */
export function TimelineTable({ milestones, days, language }: Props) {
  const t = useTexts();
  const rows = milestones.map((milestone, index) => ({ milestone, days: days[index] }));
  const range = (start: string | null | undefined, end: string | null | undefined) =>
    [...new Set([start ?? end ?? '', end ?? start ?? ''])].map((day) => writeDay(day, language)).join(' – ');
  const real = ({ startedOn, endedOn }: TimedMilestone) => {
    if (endedOn !== null) return range(startedOn, endedOn);
    if (startedOn === null) return t('projectWords:timeline.notStarted');
    return t('projectWords:timeline.since', { day: writeDay(startedOn, language) });
  };
  return (
    <Table
      caption={t('projectWords:timeline.table')}
      rows={rows}
      rowKey={({ milestone }) => milestone.id}
      phone="stack"
      columns={[
        {
          id: 'milestone',
          header: t('projectWords:timeline.milestone'),
          isRowHeader: true,
          renderCell: ({ milestone }) => <span lang={language}>{milestone.title}</span>,
        },
        {
          id: 'plan',
          header: t('projectWords:timeline.plan'),
          renderCell: (row) => range(row.days?.plannedStart, row.days?.plannedEnd) || t('projectWords:timeline.noDay'),
        },
        {
          id: 'real',
          header: t('projectWords:timeline.real'),
          renderCell: (row) => row.days && real(row.days),
        },
        {
          id: 'status',
          header: t('projectWords:timeline.status'),
          renderCell: ({ milestone }) => t(`projectWords:milestones.${milestone.status}`),
        },
      ]}
    />
  );
}
