import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
const task = 'Firma strácala pol dňa každou obhliadkou, z ktorej nič nebolo.';
const solution = 'Na web pribudla kalkulačka, z ktorej príde dopyt s plochou a fotkou.';

/** Fills in the text of the language that is shown. */
async function write(desk: Page, title: string): Promise<void> {
  const field = (name: 'title' | 'task' | 'solution' | 'figure1' | 'result1') =>
    desk.getByLabel(t(`caseStudyOffice:fields.${name}`), { exact: true }).locator('visible=true');
  await field('title').fill(title);
  await field('task').fill(task);
  await field('solution').fill(solution);
  await field('figure1').fill('3 → 11');
  await field('result1').fill('dopytov z webu mesačne');
  await desk
    .getByRole('button', { name: t('caseStudyOffice:save') })
    .locator('visible=true')
    .first()
    .click();
  await expect(desk.getByText(t('caseStudyOffice:saved')).first()).toBeVisible();
}

test('A5 A11 A12 a case study: drafted, finished, allowed by its customer on a phone, shown with a filter, and taken back', async ({
  page,
  browser,
  site,
}) => {
  const { office, projects, project, email } = await beginOwnProject({ page, browser, site });
  await projects.move(project.id, 'development');
  await projects.move(project.id, 'testing');
  for (const { id } of project.milestones) await projects.skip(project.id, id, 'Netreba.');
  await projects.move(project.id, 'completed');

  const desk = await office.newPage();
  await desk.goto(pathOf('adminCaseStudies', 'sk'));
  await untilHydrated(desk);
  await desk.getByRole('button', { name: t('caseStudyOffice:start.button') }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(t('caseStudyOffice:one'));
  await expect(desk.getByText(/^Chýba: .*/).first()).toBeAttached();
  await write(desk, 'Cena strechy hneď v dopyte');
  await desk
    .getByText(/^2 verzie$/)
    .locator('visible=true')
    .click();
  await expect(
    desk.getByRole('button', { name: t('caseStudyOffice:versions.restoreNamed', { number: 1 }) }),
  ).toBeVisible();
  await expectAccessible(desk, 'a case study in the office');
  await expectToFit(desk, 'a case study in the office');
  await desk.getByRole('button', { name: t('caseStudyOffice:leave.ask') }).click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: t('caseStudyOffice:leave.ask') })
    .click();
  await expect(desk.getByText(t('caseStudyOffice:leave.texts.asked'))).toBeVisible();

  const link = () =>
    site.mails.mails
      .filter(({ envelope, email: mail }) => envelope.to.includes(email) && mail.subject?.includes('Smiem ukázať'))
      .map(({ email: mail }) => /https?:\/\/\S+\/reference\/\S+/.exec(mail.text ?? '')?.[0])
      .find((found) => found !== undefined);
  await expect.poll(link).toBeTruthy();
  const address = new URL(link() ?? '').pathname;
  await page.goto(pathOf('portal', 'sk'));
  await expect(page.getByRole('link', { name: /^Prečítať a rozhodnúť: / })).toBeVisible();
  await page.goto(address);
  await untilHydrated(page);
  const study = page.getByRole('region', { name: t('references:caseStudy.title') });
  await expect(study.getByRole('heading', { name: 'Cena strechy hneď v dopyte' })).toBeVisible();
  await expect(study.getByText('3 → 11')).toHaveCount(0);
  await study.getByRole('checkbox', { name: t('references:caseStudy.parts.figures') }).check();
  await expect(study.getByText('3 → 11')).toBeVisible();
  await study.getByRole('checkbox', { name: /^Súhlasím/ }).check();
  await expectAccessible(page, 'a case study that is asked for');
  await expectToFit(page, 'a case study that is asked for');
  await study.getByRole('button', { name: t('references:caseStudy.allow') }).click();
  await expect(page.getByText(t('references:caseStudy.status.given.title'))).toBeVisible();

  await desk.reload();
  await untilHydrated(desk);
  await desk
    .getByRole('button', { name: t('caseStudyOffice:publish') })
    .locator('visible=true')
    .click();
  await expect(desk.getByRole('button', { name: t('caseStudyOffice:hide') }).locator('visible=true')).toBeVisible();
  await desk.getByRole('button', { name: 'Dansk', exact: true }).click();
  await write(desk, 'Tagets pris direkte i forespørgslen');
  await desk
    .getByRole('button', { name: t('caseStudyOffice:publish') })
    .locator('visible=true')
    .click();
  await expect(desk.getByRole('button', { name: t('caseStudyOffice:hide') }).locator('visible=true')).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  const projectsPage = await visitor.newPage();
  await projectsPage.goto(pathOf('projects', 'sk'));
  await expect(projectsPage.getByRole('heading', { level: 1, name: t('projects:title'), exact: true })).toBeVisible();
  const shown = projectsPage.getByRole('article');
  await expect(shown.getByRole('heading', { name: 'Cena strechy hneď v dopyte' })).toBeVisible();
  await expect(shown.getByText(/#\d{4}, dokončené vo?\s/)).toBeVisible();
  await expectAccessible(projectsPage, 'the page of projects with a case study');
  await expectToFit(projectsPage, 'the page of projects with a case study');
  await projectsPage.goto(`${pathOf('projects', 'sk')}?trade=tiler`);
  await expect(projectsPage.getByRole('heading', { name: t('projects:empty.title') })).toBeVisible();
  await projectsPage.goto(`${pathOf('projects', 'da')}?lng=da`);
  await expect(shown.getByRole('heading', { name: 'Tagets pris direkte i forespørgslen' })).toBeVisible();

  await page.reload();
  await study.getByRole('button', { name: t('references:caseStudy.takeBack') }).click();
  await expect(page.getByText(t('references:caseStudy.status.withdrawn.title'))).toBeVisible();
  await projectsPage.goto(`${pathOf('projects', 'sk')}?lng=sk`);
  await expect(projectsPage.getByText('Cena strechy hneď v dopyte')).toHaveCount(0);
  await expect(projectsPage.getByRole('heading', { level: 1, name: t('projects:sampleTitle') })).toBeVisible();

  const preview = await office.newPage();
  await desk.reload();
  await untilHydrated(desk);
  const draft = desk.getByRole('link', { name: t('caseStudyOffice:preview') }).locator('visible=true');
  await preview.goto((await draft.getAttribute('href')) ?? '');
  await expect(preview.getByRole('heading', { name: 'Cena strechy hneď v dopyte' })).toBeVisible();
  await expect(preview.getByRole('complementary', { name: t('contentEditor:preview.title') })).toBeVisible();
  await preview.getByRole('link', { name: t('contentEditor:preview.back') }).click();
  await expect(preview).toHaveURL(desk.url());
  await desk.getByRole('button', { name: t('caseStudyOffice:delete.action') }).click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: t('caseStudyOffice:delete.confirm') })
    .click();
  await expect(desk.getByRole('heading', { name: t('caseStudyOffice:empty.title') })).toBeVisible();
  await expect(desk).toHaveURL(pathOf('adminCaseStudies', 'sk'));
  await visitor.close();
  await office.close();
});
