import type { Browser, BrowserContext, Page } from '@playwright/test';
import { consentCookie, consentVersion, formatConsent } from '#domain/consent/consent.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How large a picture is on the sheet: by the window that it shows, or a sheet of paper. */
export type Frame = 'desktop' | 'phone' | 'paper';
export type Shot = { label: string; frame: Frame; png: Buffer };
export type Section = { title: string; shots: readonly Shot[] };

/** What every picture of one theme is taken with. */
export type Drawing = { browser: Browser; origin: string; theme: Theme };

/** Opens a browser of its own cookies in a theme, with the choice about cookies made, so that no banner covers a page. */
export async function openContext(
  { browser, origin, theme }: Drawing,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport, locale: 'sk', reducedMotion: 'reduce' });
  await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  const value = formatConsent({
    version: consentVersion,
    categories: ['necessary', 'preferences'],
    chosenAt: Date.now(),
    id: '01KAJ0000000000000000000AA',
  });
  await context.addCookies([{ name: consentCookie, value, url: origin }]);
  return context;
}

/** Opens an address and waits until React has hydrated it and no skeleton stands for data that is still loading. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => ((globalThis as { dataLayer?: object[] }).dataLayer ?? []).length > 0);
  await untilLoaded(page);
}

/** Waits until no skeleton is left in the page, and for the fonts. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('main .animate-pencil').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => (globalThis as unknown as Fonts).document.fonts.status === 'loaded');
}

/** The part of the browser's globals that is read in a page. */
type Fonts = { document: { fonts: { status: string } } };
