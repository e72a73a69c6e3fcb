import type { Translated } from '../translated.ts';
import type { home as reference } from '../sk/home.ts';

export const home: Translated<typeof reference> = {
  meta: {
    title: 'Weby pro řemeslníky a stavební firmy | Plumbline',
    description:
      'Web, kalkulačka nebo aplikace pro vaši řemeslnou firmu. Čtyři otázky, jasná cena s vysvětlením a odpověď do 24 hodin.',
  },
  hero: {
    title: 'Web, který stojí rovně.',
    lead: 'Dělám weby, kalkulačky a aplikace pro řemeslné a stavební firmy. Cenu uvidíte hned, i s tím, z čeho se skládá.',
    action: 'Zjistit cenu',
    hint: 'Čtyři otázky, do minuty. Bez registrace.',
    drawing: 'Technický výkres průčelí domu s olovnicí',
  },
  facts: {
    label: 'Ve zkratce',
    answer: { figure: '24 h', text: 'nejdéle čekáte na odpověď' },
    price: { figure: 'od {{price}}', text: 'web pro malou firmu' },
    fixes: { figure: '30 dní', text: 'doladění po spuštění zdarma' },
  },
  process: {
    title: 'Jak to probíhá',
    lead: 'Od prvního kliknutí po hotový web víte, na čem jste.',
    steps: {
      estimate: {
        title: 'Zjistíte cenu',
        text: 'Odpovíte na čtyři otázky. Uvidíte cenové rozpětí a u každého řádku důvod.',
      },
      call: {
        title: 'Ozvu se vám',
        text: 'Do 24 hodin zavolám nebo napíšu. Projdeme, co potřebujete a co ne.',
      },
      quote: {
        title: 'Dostanete nabídku',
        text: 'Pevná cena a termín, černé na bílém. Nabídku podepíšete na telefonu, zálohu zaplatíte QR kódem.',
      },
      build: {
        title: 'Postavím a předám',
        text: 'Průběh sledujete online. Po spuštění web 30 dní dolaďuji zdarma, na chyby dávám záruku 6 měsíců.',
      },
    },
  },
  prices: {
    title: 'Kolik to stojí',
    lead: 'Ceny bez DPH, jaké opravdu bývají. Přesnější vám řekne kalkulačka.',
    columns: { work: 'Práce', price: 'Cena' },
    rows: {
      websites: 'Web pro firmu',
      calculators: 'Cenová kalkulačka na web',
      automations: 'Automatizace (poptávky, nabídky, faktury)',
      erp: 'Systém na řízení zakázek',
      maintenance: 'Péče o web',
    },
    monthly: '{{price}}\nměsíčně',
    note: 'Nad {{amount}} lze platbu rozdělit na 2 až 3 části.',
  },
  closing: {
    title: 'Máte minutu?',
    text: 'Za tu zjistíte, kolik bude váš web stát.',
    action: 'Spočítat cenu',
  },
};
