import { type Browser, type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import { createCustomer } from '#contract/customers.ts';
import {
  type MaterialList,
  acceptMaterial,
  listMaterial,
  removeMaterial,
} from '#contract/projects/project-material.ts';
import { createProject } from '#contract/projects/projects.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { accountScreen, linkTo, loggedRefusal, somebody } from '#tests/e2e/support/account-screen.ts';
import { noisyPicture } from '#tests/e2e/support/attachment-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';

const phone = { width: 360, height: 780 };
const secret = 'janko / Tajne-Heslo-8731';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', viewport: phone, siteName: 'with material' });

/** Somebody of the agency with a project for a person, made by hand. */
async function openOffice(browser: Browser, site: Site, email: string) {
  const office = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  await officeCalls(office.request, site.origin);
  const call = callsTo(office.request, site.origin);
  const nothing = { phone: '', country: '', companyNumber: '', taxNumber: '', vatNumber: '', address: '', note: '' };
  const person = { ...nothing, name: 'Ján Kováč', company: 'Strechy Kováč', email, language: 'sk', contacts: [] };
  const { id: customerId } = createCustomer.output.parse(await call('POST', createCustomer.path, person));
  const facts = { title: 'Web pre strechy', language: 'sk', service: 'website', startsOn: null, dueOn: null };
  const project = createProject.output.parse(await call('POST', createProject.path, { customerId, ...facts }));
  return { office, project };
}

/** What a project is owed, as the agency reads it. */
const readMaterial = async (office: BrowserContext, id: string): Promise<MaterialList> =>
  listMaterial.output.parse(await (await office.request.get(listMaterial.path.replace(':id', id))).json());

/** The item of the list with a title. */
const thing = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('I7 a customer sees what is owed, sends a file, words and access data also without scripts, and the agency accepts, asks again and reads them once', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  // Nothing given is refused by the server, and so is what another tab has changed.
  expectedProblems.push(/status of 4(00|04|09)/, loggedRefusal);
  const t = textsOf('sk');
  const person = somebody();
  const screen = accountScreen(page, 'sk');
  await screen.register(person);
  await page.goto(await linkTo(site.mails, person, pathOf('emailVerification', 'sk')));
  await untilHydrated(page);
  await screen.button(t('accounts:verification.submit')).click();
  await expect(screen.status).toContainText(t('accounts:verification.done.title'));
  const { office, project } = await openOffice(browser, site, person.email);
  const title = projectTitle(project.number, project.title);

  for (const language of languages) {
    const own = textsOf(language);
    await page.goto(`${pathOf('portal', language)}?lng=${language}`);
    await expect(page.getByRole('link', { name: own('portal:projects.giveNamed', { title }) })).toBeVisible();
    await expectToFit(page, `the home in ${language}`);
  }
  await page.goto(`${pathOf('portal', 'sk')}?lng=sk`);
  await expectAccessible(page, 'the home with material');
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: t('portal:projects.giveNamed', { title }) }).click();
  await untilHydrated(page);
  const logo = thing(page, 'Logo');
  await logo.getByLabel(t('projectMaterial:openNamed', { title: 'Logo' })).click();
  await expectAccessible(page, 'what a project is owed');
  await page.setViewportSize(phone);
  await expectToFit(page, 'what a project is owed');
  await logo.getByRole('button', { name: t('projectMaterial:submit') }).click();
  await expect(logo.getByLabel(t('projectMaterial:note'))).toHaveAttribute('aria-invalid', 'true');
  await logo
    .getByLabel(t('projectMaterial:choose'))
    .setInputFiles(await noisyPicture('Logo.png', { width: 80, height: 60 }));
  await expect(logo).toContainText(t('attachments:states.ready'));
  await logo.getByLabel(t('projectMaterial:note')).fill('Je to z vizitky.');
  await logo.getByRole('button', { name: t('projectMaterial:submit') }).click();
  await expect(logo.getByRole('status')).toContainText(t('projectMaterial:sent.title'));
  await expect(logo.getByRole('link', { name: 'Logo.png' })).toBeVisible();
  await expect(logo).toContainText(t('projectMaterial:statuses.sent'));

  const storageState = await page.context().storageState();
  const plain = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    storageState,
    viewport: phone,
  });
  const plainPage = await plain.newPage();
  await plainPage.goto(page.url());
  const texts = thing(plainPage, 'Texty na web');
  await texts.getByLabel(t('projectMaterial:openNamed', { title: 'Texty na web' })).click();
  await texts.getByLabel(t('projectMaterial:note')).fill('Robíme strechy v Bratislave.');
  await texts.getByRole('button', { name: t('projectMaterial:submit') }).click();
  await expect(texts).toContainText('Robíme strechy v Bratislave.');
  const access = thing(plainPage, 'Prístup k doméne');
  await access.getByLabel(t('projectMaterial:openNamed', { title: 'Prístup k doméne' })).click();
  await access.getByLabel(t('projectMaterial:secret')).fill(secret);
  await access.getByRole('button', { name: t('projectMaterial:submit') }).click();
  await expect(access).toContainText(t('projectMaterial:statuses.sent'));
  await plain.close();

  // Two tabs write about the same thing; while the second still writes, the agency accepts it.
  await page.reload();
  await untilHydrated(page);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await untilHydrated(tab);
  const photos = [thing(page, 'Fotky'), thing(tab, 'Fotky')] as const;
  const write = async (of: Locator, text: string) => {
    await of.locator('summary').click();
    await of.getByLabel(t('projectMaterial:note')).fill(text);
  };
  const submit = { name: t('projectMaterial:submit') };
  await write(photos[0], 'Fotky sú v prílohe.');
  await write(photos[1], 'Ešte dve z dielne.');
  await photos[0].getByRole('button', submit).click();
  await expect(photos[0].getByRole('status')).toContainText(t('projectMaterial:sent.title'));
  await photos[1].getByRole('button', submit).click();
  await expect(photos[1].getByRole('alert')).toContainText(t('projectMaterial:changed'));
  await expect(photos[1]).toContainText('Fotky sú v prílohe.');
  await photos[1].getByRole('button', submit).click();
  await expect(photos[1]).toContainText('Ešte dve z dielne.');
  await write(photos[1], 'A jedna z auta.');
  const item = (await readMaterial(office, project.id)).items.find(({ title: name }) => name === 'Fotky');
  const accept = acceptMaterial.path.replace(':id', project.id).replace(':material', item?.id ?? '');
  await callsTo(office.request, site.origin)('POST', accept, { version: item?.version, note: '' });
  await photos[1].getByRole('button', submit).click();
  await expect(photos[1].getByRole('status')).toContainText(t('projectMaterial:left.title'));
  await expect(photos[1].getByLabel(t('projectMaterial:note'))).toHaveValue('A jedna z auta.');
  await expect(photos[1].getByRole('button', submit)).toHaveCount(0);
  await expectAccessible(tab, 'what is settled while it is written about', 'main');
  // It is taken off the list while somebody writes about it.
  const legal = thing(tab, 'Právne texty');
  await write(legal, 'Podmienky píše právnik.');
  const owed = (await readMaterial(office, project.id)).items.find(({ title: name }) => name === 'Právne texty');
  const remove = removeMaterial.path.replace(':id', project.id).replace(':material', owed?.id ?? '');
  await callsTo(office.request, site.origin)('POST', remove, { version: owed?.version });
  await legal.getByRole('button', submit).click();
  await expect(legal.getByRole('status')).toContainText(t('projectMaterial:left.gone'));
  await expect(legal.getByLabel(t('projectMaterial:note'))).toHaveValue('Podmienky píše právnik.');
  await expect(legal.getByRole('button', submit)).toHaveCount(0);
  await expectAccessible(tab, 'what is taken off the list while it is written about', 'main');
  await tab.close();

  const desk = await office.newPage();
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.goto(pathOf('adminProject', 'sk', { id: project.id }));
  await untilHydrated(desk);
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await button(t('projectOffice:material.acceptNamed', { title: 'Logo' })).click();
  await expect(thing(desk, 'Logo')).toContainText(t('projectMaterial:statuses.accepted'));
  const edgeOf = async (words: Locator) => Math.round((await words.boundingBox())?.x ?? 0);
  const first = thing(desk, 'Logo').getByRole('button').first().locator('span');
  expect(await edgeOf(first), 'words of the first button').toBe(await edgeOf(thing(desk, 'Logo').getByRole('heading')));
  await button(t('projectOffice:material.askAgainNamed', { title: 'Texty na web' })).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(t('projectOffice:fields.reason')).fill('Napíšte aj, odkedy podnikáte.');
  await expectAccessible(desk, 'asking again');
  await desk.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: t('projectOffice:material.askAgainSubmit') }).click();
  await expect(thing(desk, 'Texty na web')).toContainText(t('projectMaterial:statuses.asked_again'));
  await button(t('projectOffice:material.secret.showNamed', { title: 'Prístup k doméne' })).click();
  await desk.getByRole('button', { name: t('projectOffice:material.secret.askConfirm') }).click();
  await expect(desk.getByRole('dialog')).toContainText(secret);
  await desk.getByRole('button', { name: t('projectOffice:material.secret.done') }).click();
  await expect(desk.getByText(secret)).toHaveCount(0);
  await expect(button(t('projectOffice:material.secret.showNamed', { title: 'Prístup k doméne' }))).toHaveCount(0);
  await expectAccessible(desk, 'material in the office');
  await desk.setViewportSize(phone);
  await expectToFit(desk, 'material in the office');

  await page.reload();
  await untilHydrated(page);
  await expect(logo).toContainText(t('projectMaterial:statuses.accepted'));
  await expect(thing(page, 'Texty na web')).toContainText('Napíšte aj, odkedy podnikáte.');
  await expect(page.getByRole('progressbar', { name: t('projectMaterial:progress') })).toHaveAttribute('value', '2');
  await office.close();
});
