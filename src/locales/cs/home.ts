import type { Translated } from '../translated.ts';
import type { home as reference } from '../sk/home.ts';

export const home: Translated<typeof reference> = {
  meta: {
    title: 'Weby pro řemeslníky a stavební firmy | {{brand}}',
    description:
      'Web, kalkulačka nebo aplikace pro vaši řemeslnou firmu. Čtyři otázky, jasná cena s vysvětlením a odpověď do 24 hodin.',
  },
  hero: {
    title: 'Web, který stojí rovně.',
    lead: 'Weby a kalkulačky pro řemeslníky. Cenu vidíte hned.',
    action: 'Zjistit cenu',
    hint: 'Čtyři otázky, do minuty. Bez registrace.',
    drawing: 'Technický výkres průčelí domu s olovnicí',
  },
  facts: {
    label: 'Ve zkratce',
    answer: { figure: 'do 24 h', text: 'odpovím na každou poptávku' },
    price: { figure: 'od {{price}}', text: 'web pro malou firmu' },
    fixes: { figure: '30 dní', text: 'doladění po spuštění zdarma a k tomu záruka 6 měsíců na chyby' },
  },
  specialization: {
    title: 'Pro která řemesla stavím',
    lead: 'Každé řemeslo prodává jinak. Pokrývače se lidé ptají na cenu střechy, malíře na fotky. Proto je každý web jiný.',
    trades: {
      painter: { name: 'Malíř', text: 'fotky před a po, odhad podle plochy stěn' },
      electrician: { name: 'Elektrikář', text: 'poptávka online a připomínky revizí' },
      plumber: { name: 'Instalatér', text: 'rezervace servisu a fotka závady z telefonu' },
      roofer: { name: 'Pokrývač', text: 'kalkulačka podle plochy střechy' },
      mason: { name: 'Zedník', text: 'poptávky, nabídky a zakázky pohromadě' },
      carpenter: { name: 'Truhlář a tesař', text: 'galerie roztříděná podle druhu práce' },
      tiler: { name: 'Obkladač', text: 'místní vyhledávání, recenze, ukázky koupelen' },
      insulation: { name: 'Zateplování', text: 'cena fasády a kolik z ní vrátí dotace' },
      custom: { name: 'Jiné řemeslo', text: 'od kameníka po stavební firmu se subdodavateli' },
    },
    action: 'Prohlédnout projekty',
  },
  skills: {
    title: 'S čím vám pomůžu',
    lead: 'Nabízím jen to, co umím udělat sám a za co ručím.',
    items: {
      speed: {
        title: 'Rychlé stránky',
        text: 'Web se otevře i na stavbě, kde má telefon jednu čárku signálu.',
      },
      writing: {
        title: 'Texty, kterým lidé rozumějí',
        text: 'Půl hodiny spolu mluvíme, já z toho napíšu stránky a vy je opravíte.',
      },
      calculators: {
        title: 'Kalkulačky',
        text: 'Zákazník zadá rozměry a vidí cenové rozpětí ještě dřív, než zvedne telefon.',
      },
      search: {
        title: 'Místní vyhledávání',
        text: 'Nastavím profil na Googlu a stránky pro obce, do kterých jezdíte.',
      },
      connections: {
        title: 'Propojení',
        text: 'Poptávka z webu doputuje do kalendáře, do fakturace nebo do tabulky, kterou už máte.',
      },
      care: {
        title: 'Péče po spuštění',
        text: 'Aktualizuji, zálohuji a starám se o drobné změny.',
      },
    },
  },
  statistics: {
    title: 'V číslech',
    lead: 'Jen čísla, která si na tomto webu můžete ověřit.',
    items: {
      trades: { figure: '{{number}}', text: 'řemesel na výběr v kalkulačce, jiné do ní dopíšete' },
      countries: { figure: '{{number}}', text: 'země: Slovensko, Česko a Dánsko' },
      languages: { figure: '{{number}}', text: 'jazyky webu: slovenština, čeština, dánština, angličtina' },
      minute: { figure: '{{number}} s', text: 'a znáte první cenu, stačí čtyři otázky' },
    },
  },
  products: {
    title: 'Ukázkové nástroje ze stejné dílny',
    lead: 'Dva smyšlené příklady hotových nástrojů. Podobný vám postavím na míru.',
    diary: {
      kind: 'Stavební deník v telefonu',
      text: 'Fotky, hodiny a materiál zapíšete přímo na místě. Večer už nic nepřepisujete.',
    },
    area: {
      kind: 'Kalkulačka ceny podle plochy',
      text: 'Vložíte ji na web, který už máte. Zákazník zadá metry, vám přijde poptávka s cenou.',
    },
  },
  process: {
    title: 'Jak pracuji',
    lead: 'Stejně jako na stavbě: nejdřív metr, pak tužka, teprve potom nářadí.',
    steps: {
      survey: {
        title: 'Zaměřím',
        text: 'Zjistím, odkud k vám zakázky chodí, na co se lidé ptají a co vás zdržuje.',
      },
      drawing: {
        title: 'Nakreslím',
        text: 'Připravím náčrt stránek i s texty. Škrtá se na papíře, ne v hotovém webu.',
      },
      build: {
        title: 'Postavím',
        text: 'Pracuji po částech a každou vám ukážu na zkušební adrese.',
      },
      check: {
        title: 'Přeměřím',
        text: 'Vyzkouším telefony, rychlost, formuláře i čitelnost. Chyby opravím před spuštěním.',
      },
      handover: {
        title: 'Předám',
        text: 'Dostanete přístupy, krátký návod a doménu vedenou na vaši firmu.',
      },
    },
  },
  collaboration: {
    title: 'Jak to probíhá',
    lead: 'Od prvního kliknutí po hotový web víte, na čem jste.',
    steps: {
      estimate: {
        title: 'Zjistíte cenu',
        text: 'Odpovíte na čtyři otázky. Uvidíte cenové rozpětí a u každého řádku důvod.',
      },
      call: {
        title: 'Ozvu se vám',
        text: 'Do 24 hodin zavolám nebo napíšu. Projdeme, co potřebujete a co ne.',
      },
      quote: {
        title: 'Dostanete nabídku',
        text: 'Pevná cena a termín, černé na bílém. Jakmile nabídku podepíšete a zaplatíte zálohu, začínám.',
      },
      build: {
        title: 'Postavím a předám',
        text: 'Hotové části vidíte na zkušební adrese. Po spuštění web 30 dní dolaďuji zdarma, na chyby dávám záruku 6 měsíců.',
      },
    },
  },
  testimonials: {
    realTitle: 'Co říkají zákazníci',
    realLead: 'Jejich vlastní slova z dokončených projektů.',
    title: 'Ukázkové reference',
    lead: 'Takto tu budou vypadat slova zákazníků, až je dovolí zveřejnit.',
    label: 'Reference zákazníků',
    sample: 'Toto jsou ukázkové reference. Jména i firmy jsou smyšlené.',
    carousel: 'karusel',
    slide: 'snímek',
    previous: 'Předchozí reference',
    next: 'Další reference',
    pause: 'Zastavit střídání',
    play: 'Spustit střídání',
    position: '{{number}} z {{count}}',
    goTo: 'Zobrazit referenci {{number}}',
  },
  prices: {
    title: 'Kolik to stojí',
    lead: 'Ceny pro firmy, bez DPH. Přesnější částku spočítá kalkulačka.',
    columns: { work: 'Práce', price: 'Cena' },
    rows: {
      websites: 'Web pro firmu',
      calculators: 'Cenová kalkulačka na web',
      automations: 'Automatizace (poptávky, nabídky, faktury)',
      erp: 'Systém na řízení zakázek',
      maintenance: 'Péče o web',
    },
    monthly: '{{price}}\nměsíčně',
    note: 'Nad {{amount}} lze platbu rozdělit na 2 až 3 části.',
  },
  closing: {
    title: 'Máte minutu?',
    text: 'Za tu zjistíte, kolik bude váš web stát.',
    action: 'Spočítat cenu',
  },
};
