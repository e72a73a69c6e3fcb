import type { Translated } from '../translated.ts';
import type { faq as reference } from '../sk/faq.ts';

export const faq: Translated<typeof reference> = {
  meta: {
    title: 'Časté otázky o webu, ceně a postupu | {{brand}}',
    description:
      'Třicet otázek o webu pro řemeslnou firmu: cena, termíny, technika, záruka. Odpovědi bez odborných slov.',
  },
  title: 'Časté otázky',
  lead: 'Napište, co vás zajímá. Na diakritice ani velkých písmenech nezáleží.',
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
  ask: {
    title: 'Zeptejte se vlastními slovy',
    text: 'Odpověď najdu v častých otázkách a v popisech služeb. U každé uvidíte, odkud je.',
    link: 'Zeptat se vlastními slovy',
    label: 'Vaše otázka',
    hint: 'Jméno ani telefon psát nemusíte. Otázka se neukládá.',
    tooShort: 'Napište otázku, aspoň tři znaky.',
    examples: {
      title: 'Například',
      price: 'Kolik stojí web pro malíře?',
      time: 'Stihnete to do měsíce?',
      texts: 'Musím si texty psát sám?',
    },
    submit: 'Zeptat se',
    working: 'Hledám odpověď…',
    answer: 'Odpověď',
    found: 'Tohle k tomu mám napsané',
    sources: 'Odkud to je',
    source: 'Zdroj {{number}}: {{title}}',
    writers: {
      template: 'Našlo to vyhledávání v textech tohoto webu, bez umělé inteligence.',
      model: 'Odpověď zformuloval jazykový model z textů níže. Platí to, co stojí v nich.',
    },
    limit: 'Dnešní počet odpovědí od AI je vyčerpaný, proto vidíte přímo texty.',
    nothing: {
      title: 'Na tohle tu odpověď nemám',
      text: 'Zkuste se zeptat jinak, nebo mi otázku pošlete a do 24 hodin odpovím. Cenu spočítá kalkulačka.',
      contact: 'Poslat mi tuto otázku',
      quote: 'Otevřít kalkulačku',
    },
    failed: 'Na otázku se nepodařilo odpovědět',
    again: 'Zkusit znovu',
    offline: {
      title: 'Bez připojení odpovědět nejde',
      text: 'Otázka zůstává v poli. Hledání na začátku stránky funguje i bez připojení.',
    },
  },
};
