import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Správa a údržba webu pro firmy | {{brand}}',
    description:
      'Aktualizace, zálohy, hlídání výpadků a drobné změny webu za pevnou částku měsíčně. Zavoláte člověku, který váš web zná.',
  },
  heading: 'Péče o web po spuštění',
  lead: 'Web je jako kotel: bez servisu jednou vypoví službu, a to v neděli. Za pevnou částku měsíčně ho aktualizuji, zálohuji a měním, co je potřeba.',
  benefits: [
    {
      title: 'O výpadku vím první',
      text: 'Hlídání běží ve dne v noci a upozorní mě. Nečekám, až zavolá váš zákazník.',
    },
    {
      title: 'Změny bez objednávek',
      text: 'Nový telefon, dovolená, fotky ze stavby. Pošlete zprávu a já to na webu změním.',
    },
    {
      title: 'Formulář opravdu doručuje',
      text: 'Zkouším ho za vás. Že poptávky nechodí, by vám jinak nikdo neřekl.',
    },
  ],
  features: [
    { title: 'Aktualizace', text: 'Bezpečnostní opravy bez zbytečného odkladu, ostatní jednou měsíčně.' },
    { title: 'Zálohy', text: 'Pravidelné, uložené mimo server, včetně zkoušky obnovy.' },
    { title: 'Hlídání', text: 'Dostupnost, certifikát a platnost domény.' },
    { title: 'Drobné úpravy', text: 'Domluvený počet za měsíc, každá do hodiny práce. Nevyčerpané se nepřevádějí.' },
    { title: 'Rychlost', text: 'Jednou ročně ji změřím, aby web fotkami neztěžkl.' },
    { title: 'Měsíční zpráva', text: 'Co jsem udělal, co se stalo a co doporučuji.' },
  ],
  process: [
    { title: 'Vstupní kontrola', text: 'Projdu web, přístupy a zálohy. Dostanete seznam, v jakém je stavu.' },
    { title: 'Převzetí', text: 'Sepíšu přístupy, zapnu hlídání a udělám první zálohu.' },
    { title: 'Běžný měsíc', text: 'Aktualizace, zkoušky, vaše změny. Píšete mi e-mailem nebo v portálu.' },
    { title: 'Jednou ročně', text: 'Zavoláme si, projdeme čísla a řekneme, jestli web ještě stačí.' },
  ],
  useCases: [
    {
      title: 'Pokrývač',
      text: 'Po vichřici přidám na úvod pruh „Opravy střech přednostně“. Stačí esemeska.',
    },
    {
      title: 'Zateplovací firma',
      text: 'Změnily se podmínky dotace. Opravím sazby v kalkulačce dřív, než spočítá nesmysl.',
    },
    {
      title: 'Tesař',
      text: 'Jednou měsíčně pošle deset fotek, já je zmenším, popíšu a zařadím do galerie.',
    },
  ],
  pricing: {
    lead: 'Péče stojí {{maintenance}} měsíčně bez DPH. O částce rozhoduje:',
    factors: [
      { title: 'Co web umí', text: 'Jedna stránka potřebuje méně než rezervace nebo systém zakázek.' },
      { title: 'Kolik změn', text: 'Jedna drobnost za měsíc, nebo průběžná práce s obsahem.' },
      { title: 'Jak rychle', text: 'Odpovím do 24 hodin, na kratší době se lze domluvit.' },
      { title: 'Kdo web stavěl', text: 'Cizí web nejdřív prověřím. Cenu vstupní kontroly si dohodneme předem.' },
    ],
  },
  questions: [
    {
      question: 'Co je drobná úprava a co už projekt?',
      answer: 'Drobná úprava je do hodiny práce: text, fotka, ceník. Větší práci nacením dřív, než začnu.',
    },
    {
      question: 'Je péče povinná?',
      answer: 'Není. Web předám tak, aby běžel i bez ní. Jen potom aktualizace a zálohy hlídáte vy.',
    },
    {
      question: 'Co když jste na dovolené?',
      answer:
        'Hlídání běží dál a výpadky řeším přednostně. Delší nepřítomnost oznámím předem a změny dohodneme dopředu.',
    },
    {
      question: 'Jak mohu skončit?',
      answer:
        'E-mailem, s měsíční výpovědní dobou ke konci měsíce. Předám zálohu a přístupy, aby mohl navázat kdokoli jiný.',
    },
  ],
  callToAction: {
    title: 'Svěřte mi svůj web',
    text: 'Pošlete adresu webu. Podívám se na něj a do 24 hodin navrhnu rozsah péče.',
  },
};
