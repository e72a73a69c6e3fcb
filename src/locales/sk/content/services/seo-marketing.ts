import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'SEO pre remeselníkov: nájdu vás v okolí | {{brand}}',
    description:
      'Profil firmy na Googli, recenzie, stránky pre obce a jednoduchá reklama. Mesačná práca s prehľadom, odkiaľ prišli telefonáty a dopyty.',
  },
  heading: 'Aby vás našli tí, čo bývajú blízko',
  lead: 'Keď niekto hľadá obkladača v Košiciach, vyberá si z troch mien na mape. Každý mesiac pracujem na tom, aby ste medzi nimi boli aj vy.',
  benefits: [
    {
      title: 'Zákazky z okolia',
      text: 'Mierime na obce, kam sa dostanete do pol hodiny. Cesta prestane ukrajovať zo zisku.',
    },
    {
      title: 'Recenzie prichádzajú samy',
      text: 'Spokojný zákazník dostane odkaz v správnej chvíli. Napísanie mu zaberie minútu.',
    },
    {
      title: 'Viete, čo funguje',
      text: 'Raz za mesiac jedna strana: koľko hovorov, koľko dopytov, odkiaľ.',
    },
  ],
  features: [
    { title: 'Profil firmy na Googli', text: 'Služby, oblasť, otváracie hodiny, fotky a odpovede na otázky.' },
    { title: 'Zber recenzií', text: 'Kartička s QR kódom a správa po odovzdaní práce.' },
    { title: 'Miestne stránky', text: 'Vlastný text a práce pre každé mesto, nie kópia s iným názvom.' },
    { title: 'Zápisy v katalógoch', text: 'Rovnaké meno, adresa a telefón všade.' },
    { title: 'Jednoduchá reklama', text: 'Pár slov, pár obcí a mesačný strop, ktorý určíte.' },
    { title: 'Sezónne príspevky', text: 'Na jar fasády, na jeseň kotly, vždy s fotkou od vás.' },
  ],
  process: [
    { title: 'Stav dnes', text: 'Pozriem, na ktorom mieste ste pri desiatich hľadaniach a kto je pred vami.' },
    { title: 'Oprava základov', text: 'Prvý mesiac: profil, adresa, rýchlosť a nadpisy na webe.' },
    { title: 'Pravidelná práca', text: 'Recenzie, fotky a miestne stránky v poradí, na ktorom sa dohodneme.' },
    { title: 'Prehľad', text: 'Pošlem čísla a návrh, čo ďalej. Čo nič neprináša, vypneme.' },
  ],
  useCases: [
    {
      title: 'Obkladač',
      text: 'Tri mestá, tri stránky s kúpeľňami odtiaľ. Profil s fotkou z každej hotovej práce.',
    },
    {
      title: 'Inštalatér',
      text: 'Reklama na havárie len v čase, keď má pohotovosť. Inokedy je vypnutá a nič nestojí.',
    },
    {
      title: 'Strechár',
      text: 'Po búrke príspevok o opravách, odpovede na recenzie a mapa obcí okolo Žiliny.',
    },
  ],
  pricing: {
    lead: 'Na viditeľnosti pracujem v rámci starostlivosti za {{maintenance}} mesačne bez DPH. Rozpočet na reklamu platíte priamo Googlu.',
    factors: [
      {
        title: 'Počet miest',
        text: 'Jedna obec je hotová rýchlo, celý kraj potrebuje stránku pre každé väčšie mesto.',
      },
      { title: 'Konkurencia', text: 'V Bratislave je pred vami viac firiem než v Detve.' },
      { title: 'Stav webu', text: 'Pomalý alebo prázdny web treba najprv opraviť.' },
      { title: 'Reklama', text: 'Jej správa je práca navyše. Neplatené výsledky fungujú aj bez nej.' },
    ],
  },
  questions: [
    {
      question: 'Zaručíte mi prvé miesto?',
      answer: 'Nie a nikto poctivý nemôže, o poradí rozhoduje Google. Ručím za odvedenú prácu a čísla, ktoré uvidíte.',
    },
    {
      question: 'Kedy sa to prejaví?',
      answer:
        'Opravený profil zvyčajne do niekoľkých týždňov, miestne stránky za tri až šesť mesiacov. Reklama, len čo ju Google schváli.',
    },
    {
      question: 'Čo so zlou recenziou?',
      answer:
        'Pripravím vecnú odpoveď a vy ju schválite. Nepravdivú nahlásim, no o zmazaní rozhoduje Google. Recenzie nekupujem.',
    },
    {
      question: 'Môžem kedykoľvek skončiť?',
      answer: 'Áno, s mesačnou výpoveďou ku koncu mesiaca. Profil, stránky aj reklamný účet ostávajú vaše.',
    },
  ],
  callToAction: {
    title: 'Pozrime, kde ste dnes',
    text: 'V kalkulačke pridajte Miestne vyhľadávanie a do popisu mesto. Do 24 hodín napíšem, čo opraviť najskôr.',
  },
};
