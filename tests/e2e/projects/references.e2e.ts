import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
const words = 'Ľudia si zadajú plochu, vidia cenu a pošlú fotku. Volám už len tým, čo to myslia vážne.';

test('A11 a finished project: its customer is asked, writes on a phone, is shown on the site, and takes it back', async ({
  page,
  browser,
  site,
}) => {
  const { office, projects, project, email } = await beginOwnProject({ page, browser, site });
  await projects.move(project.id, 'development');
  await projects.move(project.id, 'testing');
  for (const { id } of project.milestones) await projects.skip(project.id, id, 'Netreba.');
  await projects.move(project.id, 'completed');
  // A mail that asks for the last payment leaves as well.
  const link = () =>
    site.mails.mails
      .filter(({ envelope }) => envelope.to.includes(email))
      .map(({ email: mail }) => /https?:\/\/\S+\/reference\/\S+/.exec(mail.text ?? '')?.[0])
      .find((found) => found !== undefined);
  await expect.poll(link).toBeTruthy();
  // The server of a test learns its port only once it listens.
  const address = new URL(link() ?? '').pathname;

  await page.goto(pathOf('portal', 'sk'));
  const asking = page.getByRole('link', { name: /^Napísať referenciu: / });
  await expect(asking).toBeVisible();
  await page.goto(address);
  await untilHydrated(page);
  await expectAccessible(page, 'a reference that is asked for');
  await page.getByLabel(t('references:form.text')).fill(words);
  const preview = page.getByRole('region', { name: t('references:preview.title') });
  await expect(preview.getByRole('blockquote')).toHaveText(words);
  const leave = (part: 'name' | 'firm' | 'figure' | 'picture') =>
    page.getByRole('checkbox', { name: t(`references:form.leave.${part}`) });
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await leave('figure').check();
  await page.getByLabel(t('references:form.figureLabel')).fill('Dopyty z webu mesačne');
  await page.getByLabel(t('references:form.figureBefore')).fill('3');
  await page.getByLabel(t('references:form.figureAfter')).fill('11');
  await leave('picture').check();
  const file = { name: 'strecha.png', mimeType: 'image/png', buffer: newPicture(60, 40) };
  await page.getByLabel(t('references:form.choose')).setInputFiles(file);
  await page.getByLabel(t('references:form.pictureAlt')).fill('Hotová strecha');
  await expect(preview.getByRole('img', { name: 'Hotová strecha' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Súhlasím/ }).check();
  await expectAccessible(page, 'a reference that is written');
  await expectToFit(page, 'a reference');
  await page.getByRole('button', { name: t('references:form.give') }).click();
  await expect(page.getByText(t('references:status.given.title'))).toBeVisible();

  const desk = await office.newPage();
  await desk.goto(pathOf('adminReferences', 'sk'));
  await untilHydrated(desk);
  await expect(desk.getByRole('blockquote')).toHaveText(words);
  await expectAccessible(desk, 'references in the office');
  await expectToFit(desk, 'references in the office');
  await desk.getByRole('button', { name: t('referenceOffice:show') }).click();
  await expect(desk.getByRole('button', { name: t('referenceOffice:hide') })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  const home = await visitor.newPage();
  await home.goto('/');
  const voices = home.getByRole('region', { name: t('home:testimonials.realTitle') });
  await expect(voices.getByRole('blockquote')).toHaveText(words);
  await expect(voices.getByText(/#\d{4}, dokončené vo?\s/)).toBeVisible();
  await expect(voices.getByRole('img', { name: 'Hotová strecha' })).toBeVisible();
  await untilHydrated(home);
  await expectAccessible(home, 'the home page with a reference');
  await home.goto(pathOf('about', 'sk'));
  await untilHydrated(home);
  await home
    .getByRole('link', { name: /Plumbline|Úvod/ })
    .first()
    .click();
  await expect(voices.getByRole('blockquote')).toHaveText(words);

  await page.reload();
  await expect(page.getByText(t('references:status.shown.title'))).toBeVisible();
  await page.getByRole('button', { name: t('references:takeBack.button') }).click();
  await expect(page.getByText(t('references:status.withdrawn.title'))).toBeVisible();
  await home.goto('/');
  await expect(home.getByText(words)).toHaveCount(0);
  await expect(home.getByRole('heading', { name: t('home:testimonials.title') })).toBeVisible();
  await visitor.close();
  await office.close();
});
