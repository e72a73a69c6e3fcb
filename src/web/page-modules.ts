import type { ComponentType } from 'react';
import type { PageData } from '#contract/page.ts';
import { type Screen, routes } from '#domain/routes.ts';
import { kebab } from './lib/kebab.ts';

/** What a page's file exports: its component, and optionally how to load what its first display needs besides. */
export type PageModule = { loadParts?: (data: PageData) => unknown };

export type PageName = Screen | 'notFound';

const pageNameOf = (screen: PageName): string => (screen === 'notFound' ? screen : (routes[screen].page ?? screen));

/** Returns the file of a screen's page, such as `/faq-page.tsx`; it lies in a folder of src/web/pages. */
export const pageFileOf = (screen: PageName): string => `/${kebab(pageNameOf(screen))}-page.tsx`;

/** Returns the entry of a screen's page in a list of pages by path. Throws when there is none. */
export function pageIn<Entry>(pages: Readonly<Record<string, Entry>>, screen: PageName): Entry {
  const file = pageFileOf(screen);
  const entry = Object.entries(pages).find(([path]) => path.endsWith(file));
  if (!entry) throw new Error(`no page ${file}`);
  return entry[1];
}

/** Returns the component of a page, named after the page: `FaqPage`. Throws when the module does not export it. */
export function componentOf(module: PageModule, screen: PageName): ComponentType {
  const name = pageNameOf(screen);
  const exported = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  const component = (module as Record<string, unknown>)[exported];
  if (!component) throw new Error(`no ${exported}`);
  return component as ComponentType;
}
