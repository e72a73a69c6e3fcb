import { type Browser, type Page, expect } from '@playwright/test';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { beginOwnProject, projectCalls } from '#tests/e2e/support/project-calls.ts';
import { deskByCalls, deskByScreens } from '#tests/e2e/support/voices/voice-desk.ts';
import { type VoiceVisitor, openVoiceVisitor } from '#tests/e2e/support/voices/voice-visitor.ts';
import { voiceWords } from '#tests/e2e/support/voices/voice-words.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';

test.use({
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

type Customer = { email: string; language: Language };

test.describe('sk', () => {
  test.use({ locale: localeOf.sk });

  test('A11 A5 A12 a finished project: its customer is asked, agrees on a phone, is shown on the site, and after taking it back is in no page and no copy (sk)', async ({
    page,
    browser,
    site,
  }) => {
    const { office, projects, project, email } = await beginOwnProject({ page, browser, site });
    const customer = { email, language: 'sk' } as const;
    await projects.complete(project);
    await expect.poll(() => askingsOf(site, customer).length).toBe(1);
    await page.goto(pathOf('portal', 'sk'));
    await expect(page.getByRole('link', { name: /^Napísať referenciu: / })).toBeVisible();
    const desk = await deskByScreens(office);
    await desk.prepare({ projectId: project.id, language: 'sk' });
    await expect.poll(() => askingsOf(site, customer).length).toBe(2);
    await page.goto(pathOf('portal', 'sk'));
    await expect(page.getByRole('link', { name: /^Prečítať a rozhodnúť: / })).toBeVisible();
    await answerByMail(page, site, customer);
    await desk.show();

    const visitor = await openVoiceVisitor(browser, site, 'sk');
    await visitor.page.goto(pathOf('about', 'sk'));
    await untilHydrated(visitor.page);
    await visitor.page.locator('a[href="/"]').first().click();
    await expect(visitor.voices.getByText(/#\d{4}, dokončené vo?\s/)).toBeVisible();
    await expectAccessible(visitor.page, 'the home page with a reference');
    await visitor.openShownProjects();
    await expect(visitor.shownStudy.getByText(/#\d{4}, dokončené vo?\s/)).toBeVisible();
    await expectAccessible(visitor.page, 'the page of projects with a case study');
    await expectToFit(visitor.page, 'the page of projects with a case study');
    await visitor.page.goto(`${visitor.projects}?trade=tiler`);
    await expect(visitor.page.getByRole('heading', { name: textsOf('sk')('projects:empty.title') })).toBeVisible();
    const inDanish = { headers: { 'accept-language': localeOf.da } };
    const danish = await visitor.page.request.get(site.origin + pathOf('projects', 'da'), inDanish);
    expect(await danish.text()).toContain(voiceWords.da.study.title);

    await expectShownThenTakenBack(page, visitor, 'sk');
    await desk.clear();
    await office.close();
  });
});

for (const language of ['cs', 'da', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`A11 A5 A12 a finished project of a customer in ${language}: asked in their language, written on a phone, shown, and gone from every page and copy`, async ({
      page,
      browser,
      site,
    }) => {
      const customer = { email: `hlas-${language}@strechy.example`, language };
      const { office, projectId } = await completeProject(browser, site, customer);
      const desk = deskByCalls(office, site);
      await expect.poll(() => askingsOf(site, customer).length).toBe(1);
      await desk.prepare({ projectId, language });
      await expect.poll(() => askingsOf(site, customer).length).toBe(2);
      await answerByMail(page, site, customer);
      await desk.show();
      await expectShownThenTakenBack(page, await openVoiceVisitor(browser, site, language), language);
      await office.close();
    });
  });
}

/** A completed project without a quote, and the agency in a context of its own. */
async function completeProject(browser: Browser, site: Site, { email, language }: Customer) {
  const office = await browser.newContext({ baseURL: site.origin });
  const { addCustomer } = await officeCalls(office.request, site.origin);
  const projects = projectCalls(office.request, site);
  const { id } = await addCustomer(email, `Strechy ${language}`);
  const project = await projects.create(language, id);
  await projects.complete(project);
  return { office, projectId: project.id };
}

/** Links of the mails in a language that have asked somebody for a reference or for leave to show their project. */
function askingsOf(site: Site, { email, language }: Customer): string[] {
  const t = textsOf(language);
  const buttons = [t('emails:reference.asked.open'), t('emails:caseStudy.asked.open')];
  return site.mails.mails
    .filter(({ envelope }) => envelope.to.includes(email))
    .filter(({ email: { html } }) => buttons.some((button) => html?.includes(button)))
    .flatMap(({ email: { text } }) => /https?:\/\/\S+\/reference\/\S+/.exec(text ?? '')?.[0] ?? []);
}

/** Opens the mailed link, reads the case study and allows it with its figures, and writes the reference. */
async function answerByMail(page: Page, site: Site, customer: Customer): Promise<void> {
  // The server of a test learns its port only once it listens.
  const { pathname } = new URL(askingsOf(site, customer)[0] ?? '');
  await page.goto(pathname);
  await untilHydrated(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await agreeToStudy(page, customer.language);
  await untilHydrated(page);
  await writeReference(page, customer.language);
}

async function agreeToStudy(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  const { study: told } = voiceWords[language];
  const study = page.getByRole('region', { name: t('references:caseStudy.title') });
  await expect(study.getByRole('heading', { name: told.title })).toBeVisible();
  await expect(study.getByText(told.figure)).toHaveCount(0);
  await study.getByRole('checkbox', { name: t('references:caseStudy.parts.figures') }).check();
  await expect(study.getByText(told.figure)).toBeVisible();
  await study.getByRole('checkbox', { name: t('references:caseStudy.consent') }).check();
  if (language === 'sk') await expectAccessible(page, 'a case study that is asked for');
  await expectToFit(page, 'a case study that is asked for');
  await study.getByRole('button', { name: t('references:caseStudy.allow') }).click();
  await expect(page.getByText(t('references:caseStudy.status.given.title'))).toBeVisible();
}

/** Writes the reference with a figure and a picture, and sees it as it will appear. */
async function writeReference(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  const { text, label, alt } = voiceWords[language];
  const leave = (part: 'figure' | 'picture') =>
    page.locator('main').getByRole('checkbox', { name: t(`references:form.leave.${part}`), exact: true });
  await page.getByLabel(t('references:form.text')).fill(text);
  const preview = page.getByRole('region', { name: t('references:preview.title') });
  await expect(preview.getByRole('blockquote')).toHaveText(text);
  await leave('figure').check();
  await page.locator('#reference-figureLabel').fill(label);
  await page.locator('#reference-figureBefore').fill('3');
  await page.locator('#reference-figureAfter').fill('11');
  await leave('picture').check();
  const file = { name: 'strecha.png', mimeType: 'image/png', buffer: newPicture(60, 40) };
  await page.getByLabel(t('references:form.choose')).setInputFiles(file);
  await page.getByLabel(t('references:form.pictureAlt')).fill(alt);
  await expect(preview.getByRole('img', { name: alt })).toBeVisible();
  await page.getByRole('checkbox', { name: t('references:form.consent') }).check();
  if (language === 'sk') await expectAccessible(page, 'a reference that is written');
  await expectToFit(page, 'a reference that is written');
  await page.getByRole('button', { name: t('references:form.give') }).click();
  await expect(page.getByText(t('references:status.given.title'))).toBeVisible();
}

async function takeBack(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await page.reload();
  await expect(page.getByText(t('references:status.shown.title'))).toBeVisible();
  await page.getByRole('button', { name: t('references:caseStudy.takeBack') }).click();
  await expect(page.getByText(t('references:caseStudy.status.withdrawn.title'))).toBeVisible();
  await page.getByRole('button', { name: t('references:takeBack.button') }).click();
  await expect(page.getByText(t('references:status.withdrawn.title'))).toBeVisible();
}

/** What the customer has said is on the site with and without the network; their next visit after it was taken back is to another page. */
async function expectShownThenTakenBack(customer: Page, visitor: VoiceVisitor, language: Language): Promise<void> {
  const { text } = voiceWords[language];
  const inSiteMap = `${visitor.projects}?lng=${language}<`;
  await visitor.openShownProjects();
  await visitor.untilKept();
  const before = await visitor.readAsMachine();
  const hasVoice = (html: string) => html.includes(text) || html.includes('"@type":"CreativeWork"');
  expect(before.documents.map(hasVoice)).not.toContain(false);
  expect(before.siteMap).toContain(inSiteMap);
  visitor.front.set('cut');
  await visitor.openShownHome();
  await visitor.openShownProjects();
  visitor.front.set('open');

  await takeBack(customer, language);
  await visitor.page.goto(pathOf('about', language));
  await visitor.untilKept();
  await visitor.expectGoneFromCopies();
  visitor.front.set('cut');
  await visitor.expectGoneFromPages();
  visitor.front.set('open');
  const after = await visitor.readAsMachine();
  expect(after.documents.filter((html) => html.includes(text) || html.includes('CreativeWork'))).toEqual([]);
  expect(after.siteMap).not.toContain(inSiteMap);
  await visitor.close();
}
