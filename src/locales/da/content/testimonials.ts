import type { TestimonialsContent } from '../../content/content.ts';

export const testimonials: TestimonialsContent = {
  roofer: {
    quote:
      'Før kørte jeg ud til tage, der aldrig blev til noget. Nu regner folk selv prisen ud efter arealet og sender et billede. Jeg ringer kun til dem, der mener det.',
    author: 'Peter Javorka',
    company: 'Strechy Javorka',
    role: 'Indehaver og tagdækker',
    metric: 'Halvt så mange forgæves besigtigelser',
  },
  carpenter: {
    quote:
      'Kunden ser på trapperne først og spørger om prisen bagefter. Galleriet er delt op efter type arbejde, og nye billeder lægger jeg op fra mobilen, mens lærlingen fejer værkstedet.',
    author: 'Mette Lund',
    company: 'Fynsk Tømrerhåndværk',
    role: 'Tømrermester',
    metric: 'Ny opgave i galleriet på 5 minutter',
  },
  electrician: {
    quote:
      'Jeg havde eftersynene i en notesbog og glemte det halve. Nu skriver siden selv til kunden, og kunden vælger en tid. Om morgenen åbner jeg kalenderen og ved, hvor jeg skal hen.',
    author: 'Tomáš Vondrák',
    company: 'Elektro Vondrák',
    role: 'Elkontrollør',
    metric: '8 af 10 eftersyn booket efter påmindelsen',
  },
  plumber: {
    quote:
      'Når jeg ligger under en vask, tager jeg ikke telefonen. Folk vælger selv en tid på siden og sender et billede af fyret, så jeg har delen med og slipper for at køre to gange.',
    author: 'Jens Brabrand',
    company: 'Brabrand VVS',
    role: 'VVS-mester',
    metric: '2 af 3 servicebesøg booket uden opkald',
  },
  mason: {
    quote:
      'Jeg skrev tilbud i Word om aftenen, og fakturaerne lå et andet sted. Nu går jeg fra forespørgsel til tilbud og fra tilbud til sag. Min mand ser det samme på pladsen, som jeg ser på kontoret.',
    author: 'Jana Hanáková',
    company: 'Zednictví Hanák',
    role: 'Kontoransvarlig',
    metric: 'Tilbud på 15 minutter i stedet for en aften',
  },
  painter: {
    quote:
      'Jeg skulle ikke bruge ti sider. Jeg fik én, med billeder før og efter, og ingen prøvede at sælge mig mere. Kunderne trækker i skyderen, ser, hvordan jeg arbejder, og ringer.',
    author: 'Milan Benko',
    company: 'Maľovky Benko',
    role: 'Selvstændig maler',
    metric: 'Færdig på 9 arbejdsdage',
  },
};
