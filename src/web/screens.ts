import type { ComponentType } from 'react';
import type { PageData } from '#contract/page.ts';
import type { RouteMatch, Screen } from '#domain/routes.ts';
import type { Area } from '#locales/texts.ts';
import type { PageContent } from './lib/page-content.ts';

/** A screen whose code, texts and data are at hand. */
export type LoadedScreen = { Page: ComponentType; data: PageData; content: PageContent };

/** Gives a screen: at once when it is at hand, else when it has been loaded. Null is the not-found screen. */
export type ScreenSource = {
  find: (match: RouteMatch | null) => LoadedScreen | Promise<LoadedScreen>;
  /** Screens that did not load are loaded anew when they are next asked for. */
  forgetFailures: () => void;
};

/** Areas of texts that each screen needs beside `common`. */
export const areasOf: Record<Screen, readonly Area[]> = {
  home: ['home'],
  about: ['about'],
  services: ['services'],
  service: ['services'],
  projects: ['projects'],
  contact: ['contact', 'errors', 'validation'],
  faq: ['faq'],
  privacy: ['legal'],
  terms: ['legal'],
  cookies: ['legal', 'consent'],
  quote: ['configurator', 'estimates', 'validation', 'errors'],
  confirmation: ['confirmation'],
  login: ['accounts', 'errors', 'validation'],
  setup: ['accounts', 'errors', 'validation'],
  passwordReset: ['accounts', 'errors', 'validation'],
  emailVerification: ['accounts', 'errors', 'validation'],
  portal: ['portal', 'accounts', 'errors'],
  settings: ['portal', 'accounts', 'errors', 'validation'],
  admin: ['serviceRequests', 'accounts', 'errors', 'errorReports'],
  adminRequest: ['serviceRequests', 'accounts', 'errors', 'errorReports', 'configurator', 'estimates'],
  adminSettings: ['settings', 'accounts', 'errors', 'validation'],
  adminErrors: ['errorReports', 'accounts', 'errors'],
  adminError: ['errorReports', 'accounts', 'errors'],
};

/** Screens that people work on at once: their scripts start without waiting for an idle moment. */
export const urgentScreens: ReadonlySet<Screen | null> = new Set<Screen>([
  'quote',
  'contact',
  'login',
  'setup',
  'passwordReset',
  'emailVerification',
  'portal',
  'settings',
  'admin',
  'adminRequest',
  'adminSettings',
  'adminErrors',
  'adminError',
]);
