import type { referenceOffice as reference } from '../sk/reference-office.ts';
import type { Translated } from '../translated.ts';

export const referenceOffice: Translated<typeof reference> = {
  meta: {
    title: 'Reference | {{brand}}',
    description: 'Co o hotových projektech řekli zákazníci a co z toho ukazuje web.',
  },
  title: 'Reference',
  lead: 'Slova zákazníků z hotových projektů. Pořadí, v jakém je tu máte, je i pořadí na webu.',
  label: 'Reference v pořadí webu',
  empty: {
    title: 'Zatím žádné reference',
    text: 'O referenci zákazníka požádám sám, až projekt označíte za dokončený.',
  },
  statuses: {
    asked: 'požádán',
    declined: 'odmítl',
    given: 'čeká na zveřejnění',
    shown: 'na webu',
    hidden: 'skrytá',
    withdrawn: 'vzata zpět',
  },
  asked: 'Požádán {{date}}',
  askedTwice: 'Požádán podruhé {{date}}',
  given: 'Napsána {{date}}',
  noWords: 'Zatím beze slov.',
  show: 'Ukázat na webu',
  hide: 'Skrýt',
  askAgain: 'Požádat znovu',
  askAgainText: 'Zákazník dostane ještě jeden e-mail s odkazem. Vícekrát se už ptát nedá.',
  up: 'Posunout výš: {{name}}',
  down: 'Posunout níž: {{name}}',
  drag: 'Přesunout myší',
  translate: 'Překlady',
  translateNamed: 'Překlady: {{name}}',
  translation: {
    title: 'Překlad reference',
    hint: 'Na webu bude označen jako překlad a původní znění zůstane u něj. Prázdný text překlad odstraní.',
    language: 'Jazyk',
    text: 'Text',
    figureLabel: 'Co se zlepšilo',
    pictureAlt: 'Co je na obrázku',
    original: 'Původní znění',
    save: 'Uložit překlad',
  },
  translated: 'Přeloženo: {{languages}}',
  failed: 'Referenci se nepodařilo změnit',
};
