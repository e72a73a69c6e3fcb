import type { ServiceCards } from '../../content/content.ts';

export const serviceCards: ServiceCards = {
  'tvorba-webu': {
    name: 'Web pre firmu',
    summary: 'Viac stránok o tom, čo robíte, kde a za koľko, od prázdneho papiera po spustenie za 3 až 4 týždne.',
  },
  'webove-stranky': {
    name: 'Jednostránkový web',
    summary: 'Malá stránka pre živnostníka s fotkami, telefónom a dopytom, hotová za 1 až 2 týždne.',
  },
  'web-development': {
    name: 'Vývoj na mieru',
    summary: 'Prerobenie väčšieho webu, viac jazykov, pobočky a prepojenia s programami, ktoré už používate.',
  },
  'web-aplikacie': {
    name: 'Kalkulačky a rezervácie',
    summary: 'Zákazník si na vašom webe spočíta cenu, vyberie termín alebo pošle fotku poruchy.',
  },
  'web-apps': {
    name: 'Firemné systémy',
    summary: 'Celá zákazka od dopytu po faktúru na jednom mieste, aby nikto nič nepísal dvakrát.',
  },
  'seo-marketing': {
    name: 'SEO a marketing',
    summary: 'Aby vás ľudia z okolia našli na Googli a v mapách: profil, recenzie, miestne stránky a reklama.',
  },
  'maintenance-support': {
    name: 'Starostlivosť o web',
    summary: 'Aktualizácie, zálohy, dohľad a drobné zmeny za mesačnú cenu, ktorú poznáte vopred.',
  },
};
