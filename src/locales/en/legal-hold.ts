import type { Translated } from '../translated.ts';
import type { legalHold as source } from '../sk/legal-hold.ts';

export const legalHold: Translated<typeof source> = {
  title: 'Legal hold',
  none: 'Data is deleted when its period ends. If there is a dispute or claim, put deletion on hold.',
  place: 'Put on hold',
  reason: 'Reason',
  reasonHint: 'The case number, for example. Only administrators see it.',
  held: 'None of this is deleted or anonymised',
  covered: 'The customer, enquiry or project this belongs to is on hold.',
  placed: 'Since {{date}}, placed by {{name}}.',
  someone: 'a former user',
  lift: 'Lift the hold',
  liftTitle: 'Lift the legal hold?',
  liftText: 'Whatever has passed its period is deleted within the hour.',
  failure: 'The hold couldn’t be changed',
  done: 'Deletion is on hold',
  lifted: 'The hold was lifted',
  earlier: 'Earlier',
  period: '{{from}} to {{to}}: {{reason}}',
  failedLoad: 'The hold couldn’t be loaded.',
};
