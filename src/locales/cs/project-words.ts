import type { Translated } from '../translated.ts';
import type { projectWords as reference } from '../sk/project-words.ts';

export const projectWords: Translated<typeof reference> = {
  statuses: {
    planning: 'Plánování',
    development: 'Vývoj',
    testing: 'Testování',
    completed: 'Dokončen',
  },
  steps: 'Stav projektu',
  onHold: 'Pozastavený',
  cancelled: 'Zrušen',
  late: 'Zpoždění',
  milestones: {
    planned: 'Naplánovaný',
    in_progress: 'Rozpracovaný',
    submitted: 'Čeká na schválení',
    approved: 'Schválený',
    changes_requested: 'K úpravě',
    skipped: 'Vynechaný',
  },
  template: {
    design: 'Návrh',
    development: 'Vývoj',
    testing: 'Testování',
    launch: 'Spuštění',
  },
  progress: {
    label: 'Hotová část projektu',
    value: '{{percent}} %',
  },
  timeline: {
    title: 'Časová osa',
    picture: 'Časová osa milníků: plán a skutečnost',
    plan: 'Plán',
    real: 'Skutečnost',
    today: 'Dnes',
    table: 'Termíny milníků',
    show: 'Zobrazit termíny v tabulce',
    milestone: 'Milník',
    status: 'Stav',
    noDay: 'bez termínu',
    notStarted: 'zatím ne',
    since: 'od {{day}}',
    none: 'Milníky zatím nemají termíny.',
  },
  scope: {
    title: 'Dohodnutý rozsah',
    none: 'K projektu nepatří podepsaná nabídka.',
    begun: 'Původní objednávka',
    signed: 'podepsaná {{date}}',
    void: 'zrušená',
  },
  change: 'Změna {{number}}',
  changeOf: 'Změna rozsahu projektu {{project}}',
};
