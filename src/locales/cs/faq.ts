import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Časté otázky o webu, ceně a postupu | Plumbline',
    description:
      'Třicet otázek, které mi řemeslníci kladou nejčastěji: cena, termíny, technika, záruka. Odpovědi bez odborných slov.',
  },
  title: 'Časté otázky',
  lead: 'Pište, co vás zajímá. Na diakritice ani velkých písmenech nezáleží.',
  search: 'Hledat v otázkách',
  submit: 'Hledat',
  category: 'Téma',
  categories: {
    all: 'Všechny',
    general: 'Obecné',
    pricing: 'Cena',
    technical: 'Technika',
    process: 'Postup',
  },
  found_one: '{{count}} otázka',
  found_few: '{{count}} otázky',
  found_many: '{{count}} otázky',
  found_other: '{{count}} otázek',
  link: 'Odkaz na otázku',
  empty: {
    title: 'Na tohle tu odpověď není',
    text: 'Napište mi otázku, odpovím do 24 hodin.',
    action: 'Napsat otázku',
  },
  assistant: {
    title: 'Chytrý pomocník',
    text: 'Odpovíte na čtyři otázky a on hned navrhne rozsah, čas i cenu, řádek po řádku.',
    action: 'Otevřít kalkulačku',
  },
};
