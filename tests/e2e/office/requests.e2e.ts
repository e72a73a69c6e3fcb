import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit, expectToFitDesktops } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with requests of its own' });

const t = textsOf('sk');
const listPath = pathOf('adminRequests', 'sk');

test('G2 view, filters, search and order stand in the address, are taken back one by one, and are kept by name', async ({
  page,
  request,
  site,
}) => {
  const [roofer, carpenter] = [sampleVisitor('detailed'), sampleVisitor('quick')];
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors: [roofer, carpenter] });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await untilHydrated(page);
  const service = page.getByRole('button', { name: t('serviceRequests:filters.service'), exact: true });
  await service.click();
  const website = page.getByRole('menuitemcheckbox', { name: t('configurator:serviceTypes.website.name') });
  await website.click();
  await expect(page).toHaveURL(`${listPath}?service=website`);
  await page.getByRole('menuitemcheckbox', { name: t('configurator:serviceTypes.mobile-app.name') }).click();
  await expect(page).toHaveURL(`${listPath}?service=website%2Cmobile-app`);
  await page.keyboard.press('Escape');
  await expect(office.rowOf(carpenter.contact.name)).toHaveCount(0);
  await expect(office.rowOf(roofer.contact.name)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(listPath);
  await expect(office.rowOf(carpenter.contact.name)).toHaveCount(1);
  await expect(service).toHaveText(t('serviceRequests:filters.service'));

  const search = page.getByRole('searchbox');
  await search.pressSequentially(roofer.contact.email);
  await expect(page).toHaveURL(`${listPath}?search=${encodeURIComponent(roofer.contact.email)}`);
  await expect(search).toBeFocused();
  await expect(office.rows).toHaveCount(1);
  await page.getByRole('button', { name: t('serviceRequests:filters.priority'), exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: t('serviceRequests:priorities.high') }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: t('serviceRequests:list.nothing.title') })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(roofer.contact.email);
  const chip = `${t('serviceRequests:filters.priority')}: ${t('serviceRequests:priorities.high')}`;
  await page.getByRole('link', { name: t('serviceRequests:filters.remove', { name: chip }) }).click();
  await expect(office.rows).toHaveCount(1);

  await untilHydrated(page);
  await page.getByRole('button', { name: t('serviceRequests:saved.save') }).click();
  await page.getByLabel(t('serviceRequests:saved.name')).fill('Jeden strechár');
  await page.getByRole('button', { name: t('serviceRequests:saved.confirm'), exact: true }).click();
  await expect(office.toast(t('serviceRequests:toasts.saveView.done.title'))).toBeVisible();
  await page.getByRole('link', { name: t('serviceRequests:views.unassigned') }).click();
  await expect(page).toHaveURL(`${listPath}?view=unassigned`);
  await page.getByRole('link', { name: 'Jeden strechár' }).click();
  await expect(office.rows).toHaveCount(1);
  await page.getByRole('button', { name: t('serviceRequests:saved.remove', { name: 'Jeden strechár' }) }).click();
  await expect(page.getByRole('link', { name: 'Jeden strechár' })).toHaveCount(0);
});

/** Chooses rows of customers, the last with Shift so that all between are meant. */
async function chooseRows(page: Page, first: string, last: string): Promise<void> {
  const office = officeScreen(page, 'sk');
  await office.rowOf(first).getByRole('checkbox').click();
  await office
    .rowOf(last)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
}

/** Opens a menu of the bar and chooses in it. */
async function chooseForAll(page: Page, menu: string, entry: string): Promise<void> {
  const bar = page.getByRole('region', { name: t('serviceRequests:bulk.label') });
  await bar.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('G2 G4 G10 a change of many says which did not move and why, and can be taken back', async ({
  page,
  request,
  site,
}) => {
  const visitors = [sampleVisitor('quick'), sampleVisitor('quick'), sampleVisitor('quick')];
  const [first, second, third] = visitors.map(({ contact }) => contact.name) as [string, string, string];
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors });
  const calls = await officeCalls(request, site.origin);
  await calls.move(await calls.requestOf(second), 'cancelled');
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await chooseRows(page, third, first);
  await expect(page.getByText(t('serviceRequests:bulk.chosen', { number: 3 }))).toBeVisible();
  const quoteSent = t('serviceRequests:statuses.quote_sent');
  await chooseForAll(page, t('serviceRequests:bulk.status'), quoteSent);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('serviceRequests:bulk.ask.moves', { count: 2, all: 3 }));
  await question.getByLabel(t('serviceRequests:reason.label')).fill('Ponuky odišli poštou.');
  await question.getByRole('button', { name: /^Zmeniť 3/ }).click();
  const result = page.getByRole('dialog', { name: t('serviceRequests:bulk.result.title') });
  await expect(result.getByRole('listitem')).toHaveCount(1);
  await expect(result).toContainText(t('serviceRequests:bulk.rules.move-not-allowed'));
  await expect(result.getByRole('definition')).toHaveText(['2', '0', '1']);
  await expectAccessible(page, 'the result of a change of many');
  await result.getByRole('button', { name: t('serviceRequests:toasts.undoAction') }).click();
  await expect(office.toast(t('serviceRequests:toasts.undo.done.title'))).toBeVisible();
  await expect(office.rowOf(first)).toContainText(t('serviceRequests:statuses.new'));

  await chooseRows(page, third, first);
  await page.getByRole('button', { name: t('serviceRequests:bulk.archive'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zmeniť 3/ })
    .click();
  const archived = office.toast(t('serviceRequests:toasts.bulkChange.done.title'));
  await expect(archived).toContainText(t('serviceRequests:toasts.bulkChange.done.text', { count: 3 }));
  await expect(office.rowOf(second)).toHaveCount(0);
  await archived.getByRole('button', { name: t('serviceRequests:toasts.undoAction') }).click();
  await expect(office.rowOf(second)).toContainText(t('serviceRequests:statuses.cancelled'));
});

test('G9 G10 a change is shown at once, and taken back with a word where the server does not take it', async ({
  page,
  request,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 500/, /500: broken/);
  const visitor = sampleVisitor('quick');
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await office.rowOf(visitor.contact.name).getByRole('link').click();
  const refusal = Promise.withResolvers<void>();
  await page.route('**/priority', async (route) => {
    await refusal.promise;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page.getByRole('button', { name: t('serviceRequests:detail.priority'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('serviceRequests:priorities.high') }).click();
  const state = page.getByRole('main').locator('.title-block');
  await expect(state).toContainText(t('serviceRequests:priorities.high'));
  refusal.resolve();
  await expect(office.toast(t('serviceRequests:toasts.priority.failed.title'))).toBeVisible();
  await expect(state).toContainText(t('serviceRequests:priorities.medium'));
  await page.unroute('**/priority');
  await page.getByRole('button', { name: t('serviceRequests:detail.archive'), exact: true }).click();
  const toast = office.toast(t('serviceRequests:toasts.archive.done.title'));
  await toast.getByRole('button', { name: t('serviceRequests:toasts.undoAction') }).click();
  await expect(page.getByRole('button', { name: t('serviceRequests:detail.archive'), exact: true })).toBeVisible();
});

test('G5 of two administrators who edit one request the second sees what the first has changed, and loses nothing', async ({
  page,
  browser,
  request,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 409/);
  const visitor = sampleVisitor('quick');
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  const calls = await officeCalls(request, site.origin);
  await calls.addAdministrator('Druhá', 'olovnica na stene');
  const { id } = await calls.requestOf(visitor.contact.name);
  const address = `${site.origin}${pathOf('adminRequest', 'sk', { id })}`;
  const office = officeScreen(page, 'sk');
  await office.open(address);
  const otherContext = await browser.newContext({ locale: localeOf.sk, reducedMotion: 'reduce' });
  const other = await otherContext.newPage();
  await officeScreen(other, 'sk').open(address, { username: 'Druhá', password: 'olovnica na stene' });
  const edit = { name: t('serviceRequests:edit.open') };
  await other.getByRole('button', edit).click();
  await expect(other.getByRole('status').filter({ hasText: 'majster' })).toBeVisible();
  await page.getByRole('button', edit).click();

  const title = t('serviceRequests:edit.fields.title');
  const company = t('serviceRequests:edit.fields.company');
  await other.getByLabel(title).fill('Web pre stolára');
  await other.getByLabel(company).fill('Drevo a syn');
  await other.getByRole('button', { name: t('serviceRequests:edit.save') }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Web pre stolára');

  await page.getByLabel(title).fill('Nový e-shop');
  await page.getByLabel(t('serviceRequests:edit.fields.phone')).fill('0905 123 456');
  await page.getByRole('button', { name: t('serviceRequests:edit.save') }).click();
  const conflict = page.getByRole('group', { name: t('serviceRequests:conflict.choice', { field: title }) });
  await expect(conflict).toContainText('Web pre stolára');
  await expect(conflict).toContainText('Nový e-shop');
  await expect(page.getByLabel(title, { exact: true })).toHaveValue('Nový e-shop');
  await expect(page.getByLabel(company)).toHaveValue('Drevo a syn');
  await expectAccessible(page, 'two edits of one request');
  await expectToFit(page, 'two edits of one request');
  // What was typed outlives even a reload.
  await page.reload();
  await expect(page.getByLabel(title, { exact: true })).toHaveValue('Nový e-shop');
  await page.getByLabel(title, { exact: true }).fill('Nový e-shop pre stolára');
  await page.getByRole('button', { name: t('serviceRequests:edit.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nový e-shop pre stolára');
  await expect(page.getByRole('main')).toContainText('Drevo a syn');
  await expect(page.getByRole('link', { name: '0905 123 456' })).toBeVisible();
  await otherContext.close();
});

test('G3 a phone call is entered by the rules of the forms, loses nothing, and leads to its request', async ({
  page,
}) => {
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await page.getByRole('link', { name: t('serviceRequests:list.new') }).click();
  const field = (name: 'title' | 'description' | 'service' | 'trade' | 'name' | 'email' | 'budget' | 'timeline') =>
    page.getByLabel(t(`serviceRequests:edit.fields.${name}`));
  await field('name').fill('J');
  await field('description').fill('krátko');
  await page.getByRole('button', { name: t('serviceRequests:entry.submit') }).click();
  const summary = page.getByRole('alert').filter({ hasText: t('serviceRequests:edit.errors') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(8);
  await expect(field('name')).toHaveAccessibleDescription(t('validation:tooShort', { count: 2 }));
  await expect(field('description')).toHaveAccessibleDescription(new RegExp(t('validation:tooShort', { count: 10 })));
  await expectAccessible(page, 'a refused entry');
  await expectToFit(page, 'a refused entry');
  await page.setViewportSize({ width: 1280, height: 800 });
  await summary.getByRole('link').last().click();
  await expect(field('description')).toBeFocused();
  await page.reload();
  await expect(field('description')).toHaveValue('krátko');

  await field('name').fill('Jana Malá');
  await field('email').fill('jana@mala.example');
  await field('title').fill('Web pre kúpeľne');
  await field('service').selectOption('website');
  await field('trade').selectOption('tiler');
  await field('budget').selectOption('1500-3500');
  await field('timeline').selectOption('2-months');
  await field('description').fill('Volala, chce ukázať hotové kúpeľne.');
  await page.getByRole('button', { name: t('serviceRequests:entry.submit') }).click();
  await expect(page).toHaveURL(/\/admin\/requests\/\w{26}$/);
  await expect(office.toast(t('serviceRequests:toasts.enter.done.title'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Web pre kúpeľne');
  await expect(page.getByRole('main')).toContainText('Volala, chce ukázať hotové kúpeľne.');
});

test('D4 G2 B13 the list with chosen rows, its filters on a phone, and a request pass axe and fit 360 to 2560 px', async ({
  page,
  request,
  site,
}) => {
  const visitors = [sampleVisitor('detailed'), sampleVisitor('quick')];
  await submitRequests(request, { origin: site.origin, language: 'da', visitors });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await office.rows.first().getByRole('checkbox').click();
  await expectAccessible(page, 'the list with a chosen row');
  await expectToFit(page, 'the list with a chosen row');
  await expectToFitDesktops(page, 'the list with a chosen row');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: t('serviceRequests:bulk.clear') }).click();
  await page.getByRole('button', { name: t('serviceRequests:filters.label') }).click();
  const sheet = page.getByRole('dialog', { name: t('serviceRequests:filters.label') });
  await sheet.getByRole('button', { name: t('common:language.names.da'), exact: true }).click();
  await expectAccessible(page, 'the filters on a phone', '[role=dialog]');
  await page.setViewportSize({ width: 360, height: 740 });
  await sheet.getByRole('button', { name: t('serviceRequests:filters.show') }).click();
  await expect(page).toHaveURL(`${listPath}?language=da`);
  await office.rows.first().getByRole('link').click();
  await page.getByLabel(t('serviceRequests:notes.label')).fill('Len pre nás.');
  await page.getByRole('button', { name: t('serviceRequests:notes.add') }).click();
  await expect(page.getByText(t('serviceRequests:notes.mark'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('serviceRequests:detail.changeStatus') }).click();
  await expect(page.getByRole('menu')).toBeFocused();
  // Not by Escape: the toast of a request that arrives meanwhile would take it.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectAccessible(page, 'a request with a note');
  await expectToFit(page, 'a request with a note');
  await expectToFitDesktops(page, 'a request with a note');
});

test('G3 the reply box is in reach on desktop and phone, and a reply is taken back before it leaves', async ({
  page,
  request,
  site,
}) => {
  const visitor = sampleVisitor('quick');
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await office.rowOf(visitor.contact.name).getByRole('link').first().click();
  const box = page.getByLabel(t('mail:message.body'));
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(box).toBeInViewport({ ratio: 0.3 });
  }
  await untilHydrated(page);
  await box.fill('Ozvem sa zajtra o deviatej.');
  await page.getByRole('button', { name: t('mail:reply.send') }).click();
  await expect(office.toast(t('mail:reply.sent.title'))).toBeVisible();
  await expect(box).toHaveValue('');
  await page.getByRole('button', { name: t('mail:reply.takeBack') }).click();
  await expect(office.toast(t('mail:reply.takenBack.title'))).toBeVisible();
  await expect(box).toHaveValue('Ozvem sa zajtra o deviatej.');
  await expect(page.getByRole('list', { name: t('serviceRequests:conversation.label') })).toHaveCount(0);
  await page.getByRole('button', { name: t('serviceRequests:followUp.action') }).click();
  await page.getByRole('menuitem').first().click();
  await expect(office.toast(t('serviceRequests:toasts.followUp.done.title'))).toBeVisible();
  await page.goto(`${listPath}?view=later`);
  await expect(office.rowOf(visitor.contact.name)).toHaveCount(1);
  await expectAccessible(page, 'what is put aside');
});

test('D6 a refused mail is seen on the overview, in the navigation and on the request, and goes to the corrected address', async ({
  page,
  request,
  site,
}) => {
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await page.goto(pathOf('admin', 'sk'));
  await untilHydrated(page);
  const before = site.mails.mails.length;
  site.mails.refuseNext(2, { code: 550, text: '5.1.1 no such user' });
  const visitor = sampleVisitor('quick');
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  const notice = page.getByRole('main').getByText(t('mail:failures.recipient-refused')).first();
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('link', { name: new RegExp(t('backOffice:screens.adminOutbox')) })).toContainText(
    /[1-9]/,
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(visitor.contact.email) })
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('mail:failures.recipient-refused'));
  await expectAccessible(page, 'a refused mail');
  await alert.getByLabel(t('mail:refused.address')).fill('spravna@strechy.example');
  await alert.getByRole('button', { name: t('mail:refused.correct') }).click();
  await expect(office.toast(t('mail:refused.done.title'))).toContainText('spravna@strechy.example');
  expect((await site.mails.received(before + 1)).at(-1)?.envelope.to).toEqual(['spravna@strechy.example']);
  await expect(alert).toBeHidden();
});
