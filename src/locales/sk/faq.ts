export const faq = {
  meta: {
    title: 'Časté otázky o webe, cene a postupe | Plumbline',
    description:
      'Tridsať otázok, ktoré mi remeselníci kladú najčastejšie: cena, termíny, technika, záruka. Odpovede bez odborných slov.',
  },
  title: 'Časté otázky',
  lead: 'Píšte, čo vás zaujíma. Na diakritike ani veľkých písmenách nezáleží.',
  search: 'Hľadať v otázkach',
  submit: 'Hľadať',
  category: 'Téma',
  categories: {
    all: 'Všetky',
    general: 'Všeobecné',
    pricing: 'Cena',
    technical: 'Technika',
    process: 'Postup',
  },
  found_one: '{{count}} otázka',
  found_few: '{{count}} otázky',
  found_many: '{{count}} otázky',
  found_other: '{{count}} otázok',
  link: 'Odkaz na otázku',
  empty: {
    title: 'Na toto tu odpoveď nie je',
    text: 'Napíšte mi otázku, odpoviem do 24 hodín.',
    action: 'Napísať otázku',
  },
  assistant: {
    title: 'Chytrý pomocník',
    text: 'Odpoviete na štyri otázky a on hneď navrhne rozsah, čas aj cenu, riadok po riadku.',
    action: 'Otvoriť kalkulačku',
  },
};
