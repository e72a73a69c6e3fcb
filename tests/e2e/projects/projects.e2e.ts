import { type Page, expect } from '@playwright/test';
import { createCustomer } from '#contract/customers.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit, expectToFitDesktops } from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with projects' });

const customer = {
  name: 'Ján Kováč',
  email: 'jan@projekt.example',
  phone: '',
  company: 'Strechy Kováč',
  language: 'sk',
  country: '',
  companyNumber: '',
  taxNumber: '',
  vatNumber: '',
  address: '',
  note: '',
  contacts: [],
} as const;

/** Runs the timer through a reload, forgets another one, and notes time by hand. */
async function noteTime(page: Page): Promise<void> {
  const time = page.getByRole('region', { name: 'Odpracovaný čas' });
  const dialog = page.getByRole('dialog');
  await time.getByRole('combobox', { name: 'Na čom pracujete' }).selectOption('Návrh');
  await time.getByRole('button', { name: 'Spustiť časovač' }).press('Enter');
  await expect(time).toContainText('Časovač beží 0:01 h');
  await page.reload();
  await untilHydrated(page);
  await time.getByRole('button', { name: 'Zastaviť' }).press('Enter');
  await expect(time.getByRole('status')).toHaveText('Zapísané: 0:01 h');
  await time.getByRole('button', { name: 'Zapísať čas' }).press('Enter');
  const minutes = dialog.getByRole('textbox', { name: 'Čas' });
  await minutes.fill('pol dňa');
  await minutes.press('Enter');
  await expect(minutes).toHaveAttribute('aria-invalid', 'true');
  await minutes.fill('1,5 h');
  await dialog.getByLabel('Poznámka').fill('Hovor so zákazníkom.');
  await expectAccessible(page, 'noting time');
  await minutes.press('Enter');
  await time.getByText('Záznamy (2)').press('Enter');
  await expect(time.getByRole('listitem').first()).toContainText('1:30 h');
  await time.getByText('Súčty v tabuľke').press('Enter');
  await expect(time.getByRole('row', { name: /^Spolu/ })).toContainText('1:31 h');

  await time.getByRole('button', { name: 'Spustiť časovač' }).press('Enter');
  await page.clock.setFixedTime(Date.now() + 11 * 60 * 60_000);
  await time.getByRole('button', { name: 'Zastaviť' }).press('Enter');
  await expect(dialog).toContainText('Koľko ste naozaj pracovali?');
  await dialog.getByLabel('Odpracovaný čas').fill('2:00');
  await dialog.getByRole('button', { name: 'Zapísať', exact: true }).press('Enter');
  await expect(dialog).toContainText('Tak dlho časovač nebežal.');
  await dialog.getByRole('button', { name: 'Nezapísať nič' }).press('Enter');
  await expect(time.getByRole('status')).toContainText('nič sa nezapísalo');
  await page.clock.setFixedTime(Date.now());
  await expectAccessible(page, 'noted time');
  await expectToFit(page, 'noted time');
}

test('I1 a project is begun by the keyboard, a milestone is handed over, approved on behalf, counted, its time noted, and moved on the board', async ({
  page,
  site,
  expectedProblems,
}) => {
  // A timer that has run shorter than is said.
  expectedProblems.push(/status of 400/);
  await officeCalls(page.request, site.origin);
  const call = callsTo(page.request, site.origin);
  const { id } = createCustomer.output.parse(await call('POST', createCustomer.path, customer));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.origin + pathOf('adminCustomer', 'sk', { id }));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Nový projekt' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Názov').fill('Web pre strechy');
  await dialog.getByLabel('Začiatok').fill('2026-11-02');
  await dialog.getByLabel('Termín dokončenia').fill('2026-12-18');
  await expectAccessible(page, 'new project');
  await dialog.getByLabel('Názov').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '#0001 - Web pre strechy' })).toBeVisible();
  const milestones = page.getByRole('list', { name: 'Míľniky projektu' }).getByRole('listitem');
  await expect(milestones).toHaveCount(4);

  await page.getByRole('button', { name: 'Začať: Návrh' }).press('Enter');
  await page.getByRole('button', { name: 'Odovzdať: Návrh' }).press('Enter');
  await dialog.getByRole('button', { name: 'Odovzdať na schválenie' }).press('Enter');
  await expect(dialog.getByLabel('Správa pre zákazníka')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Správa pre zákazníka').fill('Návrh úvodnej stránky je hotový.');
  await dialog.getByLabel('Odkaz na ukážku').fill('https://nahlad.example/navrh');
  await dialog.getByLabel('Odkaz na ukážku').press('Enter');
  await expect(milestones.first()).toContainText('Čaká na schválenie');
  await expectAccessible(page, 'project');
  await expectToFit(page, 'project');

  await page.getByRole('button', { name: 'Schváliť za zákazníka: Návrh' }).press('Enter');
  await dialog.getByLabel('Podľa čoho').fill('Telefonát 23. 11.');
  await dialog.getByRole('button', { name: 'Schváliť' }).press('Enter');
  await expect(milestones.first()).toContainText('Schválený');
  await expect(page.getByRole('progressbar', { name: 'Hotová časť projektu' })).toHaveAttribute('value', '30');

  await noteTime(page);
  await expect(page.getByRole('link', { name: 'Zápis o schválení (PDF): Návrh' })).toBeVisible();
  await page.getByRole('button', { name: 'Zmena rozsahu' }).press('Enter');
  await expectAccessible(page, 'change of scope');
  await dialog.getByRole('button', { name: 'Vytvoriť ponuku' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zmena rozsahu: Web pre strechy');
  await page.getByRole('link', { name: 'Zmena rozsahu projektu #0001 - Web pre strechy' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Zmena rozsahu: Web pre strechy' })).toBeVisible();

  await page.goto(`${site.origin}${pathOf('adminProjects', 'sk')}?view=board`);
  await untilHydrated(page);
  const name = '#0001 - Web pre strechy';
  const cardIn = (status: string) =>
    page
      .getByRole('region', { name: new RegExp(`^${status}`) })
      .getByRole('listitem')
      .filter({ hasText: name });
  await expect(cardIn('Plánovanie')).toHaveCount(1);
  await expectAccessible(page, 'board of projects');
  await expectToFit(page, 'board of projects');
  await page.setViewportSize({ width: 1280, height: 900 });
  await cardIn('Plánovanie').dragTo(page.getByRole('region', { name: /^Dokončený/ }));
  await expect(page.getByText('Tento presun nie je možný', { exact: true })).toBeVisible();
  await cardIn('Plánovanie')
    .getByRole('button', { name: `Presunúť projekt ${name}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Vývoj' }).press('Enter');
  // Nothing is lost by it: the question is not red and starts on its own button.
  const move = page.getByRole('alertdialog').getByRole('button', { name: 'Posunúť' });
  await expect(move).toBeFocused();
  await move.press('Enter');
  await expect(cardIn('Vývoj').getByRole('link')).toBeFocused();
  await cardIn('Vývoj').dragTo(page.getByRole('region', { name: /^Plánovanie/ }));
  await dialog.getByLabel('Dôvod').fill('Zadanie sa ešte mení.');
  await dialog.getByRole('button', { name: 'Vrátiť' }).press('Enter');
  await expect(cardIn('Plánovanie')).toHaveCount(1);

  await page.getByRole('link', { name: 'Zoznam' }).press('Enter');
  const table = page.getByRole('table', { name: 'Projekty' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectToFit(page, 'projects');
  await expectToFitDesktops(page, 'projects');
  await page.getByRole('combobox', { name: 'Na koho sa čaká' }).selectOption('customer');
  await expect(page.getByText('Nič sa nenašlo')).toBeVisible();
  await expect(page).toHaveURL(/waits=customer/);
  await page.getByRole('link', { name: 'Zrušiť filter Čaká sa na zákazníka' }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(2);
});
