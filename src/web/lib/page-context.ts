import { createContext, use } from 'react';
import type { PageInput } from '#contract/page.ts';

/** What the page at hand was rendered from. */
export const PageContext = createContext<PageInput | null>(null);

/** The page at hand. Throws outside a page, which is a programmer's mistake. */
export function usePage(): PageInput {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a page');
  return page;
}
