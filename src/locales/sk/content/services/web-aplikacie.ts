import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Cenové kalkulačky a rezervácie na web | {{brand}}',
    description:
      'Kalkulačka ceny podľa plochy, rezervácia obhliadky alebo dopyt s fotkou. Zákazník si vybaví svoje sám, vám príde dopyt s číslami.',
  },
  heading: 'Kalkulačky, rezervácie a dopyty s fotkou',
  lead: 'Časť otázok vie vybaviť web aj o desiatej večer. Zákazník si spočíta cenu, zvolí termín alebo odfotí problém. Vy ráno čítate hotové zadanie.',
  benefits: [
    {
      title: 'Menej jázd naprázdno',
      text: 'Kto vidí rozpätie a napriek tomu napíše, má rozpočet. Na obhliadku idete za zákazkou.',
    },
    {
      title: 'Dopyt má rozmery',
      text: 'Plocha, materiál, poschodie, fotka. Prvý telefonát začína tam, kde inokedy končí tretí.',
    },
    {
      title: 'Sadzby určujete vy',
      text: 'Cenu za meter či hodinu zmeníte v tabuľke. Kalkulačka počíta s novou hneď.',
    },
  ],
  features: [
    { title: 'Kalkulačka ceny', text: 'Výmera krát sadzba, príplatky, doprava, výsledok ako rozpätie.' },
    { title: 'Kalkulačka materiálu', text: 'Koľko farby, dlažby alebo škridly treba aj s rezervou.' },
    { title: 'Ponuka v PDF', text: 'Zákazník dostane výpočet s vaším logom do e-mailu.' },
    { title: 'Rezervácia obhliadky', text: 'Voľné časy z kalendára Google alebo Outlook.' },
    { title: 'Dopyt s fotkami', text: 'Nahrajú sa z mobilu a zmenšia sa samy.' },
    { title: 'Pripomienky', text: 'SMS alebo e-mail deň pred termínom.' },
  ],
  process: [
    { title: 'Ako počítate', text: 'Ukážete mi, ako robíte cenu na papieri. Prejdeme päť minulých zákaziek.' },
    { title: 'Vzorec v tabuľke', text: 'Zapíšem ho a porovnáme s tým, čo ste naozaj fakturovali.' },
    { title: 'Obrazovky', text: 'Otázky v poradí, ktorému rozumie laik, s obrázkami namiesto odborných slov.' },
    { title: 'Skúška naostro', text: 'Po mesiaci pozrieme, pri ktorej otázke ľudia odchádzajú, a upravím ju.' },
  ],
  useCases: [
    {
      title: 'Strechár',
      text: 'Pôdorys, sklon a krytina. Výsledkom je rozpätie ceny a dopyt s fotkou z ulice.',
    },
    {
      title: 'Inštalatér',
      text: 'Servis kotla na voľný termín, k nemu fotka štítku, aby bol v aute správny diel.',
    },
    {
      title: 'Maliar',
      text: 'Izby, výška stropu, počet vrstiev. Kalkulačka povie cenu aj litre farby.',
    },
  ],
  pricing: {
    lead: 'Kalkulačky a rezervácie stoja {{calculators}} bez DPH. Dajú sa pridať k webu odo mňa a väčšinou aj k vášmu terajšiemu. Najprv to overím.',
    factors: [
      {
        title: 'Zložitosť vzorca',
        text: 'Jedna sadzba je práca na pol dňa, päť druhov materiálu s príplatkami na niekoľko dní.',
      },
      { title: 'Počet otázok', text: 'Každá vetva navyše znamená ďalšie obrazovky a skúšanie.' },
      { title: 'Výstup', text: 'Číslo na obrazovke je lacnejšie než ponuka v PDF.' },
      { title: 'Kalendár a SMS', text: 'Prepojenie je samostatná položka, správy platíte operátorovi podľa počtu.' },
    ],
  },
  questions: [
    {
      question: 'Neodradí zverejnená cena zákazníkov?',
      answer:
        'Odradí tých, ktorí by aj tak odišli. Ukazuje sa rozpätie s poznámkou, že presnú sumu poviete po obhliadke.',
    },
    {
      question: 'Neodpozerá konkurencia moje sadzby?',
      answer: 'Vidno len výsledok, sadzby nie. Počíta sa na serveri a suma sa dá zaokrúhliť na stovky.',
    },
    {
      question: 'Čo keď si dvaja vyberú ten istý čas?',
      answer: 'Termín sa zamkne tomu, kto ho potvrdí prvý. Druhý hneď uvidí najbližší voľný.',
    },
    {
      question: 'Koľko práce s tým budem mať?',
      answer: 'Raz za čas upravíte sadzby. Dopyty chodia do e-mailu, ktorý už čítate.',
    },
  ],
  callToAction: {
    title: 'Vyskúšajte jednu kalkulačku hneď',
    text: 'Tá moja počíta cenu webu. Odpovedzte na štyri otázky a uvidíte, ako by fungovala vaša. Po spustení ladím 30 dní zadarmo, záruka na chyby je 6 mesiacov.',
  },
};
