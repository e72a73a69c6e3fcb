import { writeDay } from '#domain/days.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { type TimelineBar, timelineOf } from '#domain/projects/timeline.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Table } from '../../ui/table.tsx';
import { MilestoneBadge } from './status-badges.tsx';
import { type DrawnMilestone, daysOfMilestone } from './timeline-days.ts';

type Props = {
  milestones: readonly DrawnMilestone[];
  /** Of the project, whose days are those where its customer lives. */
  language: Language;
  /** ms UTC */
  now: number;
};

/** When the milestones of a project were planned and when they really were: a drawing, and the same days in a table (I1). */
export function MilestoneTimeline({ milestones, language, now }: Props) {
  const t = useTexts();
  const today = dayOf(now, language);
  const days = milestones.map((milestone) => daysOfMilestone(milestone, language));
  const timeline = timelineOf(days, today);
  const page = usePage().language;
  if (!timeline) return <p className="text-muted">{t('projectWords:timeline.none')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="img" aria-label={t('projectWords:timeline.picture')} className="grid gap-3">
        <div className="relative grid gap-3">
          {milestones.map(({ id, title }, index) => (
            <div key={id} className="grid gap-1">
              <span className="text-sm leading-snug wrap-anywhere">{title}</span>
              <div className="grid gap-1 rounded-sm bg-sunken py-1">
                <Bar bar={timeline.rows[index]?.planned ?? null} className="h-1.5 bg-edge" />
                <Bar bar={timeline.rows[index]?.real ?? null} className="h-2 bg-ink" />
              </div>
            </div>
          ))}
          {timeline.today === null ? null : (
            <span
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-timber"
              style={{ insetInlineStart: `${timeline.today}%` }}
            />
          )}
        </div>
        <div className="figures flex justify-between gap-4 text-sm text-muted">
          <span>{writeDay(timeline.from, page)}</span>
          <span>{writeDay(timeline.to, page)}</span>
        </div>
        <Legend hasToday={timeline.today !== null} />
      </div>
      <details className="group">
        <summary className="w-fit cursor-pointer py-2 text-sm underline">{t('projectWords:timeline.show')}</summary>
        <DaysTable milestones={milestones} language={language} />
      </details>
    </div>
  );
}

/** One bar; the empty row keeps its height. */
function Bar({ bar, className }: { bar: TimelineBar | null; className: string }) {
  return (
    <div className="relative">
      <div
        className={classNames('min-w-1 rounded-sm', bar ? className : 'h-1.5')}
        style={bar ? { marginInlineStart: `${bar.left}%`, width: `${bar.width}%` } : undefined}
      />
    </div>
  );
}

function Legend({ hasToday }: { hasToday: boolean }) {
  const t = useTexts();
  const entries = [
    { id: 'plan', mark: 'h-1.5 w-5 bg-edge', label: t('projectWords:timeline.plan') },
    { id: 'real', mark: 'h-2 w-5 bg-ink', label: t('projectWords:timeline.real') },
    ...(hasToday ? [{ id: 'today', mark: 'h-4 w-0.5 bg-timber', label: t('projectWords:timeline.today') }] : []),
  ];
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {entries.map(({ id, mark, label }) => (
        <span key={id} className="inline-flex items-center gap-2">
          <span className={classNames('rounded-sm', mark)} />
          {label}
        </span>
      ))}
    </p>
  );
}

function DaysTable({ milestones, language }: Pick<Props, 'milestones' | 'language'>) {
  const t = useTexts();
  const page = usePage().language;
  const span = (start: string | null, end: string | null, nothing: string): string => {
    if (start !== null && end !== null) return `${writeDay(start, page)} – ${writeDay(end, page)}`;
    const day = end ?? start;
    if (day === null) return nothing;
    return end === null ? t('projectWords:timeline.since', { day: writeDay(day, page) }) : writeDay(day, page);
  };
  return (
    <Table
      caption={t('projectWords:timeline.table')}
      rows={milestones}
      rowKey={({ id }) => id}
      phone="stack"
      columns={[
        {
          id: 'title',
          header: t('projectWords:timeline.milestone'),
          renderCell: ({ title }) => title,
          isRowHeader: true,
        },
        {
          id: 'plan',
          header: t('projectWords:timeline.plan'),
          renderCell: ({ plannedStart, plannedEnd }) =>
            span(plannedStart, plannedEnd, t('projectWords:timeline.noDay')),
        },
        {
          id: 'real',
          header: t('projectWords:timeline.real'),
          renderCell: (milestone) => {
            const { startedOn, endedOn } = daysOfMilestone(milestone, language);
            return span(startedOn, endedOn, t('projectWords:timeline.notStarted'));
          },
        },
        {
          id: 'status',
          header: t('projectWords:timeline.status'),
          renderCell: ({ status }) => <MilestoneBadge status={status} />,
        },
      ]}
    />
  );
}
