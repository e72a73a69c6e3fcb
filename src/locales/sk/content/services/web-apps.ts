import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Systém na zákazky pre stavebnú firmu | {{brand}}',
    description:
      'Dopyty, ponuky, zákazky, hodiny a faktúry v jednom systéme pre remeselné firmy. Začať sa dá jednou automatizáciou a pridávať po častiach.',
  },
  heading: 'Jeden systém namiesto zošita a piatich tabuliek',
  lead: 'Program, ktorý používate vy a vaši ľudia. Zákazka v ňom ide od dopytu cez ponuku a hodiny až po faktúru a nikto nič neprepisuje.',
  benefits: [
    {
      title: 'Viete, ktorá stavba zarába',
      text: 'Hodiny a materiál stoja vedľa ponuky. Stratu vidíte v polovici prác, nie po nich.',
    },
    {
      title: 'Ponuka za minúty',
      text: 'Položky z vlastného cenníka, podpis na telefóne, žiadne hľadanie minuloročného súboru.',
    },
    {
      title: 'Nič sa nestratí',
      text: 'Každý dopyt má číslo, človeka a ďalší krok. Zabudnutý sa rozsvieti.',
    },
    {
      title: 'Kancelária nečaká na papiere',
      text: 'Výkaz z telefónu je v systéme skôr, než sa partia vráti zo stavby.',
    },
  ],
  features: [
    { title: 'Dopyty', text: 'Z webu, e-mailu aj telefonátu v jednom zozname.' },
    { title: 'Ponuky', text: 'Cenník, verzie, online podpis a PDF.' },
    { title: 'Zákazky', text: 'Termíny, ľudia, fotky a dokumenty po stavbách.' },
    { title: 'Hodiny a materiál', text: 'Zápis z mobilu tromi ťuknutiami, aj bez signálu.' },
    { title: 'Faktúry', text: 'Podklad do účtovníctva s QR platbou a strážením splatnosti.' },
    { title: 'Prehľady', text: 'Rozpracované, nevyfakturované a po splatnosti na jednej obrazovke.' },
  ],
  process: [
    { title: 'Deň u vás', text: 'V kancelárii, na stavbe alebo cez video zapisujem, ako zákazka naozaj putuje.' },
    { title: 'Prvá časť', text: 'Vyberieme miesto, kde strácate najviac času. Väčšinou ponuky alebo hodiny.' },
    { title: 'Skúšobná partia', text: 'Dvaja ľudia to používajú na skutočných zákazkách. Čo ich brzdí, prerobím.' },
    {
      title: 'Celá firma',
      text: 'Prenesiem staré údaje a zaškolím zvyšok. Každá ďalšia časť má vlastnú cenu a termín, skončiť môžete po ktorejkoľvek.',
    },
  ],
  useCases: [
    {
      title: 'Murárska firma',
      text: 'Viac ľudí na viacerých stavbách. Hodiny z mobilu sa samy porovnajú s ponukou.',
    },
    {
      title: 'Elektrikári s revíziami',
      text: 'Lehoty zariadení, automatické pripomienky a protokol vyplnený na mieste.',
    },
    {
      title: 'Stolárska dielňa',
      text: 'Zákazka prechádza zameraním, rezaním a montážou. Majster vidí, kde sa čo zaseklo.',
    },
  ],
  pricing: {
    lead: 'Systém pre celú firmu vyjde na {{erp}}, jedna automatizácia na {{automations}}, obe sumy sú bez DPH. Záloha pri väčšom projekte je 30 až 50 %.',
    factors: [
      { title: 'Počet častí', text: 'Samotné ponuky sú zlomok systému s hodinami a faktúrami.' },
      { title: 'Počet rolí', text: 'Majiteľ, kancelária, partia a subdodávateľ vidia každý niečo iné.' },
      { title: 'Staré údaje', text: 'Čistá tabuľka sa prenesie za hodinu, desať rôznych za niekoľko dní.' },
      { title: 'Prepojenia', text: 'Účtovný program, banka alebo sklad podľa toho, čo dovolia.' },
    ],
  },
  questions: [
    {
      question: 'Prečo nekúpiť hotový program?',
      answer:
        'Ak vám niektorý sedí, kúpte ho, sám vám to poviem. Na mieru sa oplatí, keď polovicu hotového nepoužijete a druhá chýba.',
    },
    {
      question: 'Naučia sa to chlapi na stavbe?',
      answer: 'Vidia jednu obrazovku s pár veľkými tlačidlami. Zaškolenie trvá pol hodiny pri káve.',
    },
    {
      question: 'Komu patria údaje?',
      answer: 'Vám. Kedykoľvek si ich stiahnete do tabuľky, aj keby ste systém opustili.',
    },
    {
      question: 'Čo keď sa niečo po nasadení pokazí?',
      answer:
        'Chybu opravím do 7 pracovných dní, a ak jej povaha vyžaduje viac, do dohodnutého dňa. Záruka trvá 6 mesiacov a prvých 30 dní systém dolaďujem zadarmo.',
    },
  ],
  callToAction: {
    title: 'Kde strácate najviac času',
    text: 'V kalkulačke vyberte webovú aplikáciu a jej veľkosť. Cenu uvidíte hneď.',
  },
};
