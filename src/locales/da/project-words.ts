import type { Translated } from '../translated.ts';
import type { projectWords as reference } from '../sk/project-words.ts';

export const projectWords: Translated<typeof reference> = {
  statuses: {
    planning: 'Planlægning',
    development: 'Udvikling',
    testing: 'Test',
    completed: 'Afsluttet',
  },
  steps: 'Projektets status',
  onHold: 'På pause',
  cancelled: 'Annulleret',
  late: 'Forsinket',
  milestones: {
    planned: 'Planlagt',
    in_progress: 'I gang',
    submitted: 'Afventer godkendelse',
    approved: 'Godkendt',
    changes_requested: 'Skal rettes',
    skipped: 'Sprunget over',
  },
  template: {
    design: 'Design',
    development: 'Udvikling',
    testing: 'Test',
    launch: 'Lancering',
  },
  progress: {
    label: 'Færdig del af projektet',
    value: '{{percent}} %',
  },
  timeline: {
    title: 'Tidslinje',
    picture: 'Tidslinje over milepæle: plan og virkelighed',
    plan: 'Plan',
    real: 'Faktisk',
    today: 'I dag',
    table: 'Milepælenes datoer',
    show: 'Vis datoerne i en tabel',
    milestone: 'Milepæl',
    status: 'Status',
    noDay: 'ingen dato',
    notStarted: 'ikke endnu',
    since: 'fra {{day}}',
    none: 'Milepælene har ingen datoer endnu.',
  },
  scope: {
    title: 'Aftalt omfang',
    none: 'Der hører ikke et underskrevet tilbud til projektet.',
    begun: 'Oprindelig aftale',
    signed: 'underskrevet {{date}}',
    void: 'annulleret',
  },
  change: 'Ændring {{number}}',
  changeOf: 'Ændrer omfanget af projektet {{project}}',
};
