import { type Browser, type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { firstMessageTemplates } from '#locales/content/message-templates.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '../support/hydration.ts';
import { officeCalls } from '../support/office-calls.ts';
import { officeScreen } from '../support/office-screen.ts';

const t = textsOf('sk');

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'conflicts' });

/** Opens a screen of the back office in two browsers of one administrator. */
async function openTwice(page: Page, browser: Browser, { origin, path }: { origin: string; path: string }) {
  await officeScreen(page, 'sk').open(path);
  await expect(page).toHaveURL(path);
  const second = await browser.newContext({ baseURL: origin, locale: localeOf.sk, reducedMotion: 'reduce' });
  await second.addCookies(await page.context().cookies());
  const other = await second.newPage();
  await other.goto(path);
  await untilHydrated(page);
  await untilHydrated(other);
  return { other, close: () => second.close() };
}

test('G5 of two who change one account the second sees what the first has saved, and loses nothing', async ({
  page,
  context,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const calls = await officeCalls(context.request, site.origin);
  await calls.addAdministrator('Zuzana', 'kladivo-a-klinec-7');
  await context.clearCookies();
  const { other, close } = await openTwice(page, browser, { origin: site.origin, path: pathOf('adminUsers', 'sk') });
  const dialog = (each: Page) => each.getByRole('dialog');
  const field = (each: Page, name: 'username' | 'email') =>
    dialog(each).getByLabel(t(`users:fields.${name}`), { exact: true });
  const save = (each: Page) =>
    dialog(each)
      .getByRole('button', { name: t('users:form.save') })
      .click();
  for (const each of [page, other]) {
    await each.getByRole('main').getByRole('link', { name: 'Zuzana' }).click();
    await expect(field(each, 'username')).toHaveValue('Zuzana');
  }
  await field(other, 'username').fill('Zuzana K.');
  await field(other, 'email').fill('zuzana@agentura.example');
  await save(other);
  await expect(dialog(other)).toBeHidden();

  await field(page, 'username').fill('Zuzka');
  await save(page);
  await expect(dialog(page)).toContainText(t('backOffice:conflict.title'));
  await expect(field(page, 'username')).toHaveValue('Zuzka');
  await expect(field(page, 'email')).toHaveValue('zuzana@agentura.example');
  await expect(dialog(page)).toContainText(t('backOffice:conflict.now', { value: 'Zuzana K.' }));
  await save(page);
  await expect(dialog(page)).toBeHidden();
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Zuzka' });
  await expect(row).toContainText('zuzana@agentura.example');
  await close();
});

test('G5 of two who change one template the second sees what the first has saved, and loses nothing', async ({
  page,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const path = pathOf('adminTemplates', 'sk');
  const { other, close } = await openTwice(page, browser, { origin: site.origin, path });
  const name = firstMessageTemplates.sk[0]?.name ?? '';
  const main = (each: Page) => each.getByRole('main');
  const field = (each: Page, label: string) => main(each).getByLabel(label, { exact: true });
  const [nameLabel, subjectLabel] = [t('mail:templates.fields.name'), t('mail:message.subject')];
  const save = (each: Page) =>
    main(each)
      .getByRole('button', { name: t('mail:templates.save') })
      .click();
  for (const each of [page, other]) {
    await main(each).getByRole('link', { name, exact: true }).click();
    await expect(field(each, nameLabel)).toHaveValue(name);
  }
  await field(other, nameLabel).fill('Prvá odpoveď');
  await field(other, subjectLabel).fill('Ďakujem za dopyt');
  await save(other);
  await expect(other).toHaveURL(path);

  await field(page, subjectLabel).fill('Váš dopyt');
  await save(page);
  await expect(main(page).getByRole('alert')).toContainText(t('backOffice:conflict.title'));
  await expect(field(page, subjectLabel)).toHaveValue('Váš dopyt');
  await expect(field(page, nameLabel)).toHaveValue('Prvá odpoveď');
  await expect(main(page)).toContainText(t('backOffice:conflict.now', { value: 'Ďakujem za dopyt' }));
  await save(page);
  await expect(page).toHaveURL(path);
  const row = main(page).getByRole('row').filter({ hasText: 'Prvá odpoveď' });
  await expect(row).toContainText('Váš dopyt');
  await close();
});

test('G5 of two who change one piece of work the second sees what the first has saved, and loses nothing', async ({
  page,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const { other, close } = await openTwice(page, browser, { origin: site.origin, path: pathOf('adminPrices', 'sk') });
  const dialog = (each: Page) => each.getByRole('dialog');
  const price = (each: Page) => dialog(each).getByLabel(t('priceBook:library.fields.unitPrice'));
  const unit = (each: Page) => dialog(each).getByLabel(t('priceBook:library.fields.unit'));
  const first = (each: Page) => dialog(each).getByRole('row').nth(1).getByRole('rowheader').getByRole('button');
  const save = (each: Page) =>
    dialog(each)
      .getByRole('button', { name: t('priceBook:library.save') })
      .click();
  for (const each of [page, other]) {
    await each.getByRole('button', { name: t('priceBook:library.open') }).click();
    await first(each).click();
    await expect(price(each)).not.toHaveValue('');
  }
  await price(other).fill('77');
  await unit(other).selectOption('month');
  await save(other);
  await expect(first(other)).toBeVisible();

  await price(page).fill('88');
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText(t('backOffice:conflict.title'));
  await expect(price(page)).toHaveValue('88');
  await expect(unit(page)).toHaveValue('month');
  await expect(dialog(page)).toContainText(t('backOffice:conflict.now', { value: '77' }));
  await save(page);
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('88');
  await close();
});
