import type { BrowserContext, Page } from '@playwright/test';
import { type Screen, pathOf } from '#domain/routes.ts';
import { administrator } from '#tests/support/browser/running-site.ts';
import { type Frame, type Shot, openPage, untilLoaded } from './drawing.ts';

/** Screens of the back office with an address of their own, in the order of the sheet. */
const officeScreens = [
  ['analytics', 'adminAnalytics'],
  ['customers', 'adminCustomers'],
  ['price list', 'adminPrices'],
  ['mail', 'adminOutbox'],
  ['colours and logo', 'adminLook'],
  ['audit log', 'adminAudit'],
] as const satisfies readonly (readonly [string, Screen])[];

/** The back office on a desktop: dashboard, requests, one request, the command palette and further screens. */
export async function officeShots(context: BrowserContext): Promise<Shot[]> {
  const page = await context.newPage();
  await signIn(page);
  const shots: Shot[] = [];
  const shoot = async (label: string) => shots.push(await shotOf(page, label, 'desktop'));
  await openPage(page, pathOf('admin', 'sk'));
  await shoot('dashboard');
  await openPage(page, pathOf('adminRequests', 'sk'));
  await shoot('requests');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await shoot('command palette');
  await page.keyboard.press('Escape');
  await page.locator('main [data-shortcut=row]').first().click();
  await page.locator('a[href^="/api/estimates/"]').waitFor();
  await shoot('one request');
  for (const [label, screen] of officeScreens) {
    await openPage(page, pathOf(screen, 'sk'));
    await shoot(label);
  }
  await page.close();
  return shots;
}

/** The account's own page; the context is signed in. */
export async function accountShot(context: BrowserContext): Promise<Shot> {
  const page = await context.newPage();
  await openPage(page, pathOf('settings', 'sk'));
  const shot = await shotOf(page, 'account', 'desktop');
  await page.close();
  return shot;
}

/** The back office on a phone: dashboard and requests. */
export async function phoneOfficeShots(context: BrowserContext): Promise<Shot[]> {
  const page = await context.newPage();
  await signIn(page);
  await openPage(page, pathOf('admin', 'sk'));
  const dashboard = await shotOf(page, 'dashboard', 'phone');
  await openPage(page, pathOf('adminRequests', 'sk'));
  const requests = await shotOf(page, 'requests', 'phone');
  await page.close();
  return [dashboard, requests];
}

async function shotOf(page: Page, label: string, frame: Frame): Promise<Shot> {
  await untilLoaded(page);
  return { label, frame, png: await page.screenshot() };
}

async function signIn(page: Page): Promise<void> {
  await openPage(page, pathOf('login', 'sk'));
  await page.locator('input[name=username]').fill(administrator.username);
  await page.locator('input[type=password]').fill(administrator.password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((address) => address.pathname !== pathOf('login', 'sk'));
}
