export const home = {
  meta: {
    title: 'Weby pre remeselníkov a stavebné firmy | Plumbline',
    description:
      'Web, kalkulačka alebo aplikácia pre vašu remeselnú firmu. Štyri otázky, jasná cena s vysvetlením a odpoveď do 24 hodín.',
  },
  hero: {
    title: 'Web, ktorý stojí rovno.',
    lead: 'Robím weby, kalkulačky a aplikácie pre remeselné a stavebné firmy. Cenu uvidíte hneď, aj s tým, z čoho sa skladá.',
    action: 'Zistiť cenu',
    hint: 'Štyri otázky, do minúty. Bez registrácie.',
    drawing: 'Technický výkres priečelia domu s olovnicou',
  },
  facts: {
    label: 'V skratke',
    answer: { figure: '24 h', text: 'najdlhšie čakáte na odpoveď' },
    price: { figure: 'od {{price}}', text: 'web pre malú firmu' },
    fixes: { figure: '30 dní', text: 'doladenie po spustení zadarmo' },
  },
  process: {
    title: 'Ako to prebieha',
    lead: 'Od prvého kliknutia po hotový web viete, na čom ste.',
    steps: {
      estimate: {
        title: 'Zistíte cenu',
        text: 'Odpoviete na štyri otázky. Uvidíte rozpätie ceny a pri každom riadku dôvod.',
      },
      call: {
        title: 'Ozvem sa vám',
        text: 'Do 24 hodín zavolám alebo napíšem. Prejdeme, čo potrebujete a čo nie.',
      },
      quote: {
        title: 'Dostanete ponuku',
        text: 'Pevná cena a termín čierne na bielom. Ponuku podpíšete na telefóne, zálohu zaplatíte QR kódom.',
      },
      build: {
        title: 'Postavím a odovzdám',
        text: 'Priebeh sledujete online. Po spustení 30 dní dolaďujem zadarmo, na chyby dávam záruku 6 mesiacov.',
      },
    },
  },
  prices: {
    title: 'Koľko to stojí',
    lead: 'Ceny bez DPH, ako sa naozaj pohybujú. Presnejšie vám povie kalkulačka.',
    columns: { work: 'Práca', price: 'Cena' },
    rows: {
      websites: 'Web pre firmu',
      calculators: 'Cenová kalkulačka na web',
      automations: 'Automatizácia (dopyty, ponuky, faktúry)',
      erp: 'Systém na riadenie zákaziek',
      maintenance: 'Starostlivosť o web',
    },
    monthly: '{{price}}\nmesačne',
    note: 'Nad {{amount}} sa dá platiť na 2 až 3 časti.',
  },
  closing: {
    title: 'Máte minútu?',
    text: 'Toľko trvá zistiť, koľko bude váš web stáť.',
    action: 'Spočítať cenu',
  },
};
