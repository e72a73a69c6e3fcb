import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Vývoj webu na mieru a prerobenie webu | {{brand}}',
    description:
      'Prerobenie väčšieho webu stavebnej firmy: jazyky, pobočky, stránky stavieb, prepojenia so systémami. 5 až 8 týždňov, práca po etapách.',
  },
  heading: 'Vývoj na mieru pre väčšie weby',
  lead: 'Máte web, ktorý firma prerástla. Rátam s pobočkami, ďalšími jazykmi a programami, ktoré už používate. Práca trvá 5 až 8 týždňov a ide po etapách.',
  benefits: [
    {
      title: 'Nezačínate od nuly',
      text: 'Čo na starom webe funguje, ostane. Najprv zmeriam, z ktorých stránok dopyty chodia.',
    },
    {
      title: 'Staré odkazy fungujú',
      text: 'Každá stará adresa dostane nový cieľ. Prvé dni po prepnutí to kontrolujem.',
    },
    {
      title: 'Zapisujete len raz',
      text: 'Pobočka, referencia či voľné miesto sa po zápise objaví všade, kde má.',
    },
  ],
  features: [
    { title: 'Viac jazykov', text: 'Slovensky, česky, dánsky a anglicky, každý na vlastnej adrese.' },
    { title: 'Pobočky', text: 'Ľudia, otváracie hodiny, mapa a vlastný dopyt pre každú prevádzku.' },
    { title: 'Stránky stavieb', text: 'Rozloha, rok, úloha firmy a fotky podľa jednej predlohy.' },
    {
      title: 'Prepojenia',
      text: 'Účtovníctvo, kalendár, sklad alebo evidencia zákazníkov, kde to druhá strana dovolí.',
    },
    { title: 'Práva na úpravy', text: 'Personalista mení voľné miesta, stavbyvedúci referencie.' },
    { title: 'Presun obsahu', text: 'Stovky článkov a fotiek prenesiem hromadne, nie ručne.' },
  ],
  process: [
    { title: 'Prehliadka starého webu', text: 'Zoznam stránok, návštevnosť, rýchlosť a chyby. Dostanete ho písomne.' },
    { title: 'Plán etáp', text: 'Čo spustíme ako prvé, čo počká a koľko stojí každá časť.' },
    { title: 'Nový web popri starom', text: 'Starý beží ďalej, nový rastie na skúšobnej adrese s vašimi údajmi.' },
    {
      title: 'Prepnutie',
      text: 'Mimo pracovného času. Prvé dni potom kontrolujem formuláre aj presmerovania.',
    },
  ],
  useCases: [
    {
      title: 'Generálny dodávateľ',
      text: 'Stránka každej stavby v dvoch jazykoch a odkaz do výberového konania namiesto prílohy.',
    },
    {
      title: 'Strechárska firma s pobočkami',
      text: 'Tri mestá, tri telefóny, spoločná galéria. Dopyt odíde najbližšej prevádzke.',
    },
    {
      title: 'Zatepľovacia firma',
      text: 'Realizácie triedené podľa materiálu a domu, dopyty zapísané rovno do tabuľky obchodníka.',
    },
  ],
  pricing: {
    lead: 'Prerobenie väčšieho webu stojí {{rebuiltWebsite}}, prepojenia a automatizácie {{automations}}, všetko bez DPH. Projekt nacením po etapách, takže rozhodujete o každej zvlášť.',
    factors: [
      { title: 'Objem starého obsahu', text: 'Koľko stránok treba preniesť, skrátiť alebo zahodiť.' },
      { title: 'Počet jazykov', text: 'Druhý jazyk nie je dvojnásobok, no texty treba napísať aj overiť.' },
      { title: 'Druh prepojení', text: 'Program, ktorý vie údaje prijímať, je deň práce, uzavretý aj týždeň.' },
      { title: 'Kto všetko upravuje', text: 'Rôzne práva a schvaľovanie znamenajú viac obrazoviek.' },
    ],
  },
  questions: [
    {
      question: 'Môže nový web bežať na našom serveri?',
      answer: 'Môže, ak spĺňa požiadavky, ktoré pošlem vopred. Inak navrhnem hosting, ktorý bude písaný na vás.',
    },
    {
      question: 'Preberiete web po inom vývojárovi?',
      answer:
        'Po prehliadke áno, jej cenu si dohodneme vopred. Ak kód nie je bezpečný, poviem, či sa oplatí oprava alebo nová stavba.',
    },
    {
      question: 'Kto rozhoduje na našej strane?',
      answer: 'Stačí jeden človek. Ostatní komentujú na skúšobnej adrese, posledné slovo má on. Ušetrí to týždne.',
    },
    {
      question: 'Čo po prepnutí?',
      answer: 'Začne 30 dní bezplatného doladenia a popri ňom záruka 6 mesiacov na chyby.',
    },
  ],
  callToAction: {
    title: 'Začnime vašou adresou',
    text: 'V kalkulačke vyberte Prerobenie webu a pridajte adresu do popisu. Pozriem ho ešte pred hovorom.',
  },
};
