import { addDays, lengthOf } from '../analytics/periods.ts';

/** A milestone as the drawing needs it; days as `YYYY-MM-DD`, null where there is none yet. */
export type TimedMilestone = {
  plannedStart: string | null;
  plannedEnd: string | null;
  startedOn: string | null;
  /** When it was handed over for good, approved or skipped. */
  endedOn: string | null;
};

/** A bar from the left edge of the drawing, both in percent of its width. */
export type TimelineBar = { left: number; width: number };

/** What is drawn: plan and reality of each milestone in the given order, today, and the days at both edges. */
export type Timeline = {
  from: string;
  to: string;
  /** Percent; null where today is outside. */
  today: number | null;
  rows: readonly { planned: TimelineBar | null; real: TimelineBar | null }[];
};

type Span = { start: string; end: string };

/**
 * Where the bars of a timeline lie (I1): each day has the same width, and a day that a bar ends on belongs to it. What was begun and
 * is not over reaches to today. Null where no milestone has a day.
 */
export function timelineOf(milestones: readonly TimedMilestone[], today: string): Timeline | null {
  const spans = milestones.map((milestone) => ({ planned: plannedSpan(milestone), real: realSpan(milestone, today) }));
  const days = spans.flatMap(({ planned, real }) =>
    [planned, real].flatMap((span) => (span ? [span.start, span.end] : [])),
  );
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return null;
  const whole = lengthOf({ from, to });
  const place = (day: string) => ((lengthOf({ from, to: day }) - 1) / whole) * 100;
  const bar = (span: Span | null) =>
    span && { left: place(span.start), width: (lengthOf({ from: span.start, to: span.end }) / whole) * 100 };
  return {
    from,
    to,
    today: today < from || today > to ? null : (place(today) + place(addDays(today, 1))) / 2,
    rows: spans.map(({ planned, real }) => ({ planned: bar(planned), real: bar(real) })),
  };
}

function plannedSpan({ plannedStart, plannedEnd }: TimedMilestone): Span | null {
  const start = plannedStart ?? plannedEnd;
  const end = plannedEnd ?? plannedStart;
  return start === null || end === null ? null : inOrder(start, end);
}

function realSpan({ startedOn, endedOn }: TimedMilestone, today: string): Span | null {
  const start = startedOn ?? endedOn;
  return start === null ? null : inOrder(start, endedOn ?? today);
}

const inOrder = (start: string, end: string): Span => (end < start ? { start: end, end: start } : { start, end });
