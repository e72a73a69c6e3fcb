import type { Translated } from '../translated.ts';
import type { about as reference } from '../sk/about.ts';

export const about: Translated<typeof reference> = {
  meta: {
    title: 'O mně: kdo postaví váš web | {{brand}}',
    description:
      '{{developer}}, {{city}}. Jeden vývojář staví weby a kalkulačky pro řemeslníky v Česku, na Slovensku a v Dánsku. Jak pracuji a čím.',
  },
  title: 'Jeden člověk od náčrtu po předání',
  lead: 'Jmenuji se {{developer}}. Kdo vám zvedne telefon, ten váš web také postaví.',
  portrait: 'Kreslený portrét vývojáře s tužkou za uchem',
  story: {
    title: 'Proč zrovna řemesla',
    first:
      'Řemeslník má práci hotovou dřív, než ji stihne ukázat. Fotky zůstanou v telefonu, nabídka se píše v neděli večer a na webu pořád visí číslo, které tři roky neplatí. To se dá spravit.',
    second:
      'Dělám proto weby, které odpovídají na tři otázky: co umíte, kam jezdíte a kolik to asi bude stát. Kde stojí za to něco spočítat nebo zapsat, přidám kalkulačku nebo malý systém. Kde ne, řeknu to.',
    third:
      'Stejně píšu i nabídky. Každý řádek říká, co za něj dostanete a proč stojí tolik. Čemu nerozumíte, to škrtněte, nebo se zeptejte.',
  },
  principles: {
    title: 'Čeho se držím',
    items: {
      straight: {
        title: 'Rovné jednání',
        text: 'Když vám stačí jedna stránka, nenabídnu deset. Co neumím, to neslíbím.',
      },
      numbers: {
        title: 'Nejdřív čísla',
        text: 'Cenu i termín znáte před podpisem. Každou změnu nejdřív nacením a začnu po vašem souhlasu.',
      },
      plain: {
        title: 'Obyčejná řeč',
        text: 'Vysvětluji tak, aby tomu rozuměl i ten, kdo počítač zapíná jen kvůli fakturám.',
      },
      present: {
        title: 'Jsem k zastižení',
        text: 'Odpovím do 24 hodin. Po spuštění web 30 dní dolaďuji zdarma a záruka na chyby trvá 6 měsíců.',
      },
    },
  },
  tools: {
    title: 'Čím pracuji',
    lead: 'Nářadí vybírám tak, aby vaše stránky vydržely a mohl je jednou převzít i někdo jiný.',
    items: {
      design: {
        title: 'Návrh',
        text: 'Kreslím nejdřív pro telefon a pro slunce na displeji: velká tlačítka, silný kontrast.',
      },
      code: {
        title: 'Kód',
        text: 'Píšu ho sám, bez koupené šablony. Na webu není nic, co by ho zbytečně zpomalovalo.',
      },
      hosting: {
        title: 'Provoz',
        text: 'Šifrované spojení a doména psaná na vás. Když mi web svěříte do péče, také pravidelné zálohy.',
      },
      documents: {
        title: 'Doklady',
        text: 'Odhad po řádcích, nabídka i faktura v PDF. Nic se netiskne ani neposílá poštou.',
      },
    },
  },
  facts: {
    title: 'Základní údaje',
    place: { label: 'Dílna', text: '{{city}}, {{country}}' },
    languages: { label: 'Jazyky webů', text: 'čeština, slovenština, dánština, angličtina' },
    reach: { label: 'Kde pracuji', text: 'Slovensko, Česko, Dánsko – na místě nebo přes videohovor' },
    answer: { label: 'Odpověď', text: 'do 24 hodin' },
  },
  closing: {
    title: 'Odpovězte na čtyři otázky',
    text: 'Cenu uvidíte hned a já se ozvu do 24 hodin.',
    action: 'Zjistit cenu',
  },
};
