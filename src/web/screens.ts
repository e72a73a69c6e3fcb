import type { ComponentType } from 'react';
import type { PageData } from '#contract/page.ts';
import type { RouteMatch, Screen } from '#domain/routes.ts';
import type { TextKey } from '#locales/text-key.ts';
import type { Area } from '#locales/texts.ts';
import type { PageContent } from './lib/page-content.ts';

/** A screen whose code, texts and data are at hand. */
export type LoadedScreen = {
  Page: ComponentType;
  data: PageData;
  content: PageContent;
  /** Names the title of a screen of the back office. */
  titleKey?: TextKey;
};

export type OfficeHeadEntry = { Head: ComponentType };

/** Gives a screen: at once when it is at hand, else when it has been loaded. Null is the not-found screen. */
export type ScreenSource = {
  find: (match: RouteMatch | null) => LoadedScreen | Promise<LoadedScreen>;
  /** The head of the back office's screens, which visitors never load. */
  findOfficeHead: () => OfficeHeadEntry | Promise<OfficeHeadEntry>;
  /** Screens that did not load are loaded anew when they are next asked for. */
  forgetFailures: () => void;
};

/** Screens of the back office. What they need stands in pages/admin, so that no visitor loads it. */
export type OfficeScreen = Extract<Screen, `admin${string}`>;
export type SiteScreen = Exclude<Screen, OfficeScreen>;

export function isOfficeScreen(screen: Screen | null): screen is OfficeScreen {
  return screen?.startsWith('admin') ?? false;
}

/** Areas of texts that each screen outside the back office needs beside `common`. */
export const areasOf: Record<SiteScreen, readonly Area[]> = {
  home: ['home'],
  about: ['about'],
  services: ['services'],
  service: ['services'],
  projects: ['projects'],
  contact: ['contact', 'errors', 'unsent', 'validation'],
  faq: ['faq'],
  privacy: ['legal'],
  terms: ['legal'],
  cookies: ['legal', 'consent'],
  configurator: ['configurator', 'estimates', 'validation', 'errors', 'unsent'],
  confirmation: ['confirmation'],
  login: ['accounts', 'errors', 'validation'],
  setup: ['accounts', 'errors', 'validation'],
  passwordReset: ['accounts', 'errors', 'validation'],
  emailVerification: ['accounts', 'errors', 'validation'],
  portal: ['portal', 'accounts', 'errors'],
  settings: ['portal', 'accounts', 'errors', 'validation'],
};
