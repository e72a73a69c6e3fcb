import { expect } from '@playwright/test';
import { createCustomer } from '#contract/customers.ts';
import { readCalendar } from '#contract/projects/calendar.ts';
import { createProject } from '#contract/projects/projects.ts';
import { dayOf } from '#domain/days.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit, expectToFitDesktops } from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with a calendar' });

const path = pathOf('adminCalendar', 'sk');
const nobody = { phone: '', country: '', companyNumber: '', taxNumber: '', vatNumber: '', address: '', note: '' };
const customer = { ...nobody, name: 'Ján Kováč', email: 'jan@projekt.example', company: 'Strechy', language: 'sk' };

test('I1 the calendar by keyboard: a month, its entries, the agenda on a phone, and a feed that is made, fetched and ended', async ({
  page,
  playwright,
  site,
}) => {
  await officeCalls(page.request, site.origin);
  const call = callsTo(page.request, site.origin);
  const { id } = createCustomer.output.parse(await call('POST', createCustomer.path, { ...customer, contacts: [] }));
  const today = dayOf(Date.now(), 'sk');
  const facts = { title: 'Web pre strechy', language: 'sk', service: null, startsOn: null, dueOn: today };
  createProject.output.parse(await call('POST', createProject.path, { customerId: id, ...facts }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.origin + path);
  await untilHydrated(page);
  const grid = page.getByRole('table');
  const due = grid.locator('[aria-current=date]').getByRole('link', { name: /Termín projektu/ });
  await expect(due).toHaveText(/Web pre strechy/);
  await expectAccessible(page, 'calendar');
  await expectToFitDesktops(page, 'calendar');
  await due.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '#0001 - Web pre strechy' })).toBeVisible();
  await page.goBack();
  const months = page.getByRole('navigation', { name: 'Mesiace' });
  await months.getByRole('link').last().focus();
  await months.getByRole('link', { name: 'Agenda' }).press('Enter');
  await expect(page).toHaveURL(/view=agenda/);
  await expect(page.getByRole('list', { name: /\d{4}/ }).getByRole('link', { name: /Termín projektu/ })).toBeVisible();
  await months.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByText('V tomto mesiaci nie je žiadny termín.')).toBeVisible();
  // More dates than are given: the answer of the server says so.
  const full = { isMore: true, entries: [] };
  await page.route(`**${readCalendar.path}?*`, (route) => route.fulfill({ json: full }));
  await page.goto(`${site.origin}${path}?month=2031-01`);
  await expect(page.getByRole('note').filter({ hasText: textsOf('sk')('calendar:incomplete') })).toBeVisible();
  await expectAccessible(page, 'a calendar with more than it shows');
  await page.unroute(`**${readCalendar.path}?*`);
  await months.getByRole('link', { name: 'Tento mesiac' }).press('Enter');

  await page.getByRole('button', { name: 'Vytvoriť adresu' }).press('Enter');
  const address = await page.getByLabel('Adresa kalendára').inputValue();
  const program = await playwright.request.newContext();
  const file = await program.get(address);
  expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining('SUMMARY:Termín projektu: Web')]);
  await expectAccessible(page, 'a new feed');
  await page.getByRole('button', { name: 'Zrušiť adresu' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zrušiť adresu' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Vytvoriť adresu' })).toBeVisible();
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const language of languages) {
    await page.goto(`${site.origin}${path}?lng=${language}`);
    await untilHydrated(page);
    const name = textsOf(language)('calendar:kinds.project-due');
    await expect(page.getByRole('link', { name: new RegExp(name) }).locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('table')).toBeHidden();
  }
  await expectAccessible(page, 'calendar on a phone, dark');
  await expectToFit(page, 'calendar');
});
