import type { Translated } from '../translated.ts';
import type { projects as reference } from '../sk/projects.ts';

export const projects: Translated<typeof reference> = {
  meta: {
    title: 'Projekty pro řemeslné firmy | Plumbline',
    description:
      'Ukázky webů, kalkulaček a systémů pro devět řemesel na Slovensku, v Česku a v Dánsku. Zadání, řešení a výsledek v číslech.',
  },
  title: 'Projekty',
  lead: 'Devět řemesel, tři země. U každého projektu zadání, řešení a výsledek.',
  sample: 'Ukázkový projekt',
  sampleNote: 'Na ukázkových projektech je vidět, jak pracuji. Firmy v nich jsou smyšlené.',
  picture: 'Web {{firm}} na počítači a v telefonu',
  filter: {
    label: 'Filtr projektů',
    service: 'Služba',
    trade: 'Řemeslo',
    all: 'Všechny',
    apply: 'Zobrazit',
    reset: 'Zrušit filtr',
  },
  count_one: '{{count}} projekt',
  count_few: '{{count}} projekty',
  count_many: '{{count}} projektu',
  count_other: '{{count}} projektů',
  empty: {
    title: 'Takový projekt tu zatím není',
    text: 'Zkuste jiné řemeslo nebo službu.',
  },
  task: 'Zadání',
  solution: 'Řešení',
  weeks_one: '{{count}} týden',
  weeks_few: '{{count}} týdny',
  weeks_many: '{{count}} týdne',
  weeks_other: '{{count}} týdnů',
  results: 'Výsledek',
  countries: {
    SK: 'Slovensko',
    CZ: 'Česko',
    DK: 'Dánsko',
  },
  trades: {
    painter: 'Malíř',
    electrician: 'Elektrikář',
    plumber: 'Instalatér',
    roofer: 'Pokrývač',
    mason: 'Zedník',
    carpenter: 'Truhlář a tesař',
    tiler: 'Obkladač',
    insulation: 'Zateplování',
    custom: 'Stavební firma',
  },
  closing: {
    title: 'Jak by vypadal váš?',
    text: 'Za minutu znáte cenu, do 24 hodin se ozvu.',
    action: 'Zjistit cenu',
  },
};
