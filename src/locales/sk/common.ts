export const common = {
  brand: {
    name: 'Plumbline',
    tagline: 'Weby pre remeslá',
  },
  navigation: {
    label: 'Hlavná navigácia',
    skip: 'Preskočiť na obsah',
    home: 'Domov',
    quote: 'Zistiť cenu',
    admin: 'Dopyty',
  },
  language: {
    label: 'Jazyk',
    names: { sk: 'Slovenčina', cs: 'Čeština', da: 'Dansk', en: 'English' },
  },
  theme: {
    label: 'Vzhľad',
    light: 'Svetlý',
    dark: 'Tmavý',
    system: 'Podľa zariadenia',
  },
  footer: {
    label: 'Pätička',
    company: 'Firma',
    companyNumber: 'IČO {{number}}',
    vatNumber: 'IČ DPH {{number}}',
    contact: 'Kontakt',
    drawing: 'Výkres',
    scale: 'Mierka 1 : 1',
    answer: 'Odpoviem do 24 hodín.',
  },
  actions: {
    back: 'Späť',
    next: 'Pokračovať',
    cancel: 'Zrušiť',
    close: 'Zavrieť',
    retry: 'Skúsiť znova',
    goHome: 'Na úvodnú stránku',
    reload: 'Obnoviť stránku',
  },
  loading: 'Loading...',
  working: 'Pracujem na tom…',
  required: 'povinné',
  optional: 'nepovinné',
  notFound: {
    title: 'Stránka sa nenašla',
    text: 'Na tejto adrese nič nie je. Možno sa zmenila, alebo je v nej preklep.',
  },
  denied: {
    title: 'Prístup zamietnutý',
    text: 'Nemáte oprávnenie na prístup k administrátorskému panelu',
  },
};
