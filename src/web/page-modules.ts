import type { ComponentType } from 'react';
import type { PageData } from '#contract/page.ts';
import { type Screen, routes } from '#domain/routes.ts';
import { kebab } from './lib/kebab.ts';

/** What a page's file exports: its component, and optionally how to load what its first display needs besides. */
export type PageModule = { loadParts?: (data: PageData) => unknown };

export type PageName = Screen | 'notFound';

const pageNameOf = (screen: PageName): string => (screen === 'notFound' ? screen : (routes[screen].page ?? screen));

/** Returns the file of a screen's page, such as `./faq-page.tsx`, relative to its folder in src/web/pages. */
export const pageFileOf = (screen: PageName): string => `./${kebab(pageNameOf(screen))}-page.tsx`;

/** Returns the file of the island of a screen's page, relative to src/web/pages/islands. */
export const islandFileOf = (screen: PageName): string => `./${kebab(pageNameOf(screen))}-island.tsx`;

/**
 * Returns the component of a page, which is named after it: `FaqPage`, or of its island, `FaqIsland`. Throws when the module does not
 * export it.
 */
export function componentOf(module: PageModule, screen: PageName, kind: 'Page' | 'Island' = 'Page'): ComponentType {
  const name = `${pageNameOf(screen)}${kind}`.replace(/./, (letter) => letter.toUpperCase());
  const component = (module as Record<string, unknown>)[name];
  if (!component) throw new Error(`no ${name}`);
  return component as ComponentType;
}
