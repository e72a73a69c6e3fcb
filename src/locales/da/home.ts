import type { Translated } from '../translated.ts';
import type { home as reference } from '../sk/home.ts';

export const home: Translated<typeof reference> = {
  meta: {
    title: 'Hjemmesider til håndværkere og byggefirmaer | Plumbline',
    description:
      'Hjemmeside, prisberegner eller app til dit håndværkerfirma. Fire spørgsmål, en klar pris med forklaring og svar inden for 24 timer.',
  },
  hero: {
    title: 'En hjemmeside i lod og vater.',
    lead: 'Jeg bygger hjemmesider, prisberegnere og apps til håndværkere og byggefirmaer. Du ser straks prisen, og hvad den består af.',
    action: 'Beregn din pris',
    hint: 'Fire spørgsmål, højst et minut. Ingen tilmelding.',
    drawing: 'Teknisk tegning af en husfacade med lodsnor',
  },
  facts: {
    label: 'Kort fortalt',
    answer: { figure: '24 timer', text: 'højst, før du hører fra mig' },
    price: { figure: 'fra {{price}}', text: 'hjemmeside til et lille firma' },
    fixes: { figure: '30 dage', text: 'gratis finpudsning efter lancering' },
  },
  process: {
    title: 'Sådan foregår det',
    lead: 'Fra det første klik til den færdige hjemmeside ved du, hvor du står.',
    steps: {
      estimate: {
        title: 'Du ser prisen',
        text: 'Du svarer på fire spørgsmål. Du får et prisspænd og en begrundelse for hver linje.',
      },
      call: {
        title: 'Jeg kontakter dig',
        text: 'Inden for 24 timer ringer eller skriver jeg. Vi ser på, hvad du skal bruge, og hvad du kan undvære.',
      },
      quote: {
        title: 'Du får et tilbud',
        text: 'Fast pris og tidsplan på skrift. Du skriver under på telefonen og betaler forudbetalingen med en bankoverførsel.',
      },
      build: {
        title: 'Jeg bygger og afleverer',
        text: 'Du følger arbejdet online. Efter lanceringen finpudser jeg gratis i 30 dage, og du har 6 måneders garanti mod fejl.',
      },
    },
  },
  prices: {
    title: 'Hvad det koster',
    lead: 'Sådan ligger priserne i praksis, ekskl. moms. Prisberegneren giver dig et mere præcist tal.',
    columns: { work: 'Opgave', price: 'Pris' },
    rows: {
      websites: 'Hjemmeside til firmaet',
      calculators: 'Prisberegner til hjemmesiden',
      automations: 'Automatisering (forespørgsler, tilbud, fakturaer)',
      erp: 'System til sagsstyring',
      maintenance: 'Vedligeholdelse af hjemmesiden',
    },
    monthly: '{{price}}\nom måneden',
    note: 'Over {{amount}} kan du betale i 2–3 rater.',
  },
  closing: {
    title: 'Har du et minut?',
    text: 'Så lang tid tager det at se, hvad din hjemmeside koster.',
    action: 'Beregn prisen',
  },
};
