import type { Translated } from '../translated.ts';
import type { legalHold as source } from '../sk/legal-hold.ts';

export const legalHold: Translated<typeof source> = {
  title: 'Pozastavené mazání',
  none: 'Údaje se smažou, až uplyne jejich lhůta. Pokud vedete spor nebo uplatňujete nárok, mazání pozastavte.',
  place: 'Pozastavit mazání',
  reason: 'Důvod',
  reasonHint: 'Například značka sporu. Uvidí ho jen administrátoři.',
  held: 'Nic z toho se nesmaže ani neanonymizuje',
  covered: 'Mazání je pozastavené u zákazníka, poptávky nebo projektu, ke kterému toto patří.',
  placed: 'Pozastaveno od {{date}}, zapsáno pod jménem {{name}}.',
  someone: 'bývalý uživatel',
  lift: 'Zrušit pozastavení',
  liftTitle: 'Zrušit pozastavení mazání?',
  liftText: 'Co je po lhůtě, se smaže do hodiny.',
  failure: 'Pozastavení se nepodařilo změnit',
  done: 'Mazání je pozastavené',
  lifted: 'Mazání už není pozastavené',
  earlier: 'Dříve',
  period: '{{from}} až {{to}}: {{reason}}',
  failedLoad: 'Pozastavení se nepodařilo načíst.',
};
