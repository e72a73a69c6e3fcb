import type { AccuracyGroup, Dimension } from '#domain/analytics/accuracy/accuracy-groups.ts';
import { type Measure, type MoneyMeasure, missOf } from '#domain/analytics/accuracy/accuracy.ts';
import type { EstimatedProject } from '#domain/analytics/accuracy/estimated-project.ts';
import { formatMoney, minorPerMajor } from '#domain/money.ts';
import { writeDuration } from '#domain/projects/time/duration.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FigureSection } from '../figure-section.tsx';
import type { FigureColumn } from '../figure-table.ts';
import { deviationText, groupText } from './accuracy-texts.ts';

type Props = { group: AccuracyGroup; dimension: Dimension; measure: Measure };

/** The projects that a claim is about, the newest first, with the quotes behind each sum (G9). */
export function ProjectRows({ group, dimension, measure }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const name = groupText(group.name, dimension, { t, language });
  return (
    <FigureSection
      title={group.name === 'all' ? name : t('analytics:accuracy.rows', { name })}
      columns={useProjectColumns(measure)}
      rows={group.projects}
      rowKey={({ request }) => request.id}
    />
  );
}

function useProjectColumns(measure: Measure): FigureColumn<EstimatedProject>[] {
  const t = useTexts();
  const { language } = usePage();
  const money = (id: 'estimated' | MoneyMeasure): FigureColumn<EstimatedProject> => ({
    id,
    header: t(`analytics:accuracy.columns.${id}`),
    value: ({ [id]: sum }) => (sum === null ? null : sum / minorPerMajor),
    show: ({ [id]: sum }) => (sum === null ? null : formatMoney(sum, 'EUR', language)),
  });
  const hours = (id: 'estimatedTime' | 'notedTime', part: 'estimated' | 'noted'): FigureColumn<EstimatedProject> => ({
    id,
    header: t(`analytics:accuracy.columns.${id}`),
    value: ({ time }) => (time ? Math.round(time[part] / 6) / 10 : null),
    show: ({ time }) => (time ? writeDuration(Math.round(time[part])) : null),
  });
  const deviationOf = (project: EstimatedProject) => {
    const miss = missOf(project, measure);
    return miss === null ? null : deviationText(miss, language);
  };
  return [
    {
      id: 'request',
      header: t('analytics:accuracy.columns.request'),
      value: ({ request }) => request.number,
      show: ({ request }) => <a href={pathOf('adminRequest', language, { id: request.id })}>{request.number}</a>,
      isRowHeader: true,
    },
    {
      id: 'quotes',
      header: t('analytics:accuracy.columns.quotes'),
      value: ({ quotes, changes }) =>
        [quotes, changes]
          .map((list) => list.map(({ number }) => number).join(', '))
          .filter(Boolean)
          .join(' + '),
      show: ({ quotes, changes }) => (
        <span className="flex flex-wrap justify-end gap-x-3">
          {[...quotes, ...changes].map(({ id, number }, index) => (
            <span key={id}>
              {index < quotes.length ? '' : '+ '}
              <a href={pathOf('adminQuote', language, { id })}>{number}</a>
            </span>
          ))}
        </span>
      ),
    },
    ...(measure === 'noted'
      ? [hours('estimatedTime', 'estimated'), hours('notedTime', 'noted')]
      : [money('estimated'), money('quoted'), money('invoiced')]),
    {
      id: 'deviation',
      header: t('analytics:accuracy.columns.bias'),
      value: deviationOf,
      show: deviationOf,
    },
    { id: 'version', header: t('analytics:accuracy.columns.version'), value: (project) => project.priceBookVersion },
  ];
}
