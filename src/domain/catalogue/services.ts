import type { PublicPrice } from '../estimates/marketing-prices.ts';
import { type Language, languages } from '../languages.ts';

/** The four service ids and three card keys of spec §2: one catalogue, each with a page of its own (A4). */
export const services = [
  'tvorba-webu',
  'webove-stranky',
  'web-development',
  'web-aplikacie',
  'web-apps',
  'seo-marketing',
  'maintenance-support',
] as const;
export type Service = (typeof services)[number];

/** What a service can cost; `websites` spans several of them. */
export type ServicePrice = Exclude<PublicPrice, 'websites'>;

export type ServiceFacts = {
  /** Last part of the address in each language; every one of them answers under every prefix. */
  slugs: Record<Language, string>;
  /** The price of the service, the same on its card and page and for search engines, and what is sold beside it (spec §9). */
  prices: readonly [ServicePrice, ...ServicePrice[]];
  related: readonly Service[];
  /** Day of the last change of its texts, for the sitemap (A8). */
  updatedOn: string;
};

/**
 * What is the same in every language; the texts are in `locales/<language>/content/services/<service>.ts`, those of the
 * cards in `content/service-cards.ts`.
 */
export const serviceFacts: Record<Service, ServiceFacts> = {
  'tvorba-webu': {
    slugs: { sk: 'tvorba-webu', cs: 'tvorba-webu', da: 'hjemmeside-til-firma', en: 'company-website' },
    prices: ['companyWebsite'],
    related: ['webove-stranky', 'web-development', 'seo-marketing'],
    updatedOn: '2026-11-23',
  },
  'webove-stranky': {
    slugs: { sk: 'webove-stranky', cs: 'webove-stranky', da: 'lille-hjemmeside', en: 'one-page-website' },
    prices: ['onePageWebsite'],
    related: ['tvorba-webu', 'seo-marketing', 'maintenance-support'],
    updatedOn: '2026-11-23',
  },
  'web-development': {
    slugs: { sk: 'vyvoj-na-mieru', cs: 'vyvoj-na-miru', da: 'udvikling-efter-maal', en: 'web-development' },
    prices: ['rebuiltWebsite', 'automations'],
    related: ['tvorba-webu', 'web-aplikacie', 'maintenance-support'],
    updatedOn: '2026-11-23',
  },
  'web-aplikacie': {
    slugs: {
      sk: 'web-aplikacie',
      cs: 'webove-aplikace',
      da: 'prisberegnere-og-booking',
      en: 'calculators-and-booking',
    },
    prices: ['calculators'],
    related: ['tvorba-webu', 'web-apps', 'seo-marketing'],
    updatedOn: '2026-11-21',
  },
  'web-apps': {
    slugs: { sk: 'firemne-systemy', cs: 'firemni-systemy', da: 'firmasystemer', en: 'web-apps' },
    prices: ['erp', 'automations'],
    related: ['web-aplikacie', 'web-development', 'maintenance-support'],
    updatedOn: '2026-11-23',
  },
  'seo-marketing': {
    slugs: { sk: 'seo-a-marketing', cs: 'seo-a-marketing', da: 'seo-og-markedsfoering', en: 'seo-marketing' },
    prices: ['maintenance'],
    related: ['tvorba-webu', 'maintenance-support', 'web-aplikacie'],
    updatedOn: '2026-11-21',
  },
  'maintenance-support': {
    slugs: { sk: 'starostlivost-o-web', cs: 'pece-o-web', da: 'drift-og-support', en: 'maintenance-support' },
    prices: ['maintenance'],
    related: ['seo-marketing', 'web-development', 'tvorba-webu'],
    updatedOn: '2026-11-21',
  },
};

/** Service that a slug of any language, or a key of spec §2, names; null when it is unknown (A4). */
export function serviceOfSlug(slug: string): Service | null {
  return (
    services.find(
      (service) => service === slug || languages.some((language) => serviceFacts[service].slugs[language] === slug),
    ) ?? null
  );
}

/** Tells whether a string from outside is a key of the catalogue. */
export function isService(value: string): value is Service {
  return services.some((service) => service === value);
}
