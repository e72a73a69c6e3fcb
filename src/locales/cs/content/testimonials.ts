import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'Dřív jsem jezdil i na obhlídky, ze kterých nic nebylo. Teď si lidé spočítají cenu podle plochy a pošlou fotku střechy. Volám už jen těm, kdo to myslí vážně.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'majitel, pokrývač',
    metric: 'o polovinu méně zbytečných obhlídek',
  },
  carpenter: {
    quote:
      'Zákazník se nejdřív dívá na schody a teprve pak se ptá na cenu. V galerii najde přesně ty, jaké chce. Nové fotky do ní dám z telefonu, než učeň zamete dílnu.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'tesařská mistryně',
    metric: 'nová zakázka v galerii do 5 minut',
  },
  electrician: {
    quote:
      'Revize jsem hlídal v sešitě a polovinu jsem prošvihl. Teď lidem přijde připomínka sama a termín si vyberou na telefonu. Web jsme předělali za tři týdny a já přitom dál normálně jezdil.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'revizní technik',
    metric: '8 z 10 revizí objednaných po připomínce',
  },
  plumber: {
    quote:
      'Když ležím pod dřezem, telefon nezvedám. Servis kotle si lidé naplánují sami a přidají fotku štítku, takže správný díl vezu rovnou s sebou. A když něco teče, zavolají, to je v pořádku.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'instalatérský mistr',
    metric: '2 ze 3 servisů objednané bez telefonátu',
  },
  mason: {
    quote:
      'Nabídky jsem psala po večerech ve Wordu a pak hledala, komu jsme co slíbili. Teď to máme na jedné obrazovce. Z poptávky je nabídka, z nabídky zakázka a nikdo nic nepřepisuje.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'vede kancelář',
    metric: 'nabídka za 15 minut místo večera',
  },
  painter: {
    quote:
      'Chtěl jsem jednu stránku, nic víc. Nikdo mi žádnou další nevnucoval. Nahoře telefon, pod ním fotky před a po. Lidé posunou prstem a pak už se ptají jen na termín.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'malíř, živnostník',
    metric: 'hotovo za 9 pracovních dní',
  },
};
