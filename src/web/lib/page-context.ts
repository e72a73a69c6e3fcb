import { createContext, use } from 'react';
import type { PageInput } from '#contract/page.ts';

/** Input from which the current page was rendered. */
export const PageContext = createContext<PageInput | null>(null);

/** Returns the current page. Throws outside a page, which is a programming error. */
export function usePage(): PageInput {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a page');
  return page;
}
