import { createContext, use } from 'react';
import type { PageContent } from './page-content.ts';

/** Content of the current page. */
export const ContentContext = createContext<PageContent>({});

/** Content without placeholders, so that pages which show no other send nothing that fills them in. */
export type PlainContent = 'serviceCards' | 'caseStudies' | 'testimonials';

/** Returns such content of the current page as it is written. Throws when the screen does not list it. */
export function usePlainContent<Name extends PlainContent>(name: Name): NonNullable<PageContent[Name]> {
  const content = use(ContentContext)[name];
  if (!content) throw new Error(`The screen has no content "${name}".`);
  return content;
}
