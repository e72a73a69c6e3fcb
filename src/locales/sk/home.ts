export const home = {
  meta: {
    title: 'Weby pre remeselníkov a stavebné firmy | {{brand}}',
    description:
      'Web, kalkulačka alebo aplikácia pre vašu remeselnú firmu. Štyri otázky, jasná cena s vysvetlením a odpoveď do 24 hodín.',
  },
  hero: {
    title: 'Web, ktorý stojí rovno.',
    lead: 'Weby a kalkulačky pre remeselníkov. Cenu vidíte hneď.',
    action: 'Zistiť cenu',
    hint: 'Štyri otázky, do minúty. Bez registrácie.',
    drawing: 'Technický výkres priečelia domu s olovnicou',
  },
  facts: {
    label: 'V skratke',
    answer: { figure: 'do 24 h', text: 'odpoviem na každý dopyt' },
    price: { figure: 'od {{price}}', text: 'web pre malú firmu' },
    fixes: { figure: '30 dní', text: 'doladenie po spustení zadarmo, záruka na chyby 6 mesiacov' },
  },
  specialization: {
    title: 'Pre koho staviam',
    lead: 'Každé remeslo predáva inak. Strechár potrebuje cenu podľa plochy, maliar fotky, elektrikár termíny revízií.',
    trades: {
      painter: { name: 'Maliari', text: 'fotky miestností pred maľovaním a po ňom' },
      electrician: { name: 'Elektrikári', text: 'dopyt z telefónu a pripomienky revízií' },
      plumber: { name: 'Inštalatéri', text: 'objednanie opravy s fotkou poruchy' },
      roofer: { name: 'Strechári', text: 'kalkulačka podľa plochy strechy' },
      mason: { name: 'Murári', text: 'dopyty, ponuky a zákazky na jednom mieste' },
      carpenter: { name: 'Stolári a tesári', text: 'galéria hotových prác podľa druhu a dreva' },
      tiler: { name: 'Obkladači', text: 'výpočet dlažby a miesto v Mapách Google' },
      insulation: { name: 'Zatepľovanie', text: 'koľko stojí zateplenie a koľko pokryje dotácia' },
      custom: { name: 'Stavebné firmy a iné remeslá', text: 'stránky projektov, pobočky, viac jazykov' },
    },
    action: 'Pozrieť projekty',
  },
  skills: {
    title: 'Čo pre vás urobím',
    lead: 'Všetko robí jeden človek, preto sa nič nestratí medzi grafikom, programátorom a obchodníkom.',
    items: {
      speed: {
        title: 'Rýchle stránky',
        text: 'Web sa otvorí aj na stavbe so slabým signálom, lebo posiela len to, čo treba.',
      },
      writing: {
        title: 'Texty a fotky',
        text: 'Porozprávate mi, čo robíte, a ja z toho napíšem stránky, ktoré pochopí aj laik.',
      },
      calculators: {
        title: 'Kalkulačky',
        text: 'Vaše sadzby premením na výpočet, ktorý zákazníkovi ukáže cenu skôr, než zdvihne telefón.',
      },
      search: {
        title: 'Miesto vo vyhľadávaní',
        text: 'Profil firmy na Googli nastavím tak, aby sa ukázal tým, čo hľadajú vaše remeslo v obciach, kde robíte.',
      },
      connections: {
        title: 'Prepojenia',
        text: 'Dopyt z webu pošlem do kalendára, účtovníctva alebo tabuľky, aby ho nikto neprepisoval.',
      },
      care: {
        title: 'Starostlivosť',
        text: 'Zálohujem, aktualizujem, strážim výpadky a robím drobné zmeny, keď napíšete.',
      },
    },
  },
  statistics: {
    title: 'V číslach',
    lead: 'Len to, čo si môžete overiť priamo na tomto webe.',
    items: {
      trades: { figure: '{{number}}', text: 'remesiel na výber v kalkulačke, iné do nej dopíšete' },
      countries: { figure: '{{number}}', text: 'krajiny: Slovensko, Česko a Dánsko' },
      languages: { figure: '{{number}}', text: 'jazyky: slovenčina, čeština, dánčina a angličtina' },
      minute: { figure: '{{number}} s', text: 'stačí na prvú cenu, bez registrácie' },
    },
  },
  products: {
    title: 'Ukážkové nástroje z tej istej dielne',
    lead: 'Dva vymyslené príklady hotových nástrojov. Podobný vám postavím na mieru.',
    diary: {
      kind: 'Stavebný denník v telefóne',
      text: 'Na konci dňa odfotíte stavbu, zapíšete hodiny a materiál. V kancelárii to hneď vidia.',
    },
    area: {
      kind: 'Kalkulačka ceny podľa plochy',
      text: 'Vložíte ju na svoj web a nastavíte si sadzby. Zákazník zadá metre a vidí cenu.',
    },
  },
  process: {
    title: 'Ako pracujem',
    lead: 'S webom je to ako s domom: najprv meriam, potom kreslím a až nakoniec staviam.',
    steps: {
      survey: {
        title: 'Zameranie',
        text: 'Pozriem si vašu prácu, zákazníkov aj starý web. Spíšem, čo má nový robiť.',
      },
      drawing: {
        title: 'Výkres',
        text: 'Nakreslím stránky od hlavičky po formulár. Škrtáte do nich skôr, než začnem programovať.',
      },
      build: {
        title: 'Stavba',
        text: 'Programujem po častiach. Každú hotovú časť uvidíte na skúšobnej adrese.',
      },
      check: {
        title: 'Kontrola',
        text: 'Prejdem web na telefóne aj počítači, odošlem skúšobné dopyty a zmeriam rýchlosť.',
      },
      handover: {
        title: 'Odovzdanie',
        text: 'Spustím web na vašej doméne, odovzdám prístupy a ukážem, čo si zmeníte sami.',
      },
    },
  },
  collaboration: {
    title: 'Ako to prebieha',
    lead: 'Od prvého kliknutia po hotový web viete, na čom ste.',
    steps: {
      estimate: {
        title: 'Zistíte cenu',
        text: 'Odpoviete na štyri otázky. Uvidíte rozpätie ceny a pri každom riadku dôvod.',
      },
      call: {
        title: 'Ozvem sa vám',
        text: 'Do 24 hodín zavolám alebo napíšem. Prejdeme, čo potrebujete a čo nie.',
      },
      quote: {
        title: 'Dostanete ponuku',
        text: 'Pevná cena a termín čierne na bielom. Keď ponuku podpíšete a zaplatíte zálohu, začínam.',
      },
      build: {
        title: 'Postavím a odovzdám',
        text: 'Hotové časti vidíte na skúšobnej adrese. Po spustení 30 dní dolaďujem zadarmo, na chyby dávam záruku 6 mesiacov.',
      },
    },
  },
  testimonials: {
    realTitle: 'Čo hovoria zákazníci',
    realLead: 'Ich vlastné slová z dokončených projektov.',
    title: 'Ukážkové referencie',
    lead: 'Takto tu budú vyzerať slová zákazníkov, keď ich povolia zverejniť.',
    label: 'Referencie zákazníkov',
    sample: 'Toto sú ukážkové referencie. Mená aj firmy sú vymyslené.',
    carousel: 'karusel',
    slide: 'snímka',
    previous: 'Predchádzajúca referencia',
    next: 'Ďalšia referencia',
    pause: 'Zastaviť striedanie',
    play: 'Spustiť striedanie',
    position: 'Referencia {{number}} z {{count}}',
    goTo: 'Zobraziť referenciu {{number}}',
  },
  prices: {
    title: 'Koľko to stojí',
    lead: 'Ceny pre firmy, bez DPH. Presnejšiu sumu spočíta kalkulačka.',
    columns: { work: 'Práca', price: 'Cena' },
    rows: {
      websites: 'Web pre firmu',
      calculators: 'Cenová kalkulačka na web',
      automations: 'Automatizácia (dopyty, ponuky, faktúry)',
      erp: 'Systém na riadenie zákaziek',
      maintenance: 'Starostlivosť o web',
    },
    monthly: '{{price}}\nmesačne',
    note: 'Nad {{amount}} sa dá platba rozdeliť na 2 až 3 časti.',
  },
  closing: {
    title: 'Máte minútu?',
    text: 'Toľko trvá zistiť, koľko bude váš web stáť.',
    action: 'Spočítať cenu',
  },
};
