import type { Translated } from '../translated.ts';
import type { estimateDocument as reference } from '../sk/estimate-document.ts';

export const estimateDocument: Translated<typeof reference> = {
  title: 'Prisoverslag',
  subject: 'Prisoverslag: {{service}}',
  fileName: 'prisoverslag',
  number: 'Prisoverslag {{id}}',
  issued: 'Udstedt {{date}}',
  validUntil: 'Gælder til og med {{date}}',
  preparedBy: 'Udarbejdet af {{name}}',
  work: 'Opgaven',
  lines: 'Sådan er prisen sat sammen',
  why: 'Hvorfor',
  featureReason: 'Ekstra arbejde regner jeg ud efter de dage, det tager.',
  range: '{{from}} til {{to}}',
  facts: {
    service: 'Projekt',
    trade: 'Fag',
    objectives: 'Mål',
    size: 'Størrelse',
    timeline: 'Tidsramme',
    budget: 'Budget',
    description: 'Beskrivelse',
  },
  next: {
    title: 'Næste skridt',
    submit: 'Send forespørgslen på hjemmesiden, eller ring til mig på {{phone}}.',
    call: 'Jeg svarer inden for 24 timer, og vi gennemgår, hvad du har brug for.',
    quote: 'Du får et tilbud med fast pris og tidsplan.',
  },
  disclaimer: 'Overslaget er uforpligtende. Først et underskrevet tilbud er bindende. Priserne er ekskl. moms.',
  page: 'Side {{page}} af {{pages}}',
};
