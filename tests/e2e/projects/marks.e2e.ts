import { type Page, expect } from '@playwright/test';
import { createCustomer } from '#contract/customers.ts';
import { formatDay } from '#domain/days.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo } from '#tests/e2e/support/office-calls.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

const phone = { width: 360, height: 780 };

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: phone,
  hasTouch: true,
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');

/** Hands a milestone over in the office with pictures of screens. */
async function handOver(office: Page, { link, alts }: { link: string; alts: readonly string[] }): Promise<void> {
  const buffer = await office.screenshot();
  await office.getByRole('button', { name: t('projectOffice:milestones.handOverNamed', { title: 'Návrh' }) }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(t('projectOffice:fields.handover')).fill('Návrh úvodnej stránky a cenníka.');
  await dialog.getByLabel(t('projectOffice:fields.link')).fill(link);
  await dialog
    .getByLabel(t('projectApprovals:office.choose'))
    .setInputFiles(alts.map((_, index) => ({ name: `snimka-${index + 1}.png`, mimeType: 'image/png', buffer })));
  const submit = dialog.getByRole('button', { name: t('projectOffice:milestone.handOver.confirm') });
  await submit.click();
  const first = dialog.getByLabel(t('projectApprovals:office.alt', { n: 1 }));
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toBeFocused();
  for (const [index, alt] of alts.entries()) {
    await dialog.getByLabel(t('projectApprovals:office.alt', { n: index + 1 })).fill(alt);
  }
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expectAccessible(office, 'the hand-over', '[role=dialog]');
  await submit.click();
  await expect(dialog).toHaveCount(0);
}

test('I7 a customer marks pictures by touch and by keyboard, the agency ticks the marks, and the next version is marked without scripts', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  // Who is too late is refused.
  expectedProblems.push(/status of 409/);
  const { office, projects, project, email } = await beginOwnProject({ page, browser, site });
  const { id, milestones } = project;
  const design = milestones[0]?.id ?? '';
  await projects.start(id, design);
  const desk = await office.newPage();
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.goto(pathOf('adminProject', 'sk', { id }));
  await untilHydrated(desk);
  await handOver(desk, { link: 'https://nahlad.example/', alts: ['Úvodná stránka', 'Cenník'] });

  await page.goto(pathOf('portalProject', 'sk', { id }));
  await untilHydrated(page);
  const picture = (n: number) => page.getByRole('button', { name: t('projectApprovals:marking.add', { n }) });
  const comment = (n: number) => page.getByLabel(t('projectApprovals:marking.comment', { n }));
  const pin = (n: number) => page.getByRole('button', { name: new RegExp(`^Bod ${n}:`) });
  await picture(1).scrollIntoViewIfNeeded();
  const box = await picture(1).boundingBox();
  await picture(1).tap({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.4 } });
  await expect(pin(1)).toHaveAccessibleName(/25 % zľava, 40 % zhora/);
  await expect(comment(1)).toBeFocused();
  await comment(1).fill('Väčšie logo.');

  await picture(2).focus();
  await page.keyboard.press('Enter');
  await expect(pin(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(pin(2)).toHaveAccessibleName(/51 % zľava, 45 % zhora/);
  await page.getByRole('button', { name: t('projectApprovals:marking.addNote') }).tap();
  await page.getByLabel(t('projectApprovals:marking.place')).fill('/kontakt');
  await comment(3).fill('Chýba telefón.');
  await expectToFit(page, 'marks on a phone');
  await expectAccessible(page, 'marks');
  await page.setViewportSize(phone);

  const submit = page.getByRole('button', { name: t('portal:project.changes.submit') });
  await page.getByLabel(t('portal:project.changes.label')).fill('Ešte drobnosti.');
  await submit.tap();
  await expect(comment(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(comment(2)).toBeFocused();
  await comment(2).fill('Ceny s DPH.');
  await page.reload();
  await untilHydrated(page);
  await expect(comment(2), 'what was marked outlives a reload').toHaveValue('Ceny s DPH.');
  await expect(page.getByLabel(t('portal:project.changes.label'))).toHaveValue('Ešte drobnosti.');
  await submit.tap();
  await expect(page.getByText(t('portal:project.decided.changes.title'))).toBeVisible();

  const ticks = desk.getByRole('list', { name: t('projectApprovals:mark.list', { n: 1 }) });
  await expect(ticks.getByRole('listitem')).toHaveCount(3);
  await ticks.getByLabel(t('projectApprovals:office.tick', { n: 1 })).press('Space');
  await expect(desk.getByText(t('projectApprovals:mark.doneOf', { count: 3, done: 1 }))).toBeVisible();
  await ticks.getByRole('button', { name: t('projectApprovals:office.answer', { n: 2 }) }).press('Enter');
  await desk.getByRole('textbox', { name: t('projectApprovals:office.answerLabel') }).fill('Ceny sú bez DPH zámerne.');
  await desk.getByRole('button', { name: t('projectApprovals:office.save') }).press('Enter');
  await expect(ticks).toContainText('Ceny sú bez DPH zámerne.');
  await expectAccessible(desk, 'marks in the office');
  await desk.setViewportSize({ width: 1280, height: 900 });

  await desk.getByRole('button', { name: t('projectOffice:milestones.resumeNamed', { title: 'Návrh' }) }).click();
  await handOver(desk, { link: '', alts: ['Úvodná stránka s väčším logom'] });
  const facts = {
    name: 'Ján Kováč',
    email,
    phone: '',
    company: '',
    language: 'sk',
    country: '',
    contacts: [],
  } as const;
  const numbers = { companyNumber: '', taxNumber: '', vatNumber: '', address: '', note: '' };
  const call = callsTo(office.request, site.origin);
  const customer = createCustomer.output.parse(await call('POST', createCustomer.path, { ...facts, ...numbers }));
  for (const language of languages) {
    const own = textsOf(language);
    await desk.goto(`${pathOf('adminProject', language, { id })}?lng=${language}`);
    await untilHydrated(desk);
    await expect(desk.getByText(own('projectApprovals:version.title', { n: 2 }), { exact: true })).toBeVisible();
    const day = formatDay(Date.now(), language);
    await expect(desk.getByText(own('projectApprovals:version.handedOver', { date: day })).first()).toBeVisible();
    await expectToFit(desk, `versions in the office in ${language}`);
    // The page of a project speaks the project's language.
    const shown = language === 'sk' ? id : await projects.beginIn(language, customer.id);
    await page.goto(pathOf('portalProject', language, { id: shown }));
    await untilHydrated(page);
    await page.getByText(own('portal:project.changes.open')).click();
    await expect(page.getByRole('button', { name: own('portal:project.changes.submit') })).toBeVisible();
    await expectToFit(page, `a hand-over in ${language}`);
  }
  await page.goto(pathOf('portalProject', 'sk', { id }));
  await untilHydrated(page);
  await page.getByText(/^Verzia 1/).click();
  await expect(page.getByText(t('projectApprovals:mark.answer', { answer: 'Ceny sú bez DPH zámerne.' }))).toBeVisible();

  const storageState = await page.context().storageState();
  const plain = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    storageState,
    viewport: phone,
  });
  const bare = await plain.newPage();
  await bare.goto(pathOf('portalProject', 'sk', { id }));
  await bare.getByText(t('portal:project.changes.open')).click();
  await bare.getByLabel(t('projectApprovals:rows.comment')).first().fill('Menší nadpis.');
  await bare.getByRole('button', { name: t('projectApprovals:rows.more') }).click();
  await expect(bare.getByLabel(t('projectApprovals:rows.comment'))).toHaveCount(2);
  await expect(bare.getByLabel(t('projectApprovals:rows.comment')).first()).toHaveValue('Menší nadpis.');
  await bare.getByRole('button', { name: t('portal:project.changes.submit') }).click();
  await expect(bare.getByLabel(t('portal:project.changes.label'))).toHaveAttribute('aria-invalid', 'true');
  await bare.getByLabel(t('portal:project.changes.label')).fill('Posledná úprava.');
  // Elsewhere somebody writes about the same version, and is too late.
  await page.clock.install();
  await page.reload();
  await untilHydrated(page);
  const reason = page.getByLabel(t('portal:project.changes.label'));
  await page.getByText(t('portal:project.changes.open')).click();
  await reason.fill('Rozpísané.');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await bare.getByRole('button', { name: t('portal:project.changes.submit') }).click();
  await expect(bare.getByText(t('portal:project.milestones.changes', { reason: 'Posledná úprava.' }))).toBeVisible();
  // While its clock stands, the page hears of nothing.
  await page.getByRole('button', { name: t('portal:project.approve.submit') }).dispatchEvent('click');
  const late = page.getByRole('alert').filter({ hasText: t('portal:project.decided.late.title') });
  await expect(late, 'who was too late learns it').toBeVisible();
  await expect(late.locator('..')).toBeFocused();
  await page.clock.resume();
  await expect(reason).toHaveCount(0);
  await expect(page.getByText('Rozpísané.')).toBeVisible();
  const [first] = (await projects.read(id)).milestones;
  expect(first?.handovers.at(-1)?.marks.map(({ picture: on, comment: said }) => [on, said])).toEqual([
    [1, 'Menší nadpis.'],
  ]);

  // What is written about goes while it is written about, and the page says so where the focus was.
  await projects.handOver(id, design, 'Tretia verzia.');
  await page.reload();
  await untilHydrated(page);
  await page.getByText(t('portal:project.changes.open')).click();
  await reason.fill('Ešte raz.');
  await projects.skip(id, design, 'Netreba.');
  await page.clock.fastForward(20_000);
  await expect(late.locator('..')).toBeFocused();
  await expect(page.getByText('Ešte raz.')).toBeVisible();
  await expectAccessible(page, 'what was written about is gone', 'main');
  await Promise.all([plain.close(), office.close()]);
});
