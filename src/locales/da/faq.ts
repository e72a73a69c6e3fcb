import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Spørgsmål om hjemmeside, pris og forløb | Plumbline',
    description:
      'Tredive spørgsmål og svar om hjemmesider til håndværkere: pris, tid, teknik og garanti. Korte svar uden fagsprog.',
  },
  title: 'Spørgsmål og svar',
  lead: 'Skriv, hvad du vil vide. Store og små bogstaver betyder ikke noget.',
  search: 'Søg i spørgsmålene',
  submit: 'Søg',
  category: 'Emne',
  categories: {
    all: 'Alle',
    general: 'Generelt',
    pricing: 'Pris',
    technical: 'Teknik',
    process: 'Forløb',
  },
  found_one: '{{count}} spørgsmål',
  found_other: '{{count}} spørgsmål',
  link: 'Link til spørgsmålet',
  empty: {
    title: 'Det finder du ikke svar på her',
    text: 'Skriv dit spørgsmål til mig, så svarer jeg inden for 24 timer.',
    action: 'Stil et spørgsmål',
  },
  assistant: {
    title: 'Den digitale assistent',
    text: 'Svar på fire spørgsmål, så foreslår den straks omfang, tid og pris, linje for linje.',
    action: 'Åbn prisberegneren',
  },
};
