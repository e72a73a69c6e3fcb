import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Spørgsmål om hjemmeside, pris og forløb | {{brand}}',
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
  ask: {
    title: 'Spørg med dine egne ord',
    text: 'Svaret finder jeg i spørgsmålene her på siden og i teksterne om ydelserne. Du kan altid se, hvor det kommer fra.',
    link: 'Spørg med dine egne ord',
    label: 'Dit spørgsmål',
    hint: 'Du behøver ikke skrive navn eller telefonnummer. Spørgsmålet bliver ikke gemt.',
    tooShort: 'Skriv et spørgsmål på mindst tre tegn.',
    examples: {
      title: 'For eksempel',
      price: 'Hvad koster en hjemmeside til en maler?',
      time: 'Kan du nå det på en måned?',
      texts: 'Skal jeg selv skrive teksterne?',
    },
    submit: 'Spørg',
    working: 'Leder efter svaret…',
    answer: 'Svar',
    found: 'Det har jeg skrevet om emnet',
    sources: 'Her står det',
    source: 'Kilde {{number}}: {{title}}',
    writers: {
      template: 'Fundet ved en søgning i sidens egne tekster, uden kunstig intelligens.',
      model: 'Svaret er formuleret af en sprogmodel ud fra teksterne nedenfor. Det er dem, der gælder.',
    },
    limit: 'Dagens AI-svar er brugt op, så du får teksterne, som de står.',
    nothing: {
      title: 'Det har jeg ikke skrevet noget om',
      text: 'Prøv med andre ord, eller send mig spørgsmålet, så svarer jeg inden for 24 timer. Prisen regner prisberegneren ud.',
      contact: 'Send mig spørgsmålet',
      quote: 'Åbn prisberegneren',
    },
    failed: 'Spørgsmålet kunne ikke besvares',
    again: 'Prøv igen',
    offline: {
      title: 'Svaret kræver forbindelse til nettet',
      text: 'Dit spørgsmål bliver stående i feltet. Søgningen øverst på siden virker også uden forbindelse.',
    },
  },
};
