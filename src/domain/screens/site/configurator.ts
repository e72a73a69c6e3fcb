import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** The configurator, from the first question to the request (C). */
export const configurator = {
  ...publicPage,
  paths: { sk: '/ponuka', cs: '/nabidka', da: '/tilbud', en: '/quote' },
  meta: 'configurator:meta',
  texts: ['configurator', 'estimates', 'validation', 'errors', 'unsent'],
  hasPrices: true,
  isOffline: true,
} as const satisfies SiteDescriptor;
