import type { Translated } from '../translated.ts';
import type { projects as reference } from '../sk/projects.ts';

export const projects: Translated<typeof reference> = {
  meta: {
    title: 'Projekty pro řemeslné firmy | {{brand}}',
    description:
      'Weby, kalkulačky a systémy pro řemeslné a stavební firmy na Slovensku, v Česku a v Dánsku. U každého zadání, řešení a výsledek.',
  },
  title: 'Projekty',
  sampleTitle: 'Ukázkové projekty',
  lead: 'U každého projektu zadání, řešení a výsledek.',
  sample: 'Ukázkový projekt',
  sampleNote: 'Na ukázkových projektech je vidět, jak pracuji. Firmy i čísla v nich jsou smyšlené.',
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
  more: 'Zobrazit další ({{count}})',
  empty: {
    title: 'Takový projekt tu zatím není',
    text: 'Zkuste jiné řemeslo nebo službu.',
  },
  none: {
    title: 'Projekty tu teprve přibudou',
    text: 'Ukážu jen skutečnou práci, a to se souhlasem firmy, pro kterou je. Zatím se podívejte, co dělám a kolik to stojí.',
    action: 'Prohlédnout služby',
  },
  task: 'Zadání',
  solution: 'Řešení',
  weeks_one: '{{count}} týden',
  weeks_few: '{{count}} týdny',
  weeks_many: '{{count}} týdne',
  weeks_other: '{{count}} týdnů',
  results: 'Výsledek',
  places: { before: 'Dřív', after: 'Dnes' },
  onlyIn: {
    sk: 'Text je zatím jen slovensky.',
    cs: 'Text je zatím jen česky.',
    da: 'Text je zatím jen dánsky.',
    en: 'Text je zatím jen anglicky.',
  },
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
