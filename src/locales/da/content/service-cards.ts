import type { ServiceCards } from '../../content/content.ts';

export const serviceCards: ServiceCards = {
  'tvorba-webu': {
    name: 'Hjemmeside til firmaet',
    summary: 'Flere sider med ydelser, referencer og forespørgsel, i luften på 3 til 4 uger.',
  },
  'webove-stranky': {
    name: 'Lille hjemmeside',
    summary: 'Én side til den selvstændige håndværker, klar på 1 til 2 uger.',
  },
  'web-development': {
    name: 'Udvikling efter mål',
    summary: 'Renovering af en stor side, flere sprog, afdelinger og integrationer med andre systemer.',
  },
  'web-aplikacie': {
    name: 'Prisberegnere og booking',
    summary: 'Kunden regner prisen ud, booker en tid eller sender billeder, uden at du tager telefonen.',
  },
  'web-apps': {
    name: 'Firmasystemer',
    summary: 'Fra den første forespørgsel til den betalte faktura, uden at noget tastes to gange.',
  },
  'seo-marketing': {
    name: 'Synlighed og markedsføring',
    summary: 'Google-profil, anmeldelser, bysider og enkle annoncer, så du bliver fundet lokalt.',
  },
  'maintenance-support': {
    name: 'Drift og support',
    summary: 'Jeg holder siden opdateret, tager backup og retter småting til en fast månedspris.',
  },
};
