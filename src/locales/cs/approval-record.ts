import type { Translated } from '../translated.ts';
import type { approvalRecord as reference } from '../sk/approval-record.ts';

export const approvalRecord: Translated<typeof reference> = {
  title: 'Zápis o schválení',
  fileName: 'schvaleni',
  approvedOn: 'Schváleno {{time}}',
  lead: 'Zápis říká, co bylo předáno a kdo to schválil. Vznikl při schválení a od té doby se nemění. Časy jsou v časovém pásmu {{zone}}.',
  approved: 'Schválená verze {{n}}',
  version: 'Předchozí verze {{n}}',
  handedOver: 'Předáno',
  text: 'Co je hotovo',
  link: 'Odkaz',
  decision: 'Rozhodnutí',
  reason: 'Co upravit',
  decisions: { approved: 'Schváleno {{time}}', changes_requested: 'Vráceno k úpravě {{time}}' },
  facts: {
    title: 'Schválení',
    project: 'Projekt',
    milestone: 'Milník',
    description: 'Popis',
    customer: 'Zákazník',
    at: 'Čas schválení',
    by: 'Schválil(a)',
    note: 'Podle čeho',
    released: 'Uvolněná platba',
    onBehalf: 'zapsal dodavatel jménem zákazníka',
    unnamed: 'zákazník',
    nothing: 'žádná',
    sum: '{{sum}} podle nabídky {{number}}',
  },
};
