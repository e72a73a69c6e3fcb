import type { Language } from '../languages.ts';

/**
 * What stands in the agency's calendar, one kind for each source of dates (I1). A new kind gets its source in
 * `server/features/calendar/calendar-sources-store.ts` and its address in `screenOf`.
 */
export const calendarKinds = [
  'milestone',
  'project-start',
  'project-due',
  'material',
  'payment',
  'quote',
  'follow-up',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** One dated thing. Neither sums nor names of people are part of it: it also leaves by the feed. */
export type CalendarEntry = {
  kind: CalendarKind;
  /** Id of the milestone, project, payment request, quote or request that has the date. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  /** Number and title of the project, or the number of what it is; '' without one. */
  about: string;
  /** Language in which title and project were written. */
  language: Language;
  /** Nothing more is to be done about it. */
  isDone: boolean;
  /** What it is opened by: see `screenOf`. */
  target: string;
};

/** The screen of the back office that an entry leads to; `target` is its id. */
export const screenOf = {
  milestone: 'adminProject',
  'project-start': 'adminProject',
  'project-due': 'adminProject',
  material: 'adminProject',
  payment: 'adminQuote',
  quote: 'adminQuote',
  'follow-up': 'adminRequest',
} as const satisfies Record<CalendarKind, string>;
