import type { Translated } from '../translated.ts';
import type { projects as reference } from '../sk/projects.ts';

export const projects: Translated<typeof reference> = {
  meta: {
    title: 'Projects for trade firms | {{brand}}',
    description:
      'Websites, calculators and systems for trade and construction firms in Slovakia, Czechia and Denmark. The task, the solution, the result.',
  },
  title: 'Projects',
  sampleTitle: 'Sample projects',
  lead: 'Each project with its task, solution and result.',
  sample: 'Sample project',
  sampleNote: 'The sample projects show how I work. The firms and figures in them are made up.',
  picture: 'The {{firm}} website on a computer and a phone',
  filter: {
    label: 'Filter projects',
    service: 'Service',
    trade: 'Trade',
    all: 'All',
    apply: 'Show',
    reset: 'Clear filter',
  },
  count_one: '{{count}} project',
  count_other: '{{count}} projects',
  more: 'Show more ({{count}})',
  empty: {
    title: 'No project like that yet',
    text: 'Try another trade or service.',
  },
  none: {
    title: 'Projects are on their way',
    text: 'I only show real work, and only with the firm’s consent. Until then, see what I do and what it costs.',
    action: 'See services',
  },
  task: 'Task',
  solution: 'Solution',
  weeks_one: '{{count}} week',
  weeks_other: '{{count}} weeks',
  results: 'Result',
  places: { before: 'Before', after: 'Now' },
  onlyIn: {
    sk: 'This text is in Slovak only so far.',
    cs: 'This text is in Czech only so far.',
    da: 'This text is in Danish only so far.',
    en: 'This text is in English only so far.',
  },
  countries: {
    SK: 'Slovakia',
    CZ: 'Czechia',
    DK: 'Denmark',
  },
  trades: {
    painter: 'Painter and decorator',
    electrician: 'Electrician',
    plumber: 'Plumber',
    roofer: 'Roofer',
    mason: 'Bricklayer',
    carpenter: 'Joiner and carpenter',
    tiler: 'Tiler',
    insulation: 'Insulation',
    custom: 'General contractor',
  },
  closing: {
    title: 'What would yours look like?',
    text: 'It takes a minute to see the price, and you’ll hear from me within 24 hours.',
    action: 'Get a price',
  },
};
