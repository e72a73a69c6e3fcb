import type { ComponentType } from 'react';
import { type Screen, isSiteScreen, screens } from '#domain/routes.ts';
import { type PageModule, componentOf, islandFileOf, pageFileOf } from './page-modules.ts';
import { loadConfiguratorSummary } from './pages/site/configurator-page.tsx';
import { siteDescriptors } from './screens.ts';

const modules: Readonly<Record<string, PageModule>> = {
  ...import.meta.glob<PageModule>('./*-page.tsx', { base: './pages/site', eager: true }),
  ...import.meta.glob<PageModule>('./*-page.tsx', { base: './pages/portal', eager: true }),
  ...import.meta.glob<PageModule>('./*-page.tsx', { base: './pages/admin', eager: true }),
  ...import.meta.glob<PageModule>('./*-page.tsx', { base: './pages/admin/settings', eager: true }),
  ...import.meta.glob<PageModule>('./*-page.tsx', { base: './pages/admin/site', eager: true }),
};

/** The page of every screen, for rendering on the server. Throws at the start when a screen has none. */
export const serverPages = Object.fromEntries(
  screens.map((screen) => [screen, componentOf(modules[pageFileOf(screen)] ?? {}, screen)]),
) as Record<Screen, ComponentType>;

const islands = import.meta.glob<PageModule>('./*-island.tsx', { base: './pages/islands', eager: true });

/** The island of each screen that has one. Throws at the start when its file lacks it. */
export const serverIslands: Partial<Record<Screen, ComponentType>> = Object.fromEntries(
  screens
    .filter((screen) => isSiteScreen(screen) && siteDescriptors[screen].hasIsland)
    .map((screen) => [screen, componentOf(islands[islandFileOf(screen)] ?? {}, screen, 'Island')]),
);

// Rendering does not wait for code that a page loads on demand.
await loadConfiguratorSummary();
