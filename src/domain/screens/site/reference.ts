import type { SiteDescriptor } from '../descriptors.ts';
import { personalPage, samePath } from '../route.ts';

/** What a customer says of their finished project, and what of it the site may tell, behind the mailed key or their account (A11); in the language of the project. */
export const reference = {
  ...personalPage,
  isSecret: true,
  paths: samePath('/reference/:key'),
  meta: 'references:meta',
  texts: ['references', 'projects'],
  content: ['serviceCards'],
} as const satisfies SiteDescriptor;
