import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit, expectToFitDesktops } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with a board' });

const t = textsOf('sk');
const listPath = pathOf('adminRequests', 'sk');
const nameOf = (status: 'new' | 'in_review' | 'completed' | 'cancelled') => t(`serviceRequests:statuses.${status}`);

test('G4 cards move on the board by mouse and by menu; what may not move says why, and a move is taken back', async ({
  page,
  request,
  site,
}) => {
  const [visitor] = [sampleVisitor('detailed')];
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await page.goto(`${listPath}?view=board`);
  await untilHydrated(page);
  const column = (status: Parameters<typeof nameOf>[0]) =>
    page.getByRole('region', { name: new RegExp(`^${nameOf(status).replaceAll(/\s/g, String.raw`\s`)}`) });
  const cardIn = (status: Parameters<typeof nameOf>[0]) =>
    column(status).getByRole('listitem').filter({ hasText: visitor.contact.name });
  await expect(cardIn('new')).toHaveCount(1);
  await expectAccessible(page, 'the board');
  await expectToFit(page, 'the board');
  await expectToFitDesktops(page, 'the board');

  await cardIn('new').dragTo(column('completed'));
  await expect(office.toast(t('serviceRequests:board.refused'))).toContainText(nameOf('in_review'));
  await cardIn('new').dragTo(column('in_review'));
  await expect(cardIn('in_review')).toHaveCount(1);
  const moved = office.toast(t('serviceRequests:toasts.status.done.title'));
  await moved.getByRole('button', { name: t('serviceRequests:toasts.undoAction') }).click();
  await expect(cardIn('new')).toHaveCount(1);

  await cardIn('new').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: nameOf('cancelled') }).press('Enter');
  const reason = page.getByRole('dialog');
  await reason.getByRole('textbox').fill('Zákazník si to rozmyslel.');
  // D12: Escape asks before it discards what was typed.
  await page.keyboard.press('Escape');
  await expect(reason.getByText(t('backOffice:typed.title'))).toBeVisible();
  await reason.getByRole('button', { name: t('backOffice:typed.keep') }).click();
  await reason.getByRole('button', { name: t('serviceRequests:reason.confirm') }).click();
  await expect(cardIn('cancelled')).toHaveCount(1);
  await expect(cardIn('cancelled').getByRole('link')).toBeFocused();
});

test('D10 D12 G3 G10 a known customer fills the form, mistakes name their fields, and J and K go through the list', async ({
  page,
  request,
  site,
}) => {
  const visitors = [sampleVisitor('quick'), sampleVisitor('quick'), sampleVisitor('quick')];
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors });
  const office = officeScreen(page, 'sk');
  await office.open(pathOf('adminNewRequest', 'sk'));
  await page.getByRole('button', { name: t('serviceRequests:entry.submit') }).click();
  const summary = page.getByRole('alert').filter({ hasText: t('serviceRequests:edit.errors') });
  const mistake = (field: 'email' | 'service') => new RegExp(`^${t(`serviceRequests:edit.fields.${field}`)}: `);
  await expect(summary.getByRole('link', { name: mistake('email') })).toHaveCount(1);
  await expect(summary.getByRole('link', { name: mistake('service') })).toHaveCount(1);
  const [known] = visitors;
  await page.getByRole('searchbox', { name: t('serviceRequests:entry.known.label') }).fill(known?.contact.email ?? '');
  const found = page.getByRole('list', { name: t('serviceRequests:entry.known.list') });
  await found.getByRole('button').first().click();
  await expect(page.locator('#email')).toHaveValue(known?.contact.email ?? '');
  await expect(page.locator('#name')).toHaveValue(known?.contact.name ?? '');

  await page.goto(`${listPath}?sort=oldest`);
  await untilHydrated(page);
  const titles = page.locator('.row-link');
  await titles.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('1001');
  await page.keyboard.press('j');
  await expect(heading).toContainText('1002');
  await page.keyboard.press('j');
  await expect(heading).toContainText('1003');
  await page.keyboard.press('k');
  await expect(heading).toContainText('1002');
  await page.getByRole('link', { name: t('serviceRequests:detail.back') }).click();
  await expect(page).toHaveURL(`${listPath}?sort=oldest`);

  await page.goto(pathOf('adminCustomers', 'sk'));
  await untilHydrated(page);
  await page.getByRole('button', { name: t('customers:list.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('customers:fields.name'), { exact: true }).fill('Ján Napísaný');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(t('backOffice:typed.title'))).toBeVisible();
  await expectAccessible(page, 'the question before typed text is discarded', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel(t('customers:fields.name'), { exact: true })).toHaveValue('Ján Napísaný');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: t('backOffice:typed.discard') }).click();
  await expect(dialog).toHaveCount(0);
});
