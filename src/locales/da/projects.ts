import type { Translated } from '../translated.ts';
import type { projects as reference } from '../sk/projects.ts';

export const projects: Translated<typeof reference> = {
  meta: {
    title: 'Projekter for håndværkere | Plumbline',
    description:
      'Eksempler på hjemmesider, prisberegnere og systemer til ni fag i Slovakiet, Tjekkiet og Danmark. Opgave, løsning og resultat i tal.',
  },
  title: 'Projekter',
  lead: 'Ni fag, tre lande. Ved hvert projekt står opgaven, løsningen og resultatet.',
  sample: 'Eksempel',
  sampleNote: 'Eksemplerne viser, hvordan jeg arbejder. Firmaerne er opdigtede.',
  picture: '{{firm}}: hjemmesiden på computer og telefon',
  filter: {
    label: 'Filtrer projekter',
    service: 'Ydelse',
    trade: 'Fag',
    all: 'Alle',
    apply: 'Vis',
    reset: 'Ryd filter',
  },
  count_one: '{{count}} projekt',
  count_other: '{{count}} projekter',
  empty: {
    title: 'Sådan et projekt har jeg ikke endnu',
    text: 'Prøv et andet fag eller en anden ydelse.',
  },
  task: 'Opgave',
  solution: 'Løsning',
  weeks_one: '{{count}} uge',
  weeks_other: '{{count}} uger',
  results: 'Resultat',
  countries: {
    SK: 'Slovakiet',
    CZ: 'Tjekkiet',
    DK: 'Danmark',
  },
  trades: {
    painter: 'Maler',
    electrician: 'Elektriker',
    plumber: 'VVS-installatør',
    roofer: 'Tagdækker',
    mason: 'Murer',
    carpenter: 'Snedker og tømrer',
    tiler: 'Flisemurer',
    insulation: 'Isolering',
    custom: 'Byggefirma',
  },
  closing: {
    title: 'Hvordan skal dit se ud?',
    text: 'Du kender prisen om et minut og hører fra mig inden for 24 timer.',
    action: 'Beregn din pris',
  },
};
