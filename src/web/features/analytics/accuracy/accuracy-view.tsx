import { useMemo } from 'react';
import type { AccuracyOfEstimates } from '#contract/analytics/accuracy.ts';
import { accuracyGroups } from '#domain/analytics/accuracy/accuracy-groups.ts';
import type { Measure } from '#domain/analytics/accuracy/accuracy.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChartFrame, ChartSign } from '../chart-frame.tsx';
import { FigureSection } from '../figure-section.tsx';
import { readAccuracyChoice } from './accuracy-address.ts';
import { AccuracyChart } from './accuracy-chart.tsx';
import { AccuracyChoices } from './accuracy-choices.tsx';
import { claimText } from './accuracy-texts.ts';
import { Claims } from './claims.tsx';
import { FactorTrial } from './factor-trial.tsx';
import { ProjectRows } from './project-rows.tsx';
import { useGroupColumns } from './use-group-columns.tsx';

type Props = { accuracy: AccuracyOfEstimates };

/** Bias and spread of estimates: claims, a chart with its table, the projects of a chosen group, and a factor to try on them (H8). */
export function AccuracyView({ accuracy: { projects, isMore, priceBook } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { measure, dimension, group } = readAccuracyChoice(useQuery());
  const groups = useMemo(() => accuracyGroups(projects, { dimension, measure }), [projects, dimension, measure]);
  const columns = useGroupColumns(dimension);
  const chosen = groups.find(({ name }) => name === group);
  const [whole] = groups;
  const claim = whole && claimText(whole, dimension, { t, language });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FigureSection
        title={t('analytics:accuracy.title')}
        text={[t('analytics:accuracy.text'), ...(isMore ? [t('analytics:accuracy.more')] : [])].join(' ')}
        columns={columns}
        rows={groups}
        rowKey={({ name }) => name}
        {...(!whole && { nothing: <Nothing isEmpty={projects.length === 0} measure={measure} /> })}
        chart={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <AccuracyChoices />
            <Claims groups={groups} dimension={dimension} />
            {claim ? (
              <ChartFrame
                summary={t('analytics:accuracy.summary', { claim })}
                height="h-40"
                chart={<AccuracyChart groups={groups} dimension={dimension} />}
              >
                <Signs />
              </ChartFrame>
            ) : null}
          </div>
        }
      />
      {chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {chosen.accuracy.deviation && measure !== 'noted' ? (
            <FactorTrial
              key={`${measure} ${chosen.name}`}
              group={chosen}
              whole={whole?.projects ?? []}
              priceBook={priceBook}
              terms={{ measure, dimension }}
            />
          ) : null}
          <ProjectRows group={chosen} dimension={dimension} measure={measure} />
        </div>
      ) : null}
    </div>
  );
}

type NothingProps = { isEmpty: boolean; measure: Measure };

function Nothing({ isEmpty, measure }: NothingProps) {
  const t = useTexts();
  return (
    <>
      {isEmpty ? null : <AccuracyChoices />}
      <p className="max-w-prose text-sm text-muted">
        {t(isEmpty ? 'analytics:accuracy.nothing.quoted' : `analytics:accuracy.nothing.${measure}`)}
      </p>
    </>
  );
}

function Signs() {
  const t = useTexts();
  return (
    <>
      <ChartSign label={t('analytics:accuracy.signs.bias')}>
        <rect className="fill-ink" x="4" width="4" height="12" />
      </ChartSign>
      <ChartSign label={t('analytics:accuracy.signs.spread')} width={28}>
        <rect className="fill-timber-soft stroke-timber" x="0.5" y="2.5" width="27" height="7" />
      </ChartSign>
    </>
  );
}
