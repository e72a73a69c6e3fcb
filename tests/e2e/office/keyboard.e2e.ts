import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { administrator, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectStop, tabTo } from '#tests/e2e/support/keyboard-stops.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'worked by keyboard' });

const t = textsOf('sk');

/** Opens the menu that has the focus and chooses an entry by its first letters, as with a list of the machine's own. */
async function chooseByKey(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: entry });
  for (let steps = 0; steps < 8 && !(await item.and(page.locator('*:focus')).count()); steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('B13 G10 a day’s work is done by keyboard alone: open, assign, note, reply, status, archive, undo', async ({
  page,
  request,
  site,
}) => {
  const visitor = sampleVisitor('quick');
  await submitRequests(request, {
    origin: site.origin,
    language: 'sk',
    visitors: [visitor, sampleVisitor('quick'), sampleVisitor('quick')],
  });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await untilHydrated(page);

  // The list: find it and open it.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(visitor.contact.email);
  await expect(office.rows).toHaveCount(1);
  await tabTo(page, office.rowOf(visitor.contact.name).getByRole('link'));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const block = page.getByRole('main').locator('.title-block');
  const head = page.getByRole('main').locator('header').filter({ has: heading });

  // Assign.
  const assign = page.getByRole('button', { name: t('serviceRequests:bulk.assign'), exact: true });
  await expect(assign).toBeEnabled();
  await tabTo(page, assign);
  await chooseByKey(page, administrator.username);
  await expect(office.toast(t('serviceRequests:toasts.assign.done.title'))).toBeVisible();
  await expect(block).toContainText(administrator.username);
  await expectStop(page);

  // Reply.
  await tabTo(page, page.getByLabel(t('mail:message.body')));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Dobrý deň, zavolám vám zajtra ráno.');
  await tabTo(page, page.getByRole('button', { name: t('mail:reply.send') }));
  await page.keyboard.press('Enter');
  await expect(office.toast(t('mail:reply.sent.title'))).toBeVisible();
  await expect(head).toContainText('Odpovedaný');

  // Note, sent by Control and Enter.
  await tabTo(page, page.getByLabel(t('serviceRequests:notes.label')));
  await page.keyboard.type('Volať po 17:00.');
  await page.keyboard.press('Control+Enter');
  await expect(office.toast(t('serviceRequests:toasts.note.done.title'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('list')).toContainText(['Volať po 17:00.']);
  await expect(page.getByLabel(t('serviceRequests:notes.label'))).toBeFocused();

  // Status, with the reason that the table asks for. Away from the field, keys are shortcuts.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('s');
  const cancelled = page.getByRole('menuitem', { name: t('serviceRequests:statuses.cancelled') });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(cancelled).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('serviceRequests:reason.label'))).toBeFocused();
  await page.keyboard.type('Rozmyslel si to');
  await tabTo(page, dialog.getByRole('button', { name: t('serviceRequests:reason.confirm') }));
  await page.keyboard.press('Enter');
  await expect(head).toContainText(t('serviceRequests:statuses.cancelled'));
  await expectStop(page);

  // Archive, and take it back from the toast.
  await page.keyboard.press('e');
  const toast = office.toast(t('serviceRequests:toasts.archive.done.title'));
  await expect(toast).toBeVisible();
  await expect(head).toContainText(t('serviceRequests:detail.archived'));
  await page.keyboard.press('F8');
  await tabTo(page, toast.getByRole('button', { name: t('serviceRequests:toasts.undoAction') }));
  await page.keyboard.press('Enter');
  await expect(office.toast(t('serviceRequests:toasts.undo.done.title'))).toBeVisible();
  await expect(head).not.toContainText(t('serviceRequests:detail.archived'));
});

test('B13 G2 G10 several requests are chosen with Shift, archived and brought back by keyboard alone', async ({
  page,
  request,
  site,
}) => {
  await submitRequests(request, {
    origin: site.origin,
    language: 'sk',
    visitors: [sampleVisitor('quick'), sampleVisitor('quick'), sampleVisitor('quick')],
  });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await untilHydrated(page);
  await expect(office.rows.nth(2)).toBeVisible();
  const count = await office.rows.count();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, office.rows.nth(0).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, office.rows.nth(2).getByRole('checkbox'));
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText(t('serviceRequests:bulk.chosen', { number: 3 }))).toBeVisible();
  await page.keyboard.press('e');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: /^Zmeniť 3/ }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(office.rows).toHaveCount(count - 3);
  // Nothing that had the focus is left, so it is where choosing begins.
  await expect(page.locator('*:focus')).toHaveCount(1);
  const toast = office.toast(t('serviceRequests:toasts.bulkChange.done.title'));
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await tabTo(page, toast.getByRole('button', { name: t('serviceRequests:toasts.undoAction') }));
  await page.keyboard.press('Enter');
  await expect(office.rows).toHaveCount(count);
});
