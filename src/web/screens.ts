import type { ComponentType } from 'react';
import type { PageData } from '#contract/page.ts';
import type { RouteMatch, SiteScreen } from '#domain/routes.ts';
import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import { siteScreens } from '#domain/screens/site-screens.ts';
import type { CheckedDescriptor, PageMeta } from './lib/checked-descriptor.ts';
import type { PageContent } from './lib/texts/page-content.ts';

/** The descriptor of each screen outside the back office. */
export const siteDescriptors: Record<SiteScreen, CheckedDescriptor<SiteDescriptor>> = siteScreens;

/** A screen whose code, texts and data have been loaded; `meta` is null for the not-found screen. */
export type LoadedScreen = { Page: ComponentType; meta: PageMeta | null; data: PageData; content: PageContent };

export type OfficeHeadEntry = { Head: ComponentType };

/** Returns a screen: at once when it is loaded, else a promise of it. Null is the not-found screen. */
export type ScreenSource = {
  find: (match: RouteMatch | null) => LoadedScreen | Promise<LoadedScreen>;
  /** The head of the back office's screens, which visitors never load. */
  findOfficeHead: () => OfficeHeadEntry | Promise<OfficeHeadEntry>;
  /** Screens that did not load are loaded again when they are next asked for. */
  forgetFailures: () => void;
};
