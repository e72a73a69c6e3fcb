import type { AccuracyGroup, Dimension } from '#domain/analytics/accuracy/accuracy-groups.ts';
import type { Deviation } from '#domain/analytics/accuracy/accuracy.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FigureLink } from '../figure-link.tsx';
import type { FigureColumn } from '../figure-table.ts';
import { accuracyAddress } from './accuracy-address.ts';
import { deviationText, groupText } from './accuracy-texts.ts';

/** Columns of the table behind the chart: how many projects, bias and spread, a dash where too few. */
export function useGroupColumns(dimension: Dimension): FigureColumn<AccuracyGroup>[] {
  const t = useTexts();
  const { language } = usePage();
  const query = useQuery();
  const nameOf = ({ name }: AccuracyGroup) => groupText(name, dimension, { t, language });
  const share = (id: keyof Deviation): FigureColumn<AccuracyGroup> => {
    const textOf = ({ accuracy: { deviation } }: AccuracyGroup) =>
      deviation ? deviationText(deviation[id], language) : null;
    return { id, header: t(`analytics:accuracy.columns.${id}`), value: textOf, show: (group) => textOf(group) ?? '–' };
  };
  return [
    { id: 'name', header: t(`analytics:accuracy.dimensions.${dimension}`), value: nameOf, isRowHeader: true },
    {
      id: 'projects',
      header: t('analytics:accuracy.columns.projects'),
      value: ({ accuracy }) => accuracy.projects,
      show: (group) => (
        <FigureLink
          label={nameOf(group)}
          count={group.accuracy.projects}
          address={accuracyAddress(query, { of: group.name }, language)}
        />
      ),
    },
    share('bias'),
    share('low'),
    share('high'),
  ];
}
