import { dayOf, writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { type Timeline, type TimelineBar, timelineOf } from '#domain/projects/timeline.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
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

/**
 * When the milestones of a project were planned and when they really were: a drawing, and the same days in a table (I1). It is drawn by
 * SVG attributes, because a page that the server renders may carry no style.
 */
export function MilestoneTimeline({ milestones, language, now }: Props) {
  const t = useTexts();
  const days = milestones.map((milestone) => daysOfMilestone(milestone, language));
  const timeline = timelineOf(days, dayOf(now, language));
  const page = usePage().language;
  if (!timeline) return <p className="max-w-prose text-muted">{t('projectWords:timeline.none')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <figure aria-label={t('projectWords:timeline.picture')} className="@container grid gap-3">
        <Legend hasToday={timeline.today !== null} />
        <div>
          <div className="figures flex justify-between border-b-2 border-ink pb-1 text-sm text-muted @xl:ms-[16rem]">
            <span>{writeDay(timeline.from, page)}</span>
            <span>{writeDay(timeline.to, page)}</span>
          </div>
          <ol>
            {milestones.map(({ id, title }, index) => (
              <li
                key={id}
                className="grid items-center border-b border-hair pt-2 @xl:grid-cols-[16rem_minmax(0,1fr)] @xl:pt-0"
              >
                <span lang={language} className="pe-4 text-sm leading-snug font-semibold wrap-anywhere @xl:py-2">
                  {title}
                </span>
                <Bars row={timeline.rows[index]} today={timeline.today} />
              </li>
            ))}
          </ol>
        </div>
      </figure>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {t('projectWords:timeline.show')}
        </summary>
        <DaysTable milestones={milestones} language={language} />
      </details>
    </div>
  );
}

function Bars({ row, today }: { row: Timeline['rows'][number] | undefined; today: number | null }) {
  return (
    <svg width="100%" height="44" aria-hidden="true" focusable="false">
      {row?.planned ? (
        <rect {...placeOf(row.planned)} y="9" height="10" className="fill-sunken stroke-ink" strokeWidth="1.5" />
      ) : null}
      {row?.real ? <rect {...placeOf(row.real)} y="25" height="10" className="fill-ink" /> : null}
      {today === null ? null : (
        <line x1={`${today}%`} x2={`${today}%`} y1="0" y2="100%" className="stroke-line" strokeWidth="2" />
      )}
    </svg>
  );
}

/** A day of a long project is still seen. */
const placeOf = ({ left, width }: TimelineBar) => ({ x: `${left}%`, width: `${Math.max(width, 0.8)}%` });

function Legend({ hasToday }: { hasToday: boolean }) {
  const t = useTexts();
  return (
    <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      <span className="inline-flex items-center gap-2">
        <svg width="22" height="10" aria-hidden="true" focusable="false">
          <rect x="1" y="1" width="20" height="8" className="fill-sunken stroke-ink" strokeWidth="1.5" />
        </svg>
        {t('projectWords:timeline.plan')}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg width="22" height="10" aria-hidden="true" focusable="false">
          <rect width="22" height="10" className="fill-ink" />
        </svg>
        {t('projectWords:timeline.real')}
      </span>
      {hasToday ? (
        <span className="inline-flex items-center gap-2">
          <svg width="4" height="16" aria-hidden="true" focusable="false">
            <line x1="2" x2="2" y1="0" y2="16" className="stroke-line" strokeWidth="2" />
          </svg>
          {t('projectWords:timeline.today')}
        </span>
      ) : null}
    </figcaption>
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
