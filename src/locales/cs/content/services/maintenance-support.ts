import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Správa a údržba webu pro firmy | Plumbline',
    description:
      'Aktualizace, zálohy, hlídání výpadků a drobné změny webu za pevnou částku měsíčně. Zavoláte člověku, který váš web zná. Odpověď do 24 hodin.',
  },
  heading: 'Péče o web po spuštění',
  lead: 'Web je jako kotel: bez servisu jednou přestane, a to v neděli. Za pevnou částku měsíčně ho aktualizuji, zálohuji a měním, co je potřeba.',
  benefits: [
    {
      title: 'O výpadku vím první',
      text: 'Hlídání běží ve dne v noci a upozorní mě. Nečekám, až zavolá váš zákazník.',
    },
    {
      title: 'Změny bez objednávek',
      text: 'Nový telefon, dovolená, fotky ze stavby. Pošlete zprávu a do pár dnů je to na webu.',
    },
    {
      title: 'Formulář opravdu doručuje',
      text: 'Každý týden ho vyzkouším. Nefunkční formulář jinak nikdo neohlásí.',
    },
  ],
  features: [
    { title: 'Aktualizace', text: 'Bezpečnostní opravy bez odkladu, ostatní jednou měsíčně.' },
    { title: 'Zálohy', text: 'Denně, uložené mimo server, s pravidelnou zkouškou obnovy.' },
    { title: 'Hlídání', text: 'Dostupnost, certifikát, platnost domény a místo na serveru.' },
    { title: 'Drobné úpravy', text: 'Domluvený počet za měsíc, bez zvláštní nabídky.' },
    { title: 'Rychlost', text: 'Čtvrtletní kontrola, aby web fotkami neztěžkl.' },
    { title: 'Měsíční zpráva', text: 'Co jsem udělal, co se stalo a co doporučuji.' },
  ],
  process: [
    { title: 'Vstupní kontrola', text: 'Projdu web, přístupy a zálohy. Dostanete seznam, v jakém je stavu.' },
    { title: 'Převzetí', text: 'Opravím, co hoří, zapnu hlídání a udělám první zálohu.' },
    { title: 'Běžný měsíc', text: 'Aktualizace, zkoušky, vaše změny. Píšete mi e-mailem nebo v portálu.' },
    { title: 'Jednou ročně', text: 'Sedneme si nad čísla a řekneme, jestli web ještě stačí.' },
  ],
  useCases: [
    {
      title: 'Pokrývač',
      text: 'Po vichřici přidám na úvod pruh „Opravy střech přednostně“. Stačí esemeska ráno.',
    },
    {
      title: 'Zateplovací firma',
      text: 'Změnily se podmínky dotace. Opravím sazby v kalkulačce dřív, než spočítá nesmysl.',
    },
    {
      title: 'Tesař',
      text: 'Jednou měsíčně pošle deset fotek, já je zmenším, popíšu a zařadím do galerie.',
    },
  ],
  pricing: {
    lead: 'Péče stojí {{maintenance}} měsíčně bez DPH. Výše se řídí tím:',
    factors: [
      { title: 'Co web umí', text: 'Jedna stránka potřebuje méně než rezervace nebo systém zakázek.' },
      { title: 'Kolik změn', text: 'Jedna drobnost za měsíc, nebo průběžná práce s obsahem.' },
      { title: 'Jak rychle', text: 'Běžná reakce je do 24 hodin, kratší lze sjednat.' },
      { title: 'Kdo web stavěl', text: 'Cizí web nejdřív prověřím. Vstupní kontrola má vlastní cenu.' },
    ],
  },
  questions: [
    {
      question: 'Co je drobná úprava a co už projekt?',
      answer: 'Drobná úprava je do hodiny: text, fotka, ceník. Na větší práci dostanete napřed odhad ceny.',
    },
    {
      question: 'Je péče povinná?',
      answer: 'Není. Web předám tak, aby běžel i bez ní. Jen potom aktualizace a zálohy hlídáte vy.',
    },
    {
      question: 'Co když jste na dovolené?',
      answer:
        'Hlídání běží dál a na výpadky reaguji odkudkoli. Delší nepřítomnost oznámím předem a změny dohodneme dopředu.',
    },
    {
      question: 'Jak mohu skončit?',
      answer: 'E-mailem, ke konci měsíce. Předám zálohu, přístupy a popis, aby mohl navázat kdokoli jiný.',
    },
  ],
  callToAction: {
    title: 'Předejte mi klíče od kotelny',
    text: 'Pošlete adresu webu. Podívám se na něj a do 24 hodin navrhnu rozsah péče.',
  },
};
