import type { Translated } from '../translated.ts';
import type { projectWords as reference } from '../sk/project-words.ts';

export const projectWords: Translated<typeof reference> = {
  statuses: {
    planning: 'Planning',
    development: 'Development',
    testing: 'Testing',
    completed: 'Completed',
  },
  steps: 'Project status',
  onHold: 'On hold',
  cancelled: 'Cancelled',
  late: 'Late',
  milestones: {
    planned: 'Planned',
    in_progress: 'In progress',
    submitted: 'Awaiting approval',
    approved: 'Approved',
    changes_requested: 'Changes requested',
    skipped: 'Skipped',
  },
  template: {
    design: 'Design',
    development: 'Development',
    testing: 'Testing',
    launch: 'Launch',
  },
  progress: {
    label: 'Share of the project that is done',
    value: '{{percent}}%',
  },
  timeline: {
    title: 'Schedule',
    picture: 'Schedule of milestones: planned and actual',
    plan: 'Planned',
    real: 'Actual',
    today: 'Today',
    table: 'Milestone dates',
    show: 'Show the dates as a table',
    milestone: 'Milestone',
    status: 'Status',
    noDay: 'no date',
    notStarted: 'not yet',
    since: 'since {{day}}',
    none: 'The milestones have no dates yet.',
  },
  scope: {
    title: 'Agreed scope',
    none: 'This project has no signed quote.',
    begun: 'Original order',
    signed: 'signed {{date}}',
    void: 'void',
  },
  change: 'Change {{number}}',
  changeOf: 'Changes the scope of project {{project}}',
};
