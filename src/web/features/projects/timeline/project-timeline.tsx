import { writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { type Timeline, type TimelineBar, timelineOf } from '#domain/projects/timeline.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TimelineTable } from './timeline-table.tsx';
import { type ShownMilestone, timedMilestone } from './timed-milestone.ts';

type Props = {
  /** In their order. */
  milestones: readonly ShownMilestone[];
  /** Of the project; days are its customer’s. */
  language: Language;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** Plan against real of each milestone as bars on one scale, and the same days in a table behind it (I1). */
export function ProjectTimeline({ milestones, language, today }: Props) {
  const t = useTexts();
  const days = milestones.map((milestone) => timedMilestone(milestone, language));
  const timeline = timelineOf(days, today);
  if (!timeline) return <p className="max-w-prose text-muted">{t('projectWords:timeline.none')}</p>;
  return (
    <div className="grid gap-4">
      <figure aria-label={t('projectWords:timeline.picture')} className="grid gap-3">
        <Legend hasToday={timeline.today !== null} />
        <div>
          <div className="flex justify-between border-b-2 border-ink pb-1 text-sm text-muted sm:ms-[16rem]">
            <span className="figures">{writeDay(timeline.from, language)}</span>
            <span className="figures">{writeDay(timeline.to, language)}</span>
          </div>
          <ol>
            {milestones.map((milestone, index) => (
              <li
                key={milestone.id}
                className="grid items-center border-b border-hair pt-2 sm:grid-cols-[16rem_minmax(0,1fr)] sm:pt-0"
              >
                <span lang={language} className="pe-4 text-sm leading-snug font-semibold wrap-anywhere sm:py-2">
                  {milestone.title}
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
        <TimelineTable milestones={milestones} days={days} language={language} />
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
