import type { ComponentType } from 'react';
import type { PageData } from '#contract/page.ts';
import type { RouteMatch, SiteScreen } from '#domain/routes.ts';
import type { SiteDescriptor } from '#domain/screens/descriptors.ts';
import type { OfficeScreen } from '#domain/screens/office-paths.ts';
import { siteScreens } from '#domain/screens/site-screens.ts';
import type { CheckedDescriptor, PageMeta } from './lib/checked-descriptor.ts';

/** The descriptor of each screen outside the back office. */
export const siteDescriptors: Record<SiteScreen, CheckedDescriptor<SiteDescriptor>> = siteScreens;

/** A screen of the back office whose code, texts and data have been loaded. */
export type LoadedScreen = { Page: ComponentType; meta: PageMeta; data: PageData };

export type OfficeMatch = RouteMatch & { screen: OfficeScreen };

export type OfficeHeadEntry = { Head: ComponentType };

/** Returns screens of the back office: at once when they are loaded, else a promise. */
export type OfficeScreens = {
  find: (match: OfficeMatch) => LoadedScreen | Promise<LoadedScreen>;
  /** The head of its screens. */
  findOfficeHead: () => OfficeHeadEntry | Promise<OfficeHeadEntry>;
  /** Screens that did not load are loaded again when they are next asked for. */
  forgetFailures: () => void;
};
