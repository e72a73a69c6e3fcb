import type { SiteDescriptor } from '../descriptors.ts';
import { publicPage } from '../route.ts';

/** Case studies. */
export const projects = {
  ...publicPage,
  paths: { sk: '/projekty', cs: '/projekty', da: '/projekter', en: '/projects' },
  meta: 'projects:meta',
  texts: ['projects'],
  content: ['caseStudies', 'serviceCards'],
  place: { menu: 'main', position: 2 },
  hydration: 'touch',
} as const satisfies SiteDescriptor;
