import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'SEO a místní marketing pro řemeslníky | {{brand}}',
    description:
      'Aby vás zákazníci našli ve svém okolí: firemní profil na Googlu, recenze, stránky pro obce a jednoduchá reklama. Měsíčně, s přehledem čísel.',
  },
  heading: 'Aby vás v okolí našli',
  lead: 'Kdo hledá instalatéra, píše „instalatér“ a své město. Postarám se, abyste u toho byli vidět, a jednou měsíčně ukážu, co to přineslo.',
  benefits: [
    {
      title: 'Zákazníci z okolí',
      text: 'Poptávky z míst, kam se vyplatí jet. Ne z druhého konce republiky.',
    },
    {
      title: 'Recenze přibývají',
      text: 'Po předání o ni zákazníka požádá zpráva. Na vás je odvést dobrou práci a odpovědět.',
    },
    {
      title: 'Čísla bez omáčky',
      text: 'Jedna strana měsíčně: kolik lidí volalo, psalo a odkud přišli.',
    },
  ],
  features: [
    { title: 'Firemní profil na Googlu', text: 'Správné údaje, kategorie, fotky a otevírací doba.' },
    { title: 'Recenze', text: 'Odkaz po zakázce, upozornění na novou, návrh odpovědi.' },
    { title: 'Místní stránky', text: 'Pro obce, kde skutečně pracujete, s tamními zakázkami.' },
    { title: 'Katalogy', text: 'Stejné jméno, adresa a telefon na Firmy.cz i jinde.' },
    { title: 'Jednoduchá reklama', text: 'Pár slov, váš okruh a měsíční strop, který určíte.' },
    { title: 'Technický základ', text: 'Rychlost, popisy stránek, mapa webu a opravy chyb.' },
  ],
  process: [
    { title: 'Kde jste dnes', text: 'Zkontroluji profil, recenze a pořadí na deset dotazů z vašeho kraje.' },
    { title: 'Úklid', text: 'První měsíc opravím údaje, doplním fotky a zapnu žádosti o recenze.' },
    { title: 'Obsah', text: 'Potom přibývají místní stránky a odpovědi na to, co lidé hledají.' },
    { title: 'Měření', text: 'Každý měsíc přehled a návrh. Co nefunguje, to vypnu.' },
  ],
  useCases: [
    {
      title: 'Obkladač',
      text: 'Tři stránky pro město a dva okresy, na každé koupelny odtamtud.',
    },
    {
      title: 'Instalatér',
      text: 'Reklama jen na havárie, jen ve všední dny a do třiceti kilometrů.',
    },
    {
      title: 'Malíř',
      text: 'Profil s fotkami z posledního měsíce a recenze od lidí ze stejné ulice.',
    },
  ],
  pricing: {
    lead: 'Místní marketing je součást péče: {{maintenance}} měsíčně bez DPH. Částka závisí na čtyřech věcech:',
    factors: [
      { title: 'Konkurence', text: 'V krajském městě je práce víc než v okresním.' },
      { title: 'Počet míst', text: 'Jedna obec, nebo deset s vlastními stránkami.' },
      { title: 'Reklama', text: 'Prokliky platíte přímo Googlu nebo Seznamu, mně jen správu.' },
      { title: 'Stav na začátku', text: 'Ztracený přístup k profilu nebo pomalý web je třeba spravit dřív.' },
    ],
  },
  questions: [
    {
      question: 'Zaručíte první místo?',
      answer:
        'Ne a nikdo poctivý to neudělá. Pořadí určuje vyhledávač. Ručím za odvedenou práci a za čísla, na kterých uvidíte, co přinesla.',
    },
    {
      question: 'Za jak dlouho se něco změní?',
      answer:
        'Profil bývá vidět do několika týdnů. Místní stránky potřebují zpravidla tři až šest měsíců. Reklama běží, jakmile ji Google schválí.',
    },
    {
      question: 'Co se špatnou recenzí?',
      answer:
        'Připravím věcnou odpověď a vy ji schválíte. Falešnou nahlásím, o smazání ale rozhoduje Google. Kupovat recenze nebudu.',
    },
    {
      question: 'Zavazuji se tím na rok?',
      answer:
        'Nezavazujete. Skončit můžete s měsíční výpovědní dobou ke konci měsíce. Profil, stránky i reklamní účty jsou vaše.',
    },
  ],
  callToAction: {
    title: 'Podívám se, kde jste teď',
    text: 'Napište město a řemeslo. Do 24 hodin napíšu, co bych spravil jako první.',
  },
};
