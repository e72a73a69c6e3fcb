import type { referenceOffice as reference } from '../sk/reference-office.ts';
import type { Translated } from '../translated.ts';

export const referenceOffice: Translated<typeof reference> = {
  meta: {
    title: 'Udtalelser | {{brand}}',
    description: 'Hvad kunderne har sagt om færdige projekter, og hvad hjemmesiden viser af det.',
  },
  title: 'Udtalelser',
  lead: 'Kundernes ord om færdige projekter. Rækkefølgen her er også rækkefølgen på hjemmesiden.',
  label: 'Udtalelser i hjemmesidens rækkefølge',
  empty: {
    title: 'Ingen udtalelser endnu',
    text: 'Kunden bliver selv spurgt, når du markerer et projekt som afsluttet.',
  },
  statuses: {
    asked: 'spurgt',
    declined: 'sagt nej',
    given: 'klar til visning',
    shown: 'på hjemmesiden',
    hidden: 'skjult',
    withdrawn: 'trukket tilbage',
  },
  asked: 'Spurgt {{date}}',
  askedTwice: 'Spurgt igen {{date}}',
  given: 'Skrevet {{date}}',
  noWords: 'Ingen ord endnu.',
  show: 'Vis på hjemmesiden',
  hide: 'Skjul',
  askAgain: 'Spørg igen',
  askAgainText: 'Kunden får en mail mere med et link. Derefter kan der ikke spørges igen.',
  up: 'Flyt op: {{name}}',
  down: 'Flyt ned: {{name}}',
  drag: 'Flyt med musen',
  translate: 'Oversættelser',
  translateNamed: 'Oversættelser: {{name}}',
  translation: {
    title: 'Oversæt udtalelsen',
    hint: 'På hjemmesiden står der, at den er oversat, og originalen kan læses ved siden af. En tom tekst fjerner oversættelsen.',
    language: 'Sprog',
    text: 'Tekst',
    figureLabel: 'Hvad er blevet bedre?',
    pictureAlt: 'Hvad viser billedet?',
    original: 'Originalen',
    save: 'Gem oversættelsen',
  },
  translated: 'Oversat til: {{languages}}',
  failed: 'Udtalelsen kunne ikke ændres',
};
