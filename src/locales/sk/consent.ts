export const consent = {
  banner: {
    title: 'Cookies: rozhodnite vy',
    text: 'Bez vášho súhlasu ukladám len to, čo stránka potrebuje na chod. So súhlasom si zapamätám jazyk a vzhľad, budem merať návštevnosť a zapnem chat.',
    accept: 'Prijať všetko',
    reject: 'Odmietnuť všetko',
    choose: 'Vybrať jednotlivo',
  },
  form: {
    legend: 'Na čo môžem ukladať údaje vo vašom prehliadači',
    save: 'Uložiť výber',
    withdraw: 'Odvolať súhlas',
    saved: 'Výber je uložený. Platí 12 mesiacov a zmeniť ho môžete kedykoľvek na tejto stránke.',
  },
  categories: {
    necessary: {
      name: 'Nevyhnutné',
      text: 'Prihlásenie, ochrana formulárov a tento výber. Bez nich stránka nefunguje, preto sú vždy zapnuté.',
    },
    preferences: {
      name: 'Nastavenia',
      text: 'Jazyk a vzhľad si zapamätám na 12 mesiacov. Bez súhlasu platia, kým nezavriete prehliadač.',
    },
    analytics: {
      name: 'Meranie návštevnosti',
      text: 'Google Analytics mi ukáže, ktoré stránky ľudia čítajú a kde web opúšťajú. Cookies ostávajú 2 roky.',
    },
    chat: {
      name: 'Chat na stránke',
      text: 'Okno, v ktorom sa ma môžete hneď na niečo opýtať. Prevádzkuje ho Smartsupp, jeho cookies ostávajú 6 mesiacov.',
    },
  },
};
