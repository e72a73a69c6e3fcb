import { useMemo } from 'react';
import type { AccuracyGroup, Dimension } from '#domain/analytics/accuracy/accuracy-groups.ts';
import type { Accuracy } from '#domain/analytics/accuracy/accuracy.ts';
import type { EstimatedProject } from '#domain/analytics/accuracy/estimated-project.ts';
import { type Trial, tryFactor } from '#domain/analytics/accuracy/try-factor.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Table } from '../../../ui/table.tsx';
import { groupText, spreadText } from './accuracy-texts.ts';

type Props = {
  group: AccuracyGroup;
  whole: readonly EstimatedProject[];
  trial: Trial;
  shown: { percent: number; dimension: Dimension };
};

/** Bias and spread with the prices of today and with the tried ones, of the group and of all other projects. */
export function TrialTable({ group, whole, trial, shown: { percent, dimension } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const parts = useMemo(() => {
    const own = new Set(group.projects);
    return [
      { id: 'group', projects: group.projects },
      { id: 'others', projects: whole.filter((project) => !own.has(project)) },
    ].filter(({ projects }) => projects.length > 0);
  }, [group, whole]);
  const rows = parts.map(({ id, projects }) => ({
    id,
    name: id === 'group' ? groupText(group.name, dimension, { t, language }) : t('analytics:accuracy.trial.others'),
    before: tryFactor(projects, trial, 100),
    after: tryFactor(projects, trial, percent),
  }));
  const accuracyText = ({ deviation }: Accuracy) =>
    deviation ? spreadText(deviation, language) : t('analytics:accuracy.trial.few');
  return (
    <div aria-live="polite">
      <Table
        caption={t('analytics:accuracy.trial.caption')}
        density="dense"
        phone="stack"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('analytics:accuracy.columns.projects'),
            renderCell: ({ name }) => name,
            isRowHeader: true,
          },
          {
            id: 'before',
            header: t('analytics:accuracy.trial.before'),
            renderCell: ({ before }) => accuracyText(before),
            align: 'end',
          },
          {
            id: 'after',
            header: t('analytics:accuracy.trial.after', { percent }),
            renderCell: ({ after }) => accuracyText(after),
            align: 'end',
          },
        ]}
      />
    </div>
  );
}
