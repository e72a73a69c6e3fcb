import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage, samePath } from '../route.ts';

/** What a customer says of their finished project, behind the mailed key or their account (A11); in the language of the project. */
export const reference = {
  ...personalPage,
  isSecret: true,
  paths: samePath('/reference/:key'),
  meta: 'references:meta',
  texts: ['references'],
} as const satisfies SiteDescriptor;
