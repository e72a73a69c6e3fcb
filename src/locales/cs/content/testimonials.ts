import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'Dřív jsem jel padesát kilometrů, abych se dozvěděl, že chtějí jen opravit žlab. Teď mi přijde plocha, fotka střechy a telefon. Za dvě minuty vím, jestli tam má smysl vůbec jet.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'majitel, pokrývač',
    metric: 'o třetinu méně zbytečných výjezdů',
  },
  carpenter: {
    quote:
      'Poslala jsem dvě stě fotek z telefonu a krabici poznámek. Vrátila se galerie, kde zákazník najde přesně ty schody, jaké chce. Na schůzku už chodí s obrázkem v ruce.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'vedoucí kanceláře',
    metric: '9 z 10 zákazníků přijde s fotkou vzoru',
  },
  electrician: {
    quote:
      'Revize jsem hlídal v sešitě a každou druhou jsem prošvihl. Teď lidem přijde připomínka sama a termín si potvrdí na telefonu. Web jsme předělali za tři týdny a u toho jsem dál normálně jezdil.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'majitel, revizní technik',
    metric: '3 ze 4 revizí objednané z připomínky',
  },
  plumber: {
    quote:
      'Telefon mi zvonil pod každým dřezem. Dneska si servis kotle lidé naplánují večer sami a já ráno vidím trasu na celý den. A když něco teče, zavolají, to je v pořádku.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'majitel, instalatér',
    metric: 'o 40 hovorů měsíčně méně',
  },
  mason: {
    quote:
      'Nabídky psal manžel v neděli a já v pondělí hledala, komu jsme co slíbili. Teď to máme na jedné obrazovce. Faktura se udělá z nabídky a nikdo nic nepřepisuje.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'účetní a spolumajitelka',
    metric: 'nabídka za 25 minut místo dvou hodin',
  },
  painter: {
    quote:
      'Chtěl jsem jednu stránku, nic víc. Martin mi žádnou další nevnucoval. Nahoře telefon, pod ním fotky před a po. Lidé posunou prstem a pak už se ptají jen na termín.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'malíř, živnostník',
    metric: 'web hotový za 9 dní',
  },
};
