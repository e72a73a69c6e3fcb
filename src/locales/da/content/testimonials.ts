import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'Før kørte jeg ud til folk, der bare ville have et tal. Nu regner de selv prisen ud på siden. Dem, der ringer, har set beløbet og vil gerne have taget lagt.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'Tagdækkermester',
    metric: '2 minutter fra mål til pris',
  },
  carpenter: {
    quote:
      'Jeg sendte billeder fra mobilen og snakkede en halv time i telefon. Fire uger efter lå siden der. Når nogen spørger, om vi også laver terrasser, sender jeg bare et link.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'Tømrermester og indehaver',
    metric: '6 gallerier efter opgavetype',
  },
  electrician: {
    quote:
      'Den gamle side havde et telefonnummer og ikke mere. På den nye skriver folk, hvad de skal have lavet, og siden husker dem på eftersynet. Jeg holder ikke længere styr på det i en kalender.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'Elinstallatør',
    metric: '30 dage før kommer påmindelsen',
  },
  plumber: {
    quote:
      'Telefonen ringede altid, når jeg lå under en vask. Nu vælger kunderne selv en tid til service. Om morgenen kigger jeg på mobilen, og så ved jeg, hvor jeg skal hen.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'VVS-mester',
    metric: '3 af 4 servicebesøg bookes online',
  },
  mason: {
    quote:
      'Jeg laver tilbuddene om aftenen, når børnene sover. Før tog det halvanden time at lede priser frem, nu er det tyve minutter. Og jeg kan se, hvilke kunder jeg mangler svar fra.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'Kontor og økonomi',
    metric: '20 minutter pr. tilbud',
  },
  painter: {
    quote:
      'Jeg skulle ikke bruge ti sider. Jeg fik én, med billeder før og efter, og den var klar på to uger. Kunderne viser mig den væg, de gerne vil have magen til.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'Malermester',
    metric: 'I luften efter 2 uger',
  },
};
