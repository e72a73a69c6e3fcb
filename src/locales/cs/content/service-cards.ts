import type { ServiceCards } from '../../content/content.ts';

export const serviceCards: ServiceCards = {
  'tvorba-webu': {
    name: 'Web pro firmu',
    summary: 'Několik stránek od prvního náčrtu po spuštění, hotovo za 3–4 týdny.',
  },
  'webove-stranky': {
    name: 'Jednostránkový web',
    summary: 'Jedna stránka pro živnostníka: co děláte, kam jezdíte a jak vám zavolat. Do 1–2 týdnů.',
  },
  'web-development': {
    name: 'Vývoj na míru',
    summary: 'Přestavba většího webu, více jazyků a poboček, propojení s programy, které už máte.',
  },
  'web-aplikacie': {
    name: 'Kalkulačky a rezervace',
    summary: 'Zákazník si spočítá cenu, vybere termín nebo pošle fotku závady sám.',
  },
  'web-apps': {
    name: 'Firemní systémy',
    summary: 'Poptávky, nabídky, zakázky, hodiny a faktury na jednom místě místo v pěti sešitech.',
  },
  'seo-marketing': {
    name: 'SEO a místní marketing',
    summary: 'Aby vás v okolí našli: profil na Googlu, recenze, stránky pro obce a jednoduchá reklama.',
  },
  'maintenance-support': {
    name: 'Péče o web',
    summary: 'Aktualizace, zálohy, hlídání provozu a drobné změny za pevnou částku měsíčně.',
  },
};
