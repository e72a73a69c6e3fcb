import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'Predtým som jazdil obhliadať aj strechy, z ktorých nič nebolo. Teraz si ľudia zadajú plochu, vidia cenu a pošlú fotku. Volám už len tým, čo to myslia vážne.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'majiteľ, strechár',
    metric: 'o polovicu menej zbytočných obhliadok',
  },
  carpenter: {
    quote:
      'Zákazník sa na schody najprv pozrie, až potom sa pýta na cenu. Galériu máme podľa druhu práce a nové fotky do nej dám z mobilu, kým učeň zametá dielňu.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'tesárska majsterka',
    metric: 'nová zákazka v galérii do 5 minút',
  },
  electrician: {
    quote:
      'Revízie som mal v zošite a na polovicu som zabudol. Dnes web napíše zákazníkovi sám a on si objedná termín. Ráno otvorím kalendár a viem, kam idem.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'revízny technik',
    metric: '8 z 10 revízií objednaných po pripomienke',
  },
  plumber: {
    quote:
      'Keď ležím pod drezom, telefón nedvíham. Ľudia si termín vyberú na webe a pridajú fotku kotla, takže diel veziem rovno so sebou a nejdem dvakrát.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'inštalatérsky majster',
    metric: '2 z 3 servisov objednané bez telefonátu',
  },
  mason: {
    quote:
      'Ponuky som písala po večeroch vo Worde a faktúry zas inde. Teraz sa preklikám z dopytu na ponuku a z ponuky na zákazku. Muž na stavbe vidí to isté čo ja.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'vedie kanceláriu',
    metric: 'ponuka za 15 minút namiesto večera',
  },
  painter: {
    quote:
      'Chcel som jednu stránku a dostal som jednu stránku. Nikto mi nič nenútil. Ľudia si potiahnu fotku pred a po, hneď vidia, ako robím, a zavolajú.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'maliar, živnostník',
    metric: 'hotové za 9 pracovných dní',
  },
};
