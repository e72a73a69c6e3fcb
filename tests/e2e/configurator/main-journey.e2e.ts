import { readFile } from 'node:fs/promises';
import { type Page, devices, expect } from '@playwright/test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { brand } from '#domain/brand.ts';
import type { Answers, QuoteMode } from '#domain/configurator/answers.ts';
import { formatMoney } from '#domain/money.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen, priceText } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { estimateOf, sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

/** Both modes, both kinds of devices, two currencies. The walk through the layout gives the answers in every language. */
const walks: { language: Language; mode: QuoteMode; device: Partial<typeof phone> }[] = [
  { language: 'sk', mode: 'quick', device: phone },
  { language: 'da', mode: 'detailed', device: {} },
];

for (const { language, mode, device } of walks) {
  test.describe(`${language}, ${mode}`, () => {
    test.use({ ...device, locale: localeOf[language] });

    test(`A1 C1 C8 C9 D3 H3 F1 from the home page to one request in the back office (${language}, ${mode})`, async ({
      page,
      site,
    }) => {
      const answers = sampleVisitor(mode);
      await walkFromHome(page, language, answers);
      await generateAndReadPdf(page, language, answers);
      const number = await submitTwice(page, language);
      await expectMails(site, { language, answers, number });
      await expectInBackOffice(page, { language, answers, number });
    });
  });
}

async function walkFromHome(page: Page, language: Language, answers: Answers): Promise<void> {
  const t = textsOf(language);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:hero.action') })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf('configurator', language));
  await untilHydrated(page);
  const screen = configuratorScreen(page, language);
  await screen.walkTo('summary', answers, {
    afterStep: (known) => screen.expectPrice(known),
  });
}

async function generateAndReadPdf(page: Page, language: Language, answers: Answers): Promise<void> {
  const { t, button } = configuratorScreen(page, language);
  const exportPdf = t('configurator:summary.actions.exportPdf');
  await expect(button(exportPdf)).toBeEnabled();
  await button(t('configurator:summary.actions.generate')).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: exportPdf }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^plumbline-${t('estimateDocument:fileName')}-.*\\.pdf$`));
  const bytes = new Uint8Array(await readFile(await download.path()));
  const document = await getDocumentProxy(bytes);
  const { info } = await getMeta(document);
  expect(info['Language'] ?? language, 'language of the document').toContain(language);
  const { text } = await extractText(document, { mergePages: true });
  const read = plain(text);
  const { total, currency } = estimateOf(answers, language);
  expect(read).toContain(plain(t('estimateDocument:title')));
  for (const amount of [total.minimum, total.maximum])
    expect(read).toContain(plain(formatMoney(amount, currency, language)));
  for (const feature of answers.features) expect(read).toContain(plain(t(`configurator:features.${feature}.name`)));
  if (answers.description) expect(read).toContain('Robíme strechy v okolí Trnavy.');
  expect(read, 'no personal data').not.toContain(answers.contact.name);
}

async function submitTwice(page: Page, language: Language): Promise<number> {
  const { t, button } = configuratorScreen(page, language);
  await button(t('configurator:summary.actions.submit')).dblclick();
  await expect(page).toHaveURL(new RegExp(`${pathOf('confirmation', language)}\\?request=`));
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
  const number = await page.getByRole('strong').innerText();
  expect(number).toMatch(/^\d{4,}$/);
  return Number(number);
}

type Submitted = { language: Language; answers: Answers; number: number };

async function expectMails(site: Site, { language, answers, number }: Submitted): Promise<void> {
  const t = textsOf(language);
  const { email } = answers.contact;
  const mailsOf = () => site.mails.mails.filter((mail) => mail.raw.includes(email));
  await expect.poll(() => mailsOf().length, 'both mails arrive').toBe(2);
  const toVisitor = mailsOf().find(({ envelope }) => envelope.to[0] === email);
  const toAgency = mailsOf().find(({ envelope }) => envelope.to[0] === brand.mailboxes[language]);
  expect(toVisitor?.email.subject).toBe(t('emails:subject', { number }));
  expect(plain(toVisitor?.email.text)).toContain(plain(priceText(answers, language)));
  expect(toVisitor?.email.html).toContain(`lang="${language}"`);
  expect(toAgency?.email.subject).toContain(String(number));
  const [lead = ''] = t('emails:notification.lead').split('{{title}}');
  expect(toAgency?.email.text).toContain(lead);
  expect(toAgency?.email.replyTo?.[0]?.address).toBe(email);
}

async function expectInBackOffice(page: Page, { language, answers, number }: Submitted): Promise<void> {
  const t = textsOf(language);
  const office = officeScreen(page, language);
  await office.signIn();
  const row = office.rowOf(answers.contact.name);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(String(number));
  await expect(row).toContainText(priceText(answers, language));
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(number));
  const main = page.getByRole('main');
  await expect(main).toContainText(answers.contact.email);
  await expect(main).toContainText(t(`configurator:trades.${answers.trade ?? 'custom'}`));
  for (const feature of answers.features) await expect(main).toContainText(t(`configurator:features.${feature}.name`));
  await main.getByText(t('serviceRequests:detail.estimateLines', { version: 1 })).click();
  await expect(main.getByRole('table')).toContainText(
    formatMoney(estimateOf(answers, language).total.maximum, estimateOf(answers, language).currency, language),
  );
  await expect(office.mails()).toHaveCount(2);
  await expect(main).toContainText(t('emails:subject', { number }));
}

/** Text with every kind of white space as one plain blank: line ends and no-break spaces differ between media. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}
