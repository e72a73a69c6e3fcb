import type { Translated } from '../translated.ts';
import type { projects as reference } from '../sk/projects.ts';

export const projects: Translated<typeof reference> = {
  meta: {
    title: 'Projekter for håndværkere | {{brand}}',
    description:
      'Hjemmesider, prisberegnere og systemer til håndværkere og byggefirmaer i Danmark, Tjekkiet og Slovakiet. Opgave, løsning og resultat.',
  },
  title: 'Projekter',
  sampleTitle: 'Eksempler på projekter',
  lead: 'For hvert projekt kan du læse om opgaven, løsningen og resultatet.',
  sample: 'Eksempel',
  sampleNote: 'Eksemplerne viser, hvordan jeg arbejder. Firmaerne og tallene er opdigtede.',
  picture: '{{firm}}: hjemmesiden på computer og telefon',
  filter: {
    label: 'Filtrér projekter',
    service: 'Ydelse',
    trade: 'Fag',
    all: 'Alle',
    apply: 'Vis',
    reset: 'Ryd filter',
  },
  count_one: '{{count}} projekt',
  count_other: '{{count}} projekter',
  more: 'Vis flere ({{count}})',
  empty: {
    title: 'Sådan et projekt har jeg ikke endnu',
    text: 'Prøv et andet fag eller en anden ydelse.',
  },
  none: {
    title: 'Projekterne er på vej',
    text: 'Jeg viser kun rigtige opgaver, og kun når firmaet har sagt ja. Se imens, hvad jeg laver, og hvad det koster.',
    action: 'Se ydelser',
  },
  task: 'Opgave',
  solution: 'Løsning',
  weeks_one: '{{count}} uge',
  weeks_other: '{{count}} uger',
  results: 'Resultat',
  places: { before: 'Før', after: 'Nu' },
  onlyIn: {
    sk: 'Teksten findes kun på slovakisk.',
    cs: 'Teksten findes kun på tjekkisk.',
    da: 'Teksten findes kun på dansk.',
    en: 'Teksten findes kun på engelsk.',
  },
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
