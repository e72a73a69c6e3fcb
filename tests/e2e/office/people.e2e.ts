import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { administrator, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

const t = textsOf('sk');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
/** An empty list offers it once more. */
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('customers:list.add') })
    .first();

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'people' });

/** Opens a screen of the back office, signing in on the way. */
async function openOffice(page: Page, path: string): Promise<void> {
  await officeScreen(page, 'sk').open(path);
  await expect(page).toHaveURL(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

test('G6 a customer is added once the IČO is right, gets a contact and a note, and is merged with a double', async ({
  page,
  context,
  site,
}) => {
  const visitor = sampleVisitor('quick');
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  await openOffice(page, pathOf('adminCustomers', 'sk'));
  await expectAccessible(page, 'the customers');
  await expectToFit(page, 'the customers');

  await addButton(page).click();
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
  await field(t('customers:fields.name')).fill('Ján Kováč');
  await field(t('customers:fields.email')).fill('jan@strechy.example');
  await field(t('customers:fields.company')).fill('Strechy Kováč');
  await field(t('customers:fields.phone')).fill(visitor.contact.phone);
  await field(t('customers:numbers.ico')).fill('54 321 098');
  const add = dialog(page).getByRole('button', { name: t('customers:form.add') });
  await add.click();
  await expect(field(t('customers:numbers.ico'))).toHaveAccessibleDescription(t('customers:numberErrors.ico'));
  await expect(field(t('customers:numbers.ico'))).toBeFocused();
  await expectAccessible(page, 'the form of a customer', '[role=dialog]');
  await field(t('customers:numbers.ico')).fill('54321093');
  await add.click();
  await expect(page).toHaveURL(/\/admin\/customers\/\w{26}$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Ján Kováč' })).toBeVisible();
  await expect(main(page)).toContainText('54\u00a0321\u00a0093');

  await main(page)
    .getByRole('button', { name: t('customers:contacts.add') })
    .click();
  await field(t('customers:fields.name')).fill('Eva Malá');
  await field(t('customers:fields.position')).fill('účtovníčka');
  await dialog(page)
    .getByRole('button', { name: t('customers:contacts.save') })
    .click();
  await expect(main(page).getByText('účtovníčka')).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('customers:note.add') })
    .click();
  await page.getByRole('textbox', { name: t('customers:fields.note') }).fill('Volať poobede.');
  await main(page)
    .getByRole('button', { name: t('customers:note.save') })
    .click();
  await expect(main(page).getByText('Volať poobede.')).toBeVisible();
  await expectAccessible(page, 'a customer');
  await expectToFit(page, 'a customer');

  const { name } = visitor.contact;
  await main(page)
    .getByRole('button', { name: t('customers:duplicates.mergeNamed', { name }) })
    .click();
  await dialog(page).getByRole('radio', { name: visitor.contact.email }).check();
  await expectAccessible(page, 'a merge', '[role=dialog]');
  await dialog(page)
    .getByRole('button', { name: t('customers:merge.submit') })
    .click();
  await expect(page.getByText(t('customers:merge.done.title'), { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'jan@strechy.example' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: visitor.contact.email })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(name);
  await expect(main(page)).toContainText(t('customers:detail.hasRequests'));

  // A NUL in an address, which nobody types, is as good as not there.
  for (const search of ['kov%C3%A1%C4%8D', 'kov%00%C3%A1%C4%8D']) {
    await page.goto(`${pathOf('adminCustomers', 'sk')}?search=${search}`);
    await expect(main(page).getByRole('row')).toHaveCount(2);
  }
  await page.goto(`${pathOf('adminRequests', 'sk')}?search=%00`);
  await expect(main(page).getByRole('rowheader').first()).toBeVisible();
});

test('G6 what is typed survives somebody else’s change', async ({ page, site, browser, expectedProblems }) => {
  expectedProblems.push(/status of 409/);
  await openOffice(page, pathOf('adminCustomers', 'sk'));
  const cookies = await page.context().cookies();
  await addButton(page).click();
  await dialog(page).getByLabel(t('customers:fields.name'), { exact: true }).fill('Petra Nováková');
  await dialog(page).getByLabel(t('customers:fields.email'), { exact: true }).fill('petra@novak.example');
  await dialog(page)
    .getByRole('button', { name: t('customers:form.add') })
    .click();
  await expect(page).toHaveURL(/\/admin\/customers\/\w{26}$/);
  const second = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk, reducedMotion: 'reduce' });
  await second.addCookies(cookies);
  const other = await second.newPage();
  await other.goto(page.url());
  await untilHydrated(other);
  for (const each of [page, other])
    await main(each)
      .getByRole('button', { name: t('customers:detail.edit') })
      .click();
  const save = (each: Page) =>
    dialog(each)
      .getByRole('button', { name: t('customers:form.save') })
      .click();
  const field = (each: Page, name: string) => dialog(each).getByLabel(name, { exact: true });
  await field(other, t('customers:fields.company')).fill('Obklady');
  await field(other, t('customers:fields.phone')).fill('0911 222 333');
  await save(other);
  await expect(dialog(other)).toBeHidden();
  await field(page, t('customers:fields.phone')).fill('0905 123 456');
  await save(page);
  await expect(dialog(page)).toContainText(t('backOffice:conflict.title'));
  await expect(field(page, t('customers:fields.phone'))).toHaveValue('0905 123 456');
  await expect(field(page, t('customers:fields.company'))).toHaveValue('Obklady');
  await expect(dialog(page)).toContainText(t('backOffice:conflict.now', { value: '0911 222 333' }));
  await save(page);
  await expect(main(page)).toContainText('0905 123 456');
  await second.close();
});

test('G6 a colleague is invited and gets rights, and the last administrator stays', async ({
  page,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  await openOffice(page, pathOf('adminUsers', 'sk'));
  await main(page)
    .getByRole('button', { name: t('users:list.add') })
    .click();
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
  const add = dialog(page).getByRole('button', { name: t('users:form.add') });
  await field(t('users:fields.username')).fill('Zuzana');
  await add.click();
  await expect(field(t('users:fields.email'))).toHaveAccessibleDescription(t('users:errors.emailMissing'));
  await expectAccessible(page, 'the form of a user', '[role=dialog]');
  await field(t('users:fields.email')).fill('zuzana@agentura.example');
  await add.click();
  await expect(
    page.getByText(t('users:form.invited.text', { email: 'zuzana@agentura.example' }), { exact: true }),
  ).toBeVisible();
  const recipients = () => site.mails.mails.flatMap(({ envelope }) => envelope.to);
  await expect.poll(recipients).toContain('zuzana@agentura.example');
  await expectAccessible(page, 'the users');
  await expectToFit(page, 'the users');

  await main(page).getByRole('link', { name: 'Zuzana' }).click();
  await expect(field(t('users:fields.username'))).toHaveValue('Zuzana');
  await expectAccessible(page, 'an account', '[role=dialog]');
  await dialog(page)
    .getByRole('radio', { name: t('users:roles.admin') })
    .check();
  await dialog(page)
    .getByRole('button', { name: t('users:form.save') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('users:rights.change') })
    .click();
  const row = main(page).getByRole('row').filter({ hasText: 'Zuzana' });
  await expect(row).toContainText(t('users:roles.admin'));

  // A colleague who has not accepted the invitation is blocked and let in again.
  const confirmed = async (label: string): Promise<void> => {
    await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  await main(page).getByRole('link', { name: 'Zuzana' }).click();
  await dialog(page)
    .getByRole('button', { name: t('users:security.disable'), exact: true })
    .click();
  await expectAccessible(page, 'an account about to be blocked', '[role=alertdialog]');
  await confirmed(t('users:security.disable'));
  await expect(dialog(page)).toContainText(t('users:disabled'));
  await expectAccessible(page, 'a blocked account', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(row).toContainText(t('users:disabled'));
  await expectToFit(page, 'the users with a blocked one');
  await main(page).getByRole('link', { name: 'Zuzana' }).click();
  await dialog(page)
    .getByRole('button', { name: t('users:security.enable'), exact: true })
    .click();
  await confirmed(t('users:security.enable'));
  await expect(dialog(page)).toContainText(t('users:security.allowed'));
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText(t('users:disabled'));

  await main(page)
    .getByRole('button', { name: t('users:everybody.action') })
    .click();
  await confirmed(t('users:everybody.action'));
  await expect(page.getByText(t('users:everybody.done'), { exact: true })).toBeVisible();

  await main(page).getByRole('link', { name: administrator.username }).click();
  await dialog(page)
    .getByRole('button', { name: t('users:delete.action') })
    .click();
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: t('users:delete.action') }).click();
  const typed = confirm.getByRole('textbox');
  await expect(typed).toHaveAccessibleDescription(t('users:errors.confirmation'));
  await typed.fill(administrator.username);
  await confirm.getByRole('button', { name: t('users:delete.action') }).click();
  await expect(confirm.getByRole('alert')).toContainText(t('errorCodes:last-administrator'));
  await expectAccessible(page, 'a refused deletion', '[role=alertdialog]');
});
