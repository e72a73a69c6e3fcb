import type { Translated } from '../translated.ts';
import type { approvalRecord as reference } from '../sk/approval-record.ts';

export const approvalRecord: Translated<typeof reference> = {
  title: 'Godkendelse',
  fileName: 'godkendelse',
  approvedOn: 'Godkendt {{time}}',
  lead: 'Her står, hvad der blev afleveret, og hvem der godkendte det. Dokumentet blev lavet ved godkendelsen og er ikke ændret siden. Tiderne er i tidszonen {{zone}}.',
  approved: 'Godkendt version {{n}}',
  version: 'Tidligere version {{n}}',
  handedOver: 'Afleveret',
  text: 'Hvad er klar',
  link: 'Link',
  decision: 'Afgørelse',
  reason: 'Skal rettes',
  decisions: { approved: 'Godkendt {{time}}', changes_requested: 'Sendt tilbage til rettelse {{time}}' },
  facts: {
    title: 'Godkendelsen',
    project: 'Projekt',
    milestone: 'Milepæl',
    description: 'Beskrivelse',
    customer: 'Kunde',
    at: 'Tidspunkt',
    by: 'Godkendt af',
    note: 'Grundlag',
    released: 'Udløst betaling',
    onBehalf: 'noteret af leverandøren på kundens vegne',
    unnamed: 'kunden',
    nothing: 'ingen',
    sum: '{{sum}} ifølge tilbud {{number}}',
  },
};
