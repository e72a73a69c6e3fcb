import type { ServiceCards } from '../../content/content.ts';

export const serviceCards: ServiceCards = {
  'tvorba-webu': {
    name: 'Web pro firmu',
    summary: 'Několik stránek od prvního náčrtu po spuštění, hotovo za 3–4 týdny.',
  },
  'webove-stranky': {
    name: 'Jednostránkový web',
    summary: 'Jedna stránka pro živnostníka: co děláte, kam jezdíte a jak vám zavolat. Do 1–2 týdnů.',
  },
  'web-development': {
    name: 'Vývoj na míru',
    summary: 'Větší web přestavím, přidám jazyky a pobočky a propojím ho s programy, které už máte.',
  },
  'web-aplikacie': {
    name: 'Kalkulačky a rezervace',
    summary: 'Zákazník si spočítá cenu, vybere termín nebo pošle fotku závady sám.',
  },
  'web-apps': {
    name: 'Firemní systémy',
    summary: 'Celá zakázka od poptávky po fakturu pohromadě, ne v pěti sešitech.',
  },
  'seo-marketing': {
    name: 'SEO a místní marketing',
    summary: 'Postarám se, aby vás lidé našli v mapách i ve vyhledávání tam, kam opravdu jezdíte.',
  },
  'maintenance-support': {
    name: 'Péče o web',
    summary: 'Aktualizace, zálohy, hlídání provozu a drobné změny za pevnou částku měsíčně.',
  },
};
