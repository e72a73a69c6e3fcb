import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Jednoduchá webová stránka pre živnostníka | {{brand}}',
    description:
      'Jedna stránka s fotkami, telefónom a formulárom pre remeselníka, ktorý pracuje sám. Hotová za 1 až 2 týždne, texty napíšem po telefonáte.',
  },
  heading: 'Jedna stránka, ktorá povie všetko',
  lead: 'Pracujete sám alebo vo dvojici a zákazky máte z odporúčaní. Potrebujete adresu, ktorú pošlete v správe. Postavím ju za 1 až 2 týždne.',
  benefits: [
    {
      title: 'Zaberie vám pár hodín',
      text: 'Jeden telefonát, fotky z mobilu a jedna kontrola. Večery ostanú vaše.',
    },
    {
      title: 'Overia si vás',
      text: 'Sused povie meno, človek si ho vyhľadá a nájde fotky aj číslo. Nie prázdny profil.',
    },
    {
      title: 'Cena pre jednotlivca',
      text: 'Platíte len to, čo jedna stránka potrebuje. Žiadna administrácia, žiadne doplnky.',
    },
    {
      title: 'Stránka porastie s vami',
      text: 'Keď prijmete ľudí a práce pribudne, stránku rozdelím na viac častí.',
    },
  ],
  features: [
    { title: 'Telefón na jedno ťuknutie', text: 'Tlačidlo Zavolať je dole na displeji po celý čas.' },
    { title: 'Fotky pred a po', text: 'Posuvník, ktorý zákazník potiahne prstom.' },
    { title: 'Zoznam prác', text: 'Päť až osem riadkov jednoduchými slovami.' },
    { title: 'Krátky formulár', text: 'Meno, telefón, čo treba spraviť a kde.' },
    { title: 'Obce, kam chodím', text: 'Vymenované po jednej, aby ich našiel aj vyhľadávač.' },
  ],
  process: [
    { title: 'Zavoláme si', text: 'Pol hodiny. Pýtam sa na prácu, zákazníkov a na to, čo robiť nechcete.' },
    { title: 'Pošlete fotky', text: 'Desať až dvadsať záberov z telefónu. Vyberiem a upravím ich.' },
    { title: 'Pozriete si stránku', text: 'Do týždňa dostanete odkaz. Čo nesedí, napíšete mi správou.' },
    { title: 'Pustíme ju von', text: 'Doména na vaše IČO a dopyty rovno do vášho e-mailu.' },
  ],
  useCases: [
    {
      title: 'Maliar',
      text: 'Tri dvojice fotiek, zoznam prác a mapa okolia Nitry. Zákazník pošle výmeru správou.',
    },
    {
      title: 'Obkladač',
      text: 'Detaily rohov a škár zblízka, lebo podľa nich si ľudia vyberajú. K tomu najbližší voľný termín.',
    },
    {
      title: 'Elektrikár',
      text: 'Číslo, oprávnenie a tri veci, ktoré robí najradšej: zásuvky, rozvádzače, svetlá.',
    },
  ],
  pricing: {
    lead: 'Jednostránkový web stojí {{onePageWebsite}} bez DPH. Cenu najčastejšie posunú štyri veci.',
    factors: [
      { title: 'Texty', text: 'Z telefonátu ich napíšem ja. Ak ich máte, cena klesne.' },
      { title: 'Fotky', text: 'Úprava dvadsiatich je v cene, viac záberov alebo fotograf zvlášť.' },
      { title: 'Funkcia navyše', text: 'Dopyt s fotkou alebo recenzie z Googlu sú samostatné položky.' },
      { title: 'Druhý jazyk', text: 'Užitočný pri hraniciach alebo pri prácach v zahraničí.' },
    ],
  },
  questions: [
    {
      question: 'Nestačí mi Facebook?',
      answer: 'Pre známych áno. Kto hľadá remeselníka na Googli, profil často nenájde a bez prihlásenia neuvidí fotky.',
    },
    {
      question: 'Čo ak nemám logo?',
      answer: 'Vaše meno napíšem pekným písmom. Na aute aj na faktúre vyzerá lepšie než rýchlo kúpený obrázok.',
    },
    {
      question: 'Musím sa o stránku starať?',
      answer:
        'Takmer nie. Číslo alebo sadzbu zmeníte raz za čas. Môžete to poslať mne, v rámci starostlivosti alebo za cenu dohodnutú vopred.',
    },
    {
      question: 'Čo keď prestanem podnikať?',
      answer: 'Doména je vaša. Stránku vypnem alebo odovzdám, komu poviete, a prestanete platiť.',
    },
  ],
  callToAction: {
    title: 'Zistite cenu jednej stránky',
    text: 'V kalkulačke zvoľte Nový web a malú veľkosť. Trvá to menej ako minútu. Po spustení 30 dní ladím zadarmo a záruka na chyby trvá 6 mesiacov.',
  },
};
