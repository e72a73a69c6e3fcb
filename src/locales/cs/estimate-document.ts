import type { Translated } from '../translated.ts';
import type { estimateDocument as reference } from '../sk/estimate-document.ts';

export const estimateDocument: Translated<typeof reference> = {
  title: 'Odhad ceny',
  subject: 'Odhad ceny: {{service}}',
  fileName: 'odhad-ceny',
  number: 'Odhad {{id}}',
  issued: 'Vystaveno {{date}}',
  validUntil: 'Platí do {{date}}',
  preparedBy: 'Připravil {{name}}',
  work: 'Zadání',
  lines: 'Z čeho se cena skládá',
  why: 'Proč',
  featureReason: 'Práci navíc počítám podle dní, které zabere.',
  range: '{{from}} až {{to}}',
  facts: {
    service: 'Projekt',
    trade: 'Řemeslo',
    objectives: 'Cíle',
    size: 'Velikost',
    timeline: 'Termín',
    budget: 'Rozpočet',
    description: 'Popis',
  },
  next: {
    title: 'Jak dál',
    submit: 'Odešlete poptávku na webu nebo mi zavolejte na {{phone}}.',
    call: 'Do 24 hodin se ozvu a projdeme, co potřebujete.',
    quote: 'Dostanete závaznou nabídku s pevnou cenou a termínem.',
  },
  disclaimer: 'Odhad je nezávazný. Závazná je až podepsaná nabídka. Ceny jsou bez DPH.',
  page: 'Strana {{page}} z {{pages}}',
};
