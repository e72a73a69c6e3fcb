import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { changeRequestDetails, enterServiceRequest } from '#contract/service-requests/request-changes.ts';
import { getServiceRequest } from '#contract/service-requests/service-requests.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { accountScreen, somebody } from '#tests/e2e/support/account-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { contentIn } from '#tests/e2e/support/quotes.ts';
import { signByCalls } from '#tests/e2e/support/signed-payments.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');

test('I1 I3 a customer finds what waits on the home, asks for changes, approves, is asked for the money and sees the project done; a page that is no longer theirs says so', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 404/);
  const screen = accountScreen(page, 'sk');
  const { office, projects, project, email } = await beginOwnProject({ page, browser, site });
  const { id, number, title, milestones } = project;
  const [design, launch] = milestones.map((milestone) => milestone.id);
  await projects.handOver(id, design ?? '', 'Úvodná stránka a cenník.');

  for (const language of languages) {
    const own = textsOf(language);
    await page.goto(`${pathOf('portal', language)}?lng=${language}`);
    await expect(
      page.getByRole('link', { name: own('portal:projects.approveNamed', { title: 'Návrh' }) }),
    ).toBeVisible();
    await expectToFit(page, `the home in ${language}`);
  }
  await page.goto(`${pathOf('portal', 'sk')}?lng=sk`);
  await expectAccessible(page, 'the home');
  await page.getByRole('link', { name: t('portal:projects.approveNamed', { title: 'Návrh' }) }).click();
  await expect(page).toHaveURL(pathOf('portalProject', 'sk', { id }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectTitle(number, title));
  await untilHydrated(page);
  await expectAccessible(page, 'a project');
  await expectToFit(page, 'a project');

  await page.getByText(t('portal:project.changes.open')).click();
  await screen.button(t('portal:project.changes.submit')).click();
  const reason = page.getByLabel(t('portal:project.changes.label'));
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Väčšie logo.');
  await screen.button(t('portal:project.changes.submit')).click();
  await expect(page.getByText(t('portal:project.decided.changes.title'))).toBeVisible();
  await expect(page.getByText(t('portal:project.milestones.changes', { reason: 'Väčšie logo.' }))).toBeVisible();

  await projects.handOver(id, design ?? '', 'Logo je väčšie.');
  await page.reload();
  await untilHydrated(page);
  await screen.button(t('portal:project.approve.submit')).click();
  await expect(page.getByText(t('portal:project.decided.approve.title'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('portal:project.approve.submit'), exact: true })).toHaveCount(0);

  const record = page.getByRole('link', { name: t('projectApprovals:version.recordNamed', { title: 'Návrh' }) });
  const file = await page.request.get((await record.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const quotes = await officeCalls(office.request, site.origin);
  const source = { kind: 'project', projectId: id, withLines: false } as const;
  const paymentPlan = [{ share: 10_000, due: 'milestone', milestone: 'Kalendár' }] as const;
  const wanted = { ...contentIn('sk', email), title: 'Rezervácie termínov', paymentPlan: [...paymentPlan] };
  const change = await quotes.sendQuote(await quotes.writeQuote(wanted, source));
  await page.reload();
  const toSign = page.getByRole('region', { name: t('portal:project.quotes.toSign') });
  await expect(toSign.getByRole('link', { name: 'Rezervácie termínov' })).toBeVisible();
  const visitor = await browser.newContext({ baseURL: site.origin });
  await signByCalls(visitor.request, site, change.privatePath?.split('/').at(-1) ?? '');
  await visitor.close();
  await expect(async () => {
    await page.reload();
    const scope = page.getByRole('region', { name: t('projectWords:scope.title') });
    await expect(scope.getByText(t('projectWords:change', { number: change.number ?? '' }))).toBeVisible();
  }).toPass();
  await untilHydrated(page);
  await expectAccessible(page, 'a project with a change of scope');
  await expectToFit(page, 'a project with a change of scope');

  const added = (await projects.read(id)).milestones.filter(({ changeNumber }) => changeNumber !== null);
  for (const milestone of added) await projects.skip(id, milestone.id, 'Netreba.');
  await projects.move(id, 'development');
  await projects.move(id, 'testing');
  await projects.skip(id, launch ?? '', 'Web spustíte sami.');
  await projects.move(id, 'completed');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: t('portal:payments.openNamed', { title }) })).toHaveCount(2);
  }).toPass();
  // What the customer owes has a bar of its own.
  const progress = page.getByRole('progressbar', { name: t('projectWords:progress.label') });
  await expect(progress).toHaveAttribute('value', '100');

  // Of what is over the home has the newest six, and earlier ones when they are asked for.
  const customer = await quotes.addCustomer(email, 'Stolárstvo');
  for (let count = 0; count < 6; count += 1) await projects.beginIn('sk', customer.id, true);
  await page.goto(pathOf('portal', 'sk'));
  // What is waited for, such as a reference, names the project as well.
  const shown = page.getByRole('region', { name: t('portal:projects.title') });
  const link = shown.getByRole('link', { name: projectTitle(number, title) });
  await expect(page.getByRole('link', { name: /Web sk/ })).toHaveCount(6);
  await expect(link).toHaveCount(0);
  await screen.button(t('portal:projects.earlier')).click();
  const earlier = page.getByRole('list', { name: t('portal:projects.earlier') });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expect(earlier).toBeFocused();
  await expect(link).toBeVisible();
  await expect(screen.button(t('portal:projects.earlier'))).toHaveCount(0);
  await expectAccessible(page, 'the home with earlier projects');
  await expectToFit(page, 'the home with earlier projects');

  const plain = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk, javaScriptEnabled: false });
  const asked = site.mails.mails.find(({ email: { subject } }) => subject?.includes('Na schválenie'));
  const address = /http:\S+nastavenie-emailov\S+/.exec(asked?.email.text ?? '')?.[0] ?? '';
  const preferences = `${pathOf('mailPreferences', 'sk')}${new URL(address).search}`;
  await page.goto(preferences);
  await expectToFit(page, 'the preferences behind the link of a mail');
  await expectAccessible(page, 'the preferences behind the link of a mail');
  await turnOffByMail(await plain.newPage(), preferences);
  const second = await enterRequest(office.request, { origin: site.origin, email });
  await page.clock.install();
  await withdrawRequest(page, second);
  // Whose it is was a mistake: the open page shows it no longer.
  await giveRequestTo(somebody().email, { id: second, api: office.request, origin: site.origin });
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('portal:request.gone.title'));
  await Promise.all([office.close(), plain.close()]);
});

/** Turns mails off behind the link of one and on again, without scripts and without an account (I3). */
async function turnOffByMail(reader: Page, link: string): Promise<void> {
  await reader.goto(link);
  await expect(reader.getByText(t('topics:isOn'))).toBeVisible();
  await reader.getByRole('button', { name: t('topics:turnOff') }).click();
  await expect(reader.getByText(t('topics:news.off'))).toBeVisible();
  await reader.getByRole('button', { name: t('topics:turnOn') }).click();
  await expect(reader.getByText(t('topics:news.on'))).toBeVisible();
}

/** A request of somebody, as the agency enters it after a call; returns its id. */
async function enterRequest(
  api: APIRequestContext,
  { origin, email }: { origin: string; email: string },
): Promise<string> {
  const row = await callsTo(api, origin)('POST', enterServiceRequest.path, {
    language: 'sk',
    contact: { name: 'Ján Kováč', email, phone: '', company: '' },
    title: 'Druhý web',
    service: 'website',
    trade: 'carpenter',
    budget: '1500-3500',
    customBudget: '',
    timeline: '1-month',
    description: 'Volal, chce druhý web.',
  });
  return enterServiceRequest.output.parse(row).id;
}

type Place = { id: string; api: APIRequestContext; origin: string };

/** Corrects the address of who has sent a request. */
async function giveRequestTo(email: string, { id, api, origin }: Place): Promise<void> {
  const found = await api.get(origin + getServiceRequest.path.replace(':id', id));
  const { version, title, description, service, trade, contact } = getServiceRequest.output.parse(await found.json());
  await callsTo(api, origin)('PUT', changeRequestDetails.path.replace(':id', id), {
    version,
    title,
    description,
    service,
    trade,
    contact: { ...contact, email },
  });
}

/** Withdraws a request on its page, which says how to go on (domain rules). */
async function withdrawRequest(page: Page, id: string): Promise<void> {
  await page.goto(pathOf('portalRequest', 'sk', { id }));
  await untilHydrated(page);
  await page.getByText(t('portal:request.withdraw.action'), { exact: true }).click();
  await page.getByLabel(t('portal:request.withdraw.reason')).fill('Stačí jeden web.');
  await expectAccessible(page, 'a request that is to be withdrawn');
  await expectToFit(page, 'a request that is to be withdrawn');
  await page.getByRole('button', { name: t('portal:request.withdraw.confirm') }).click();
  await expect(page.getByRole('link', { name: t('portal:request.cancelled.again') })).toBeVisible();
  await expect(page.getByText(t('portal:request.withdraw.action'), { exact: true })).toHaveCount(0);
}
