import type { Screen } from '#domain/routes.ts';

/** Screens that open without the network after one visit of any page (B8). */
export const offlineScreens = [
  'home',
  'services',
  'faq',
  'configurator',
  'contact',
] as const satisfies readonly Screen[];
