import { type Page, expect } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { firstMessageTemplates } from '#locales/content/message-templates.ts';
import { textsOf } from '#server/texts.ts';
import { startImapServer } from '#tests/support/servers/imap-server.ts';
import { mailboxAddress, mailboxPassword, rawMail } from '#tests/support/requests/inbound-mails.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

const ownAddress = 'majster@plumbline.example';

// Without SMTP_URL, so that the mail server is the one that is set in the back office.
test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with a mail server of its own settings',
  environment: { SMTP_URL: '', ADMIN_EMAIL: ownAddress, REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
/** Opens the request of a visitor from the list. */
async function openRequest(page: Page, { contact }: Answers): Promise<void> {
  await page.goto(pathOf('adminRequests', 'sk'));
  await officeScreen(page, 'sk').rowOf(contact.name).getByRole('link').first().click();
}

const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** The customer's answer comes into a mailbox, and so does a mail of somebody else. */
async function answerByMail(page: Page, { messageId, visitor }: { messageId: string; visitor: Answers }) {
  const mailbox = await startImapServer({ username: mailboxAddress, password: mailboxPassword });
  const [from, address] = [`${visitor.contact.name} <${visitor.contact.email}>`, page.url()];
  mailbox.add(rawMail({ from, headers: { 'In-Reply-To': messageId }, body: 'Platí.\r\n\r\nOdoslané z iPhonu' }));
  mailbox.add(rawMail({ from: 'peter@iny.example', subject: 'Nový plot', body: 'Koľko stojí web o plotoch?' }));
  await page.goto(pathOf('adminMail', 'sk'));
  const form = page.getByRole('region', { name: t('inboundMail:mailbox.title') });
  await form.getByLabel(t('inboundMail:mailbox.fields.address')).fill(mailboxAddress);
  await form.getByLabel(t('mail:smtp.fields.host')).fill('127.0.0.1');
  await form.getByLabel(t('mail:smtp.fields.security')).selectOption('none');
  await form.getByLabel(t('mail:smtp.fields.port')).fill(String(mailbox.port));
  await form.getByLabel(t('mail:smtp.fields.username')).fill(mailboxAddress);
  await form.getByLabel(t('mail:smtp.fields.password'), { exact: true }).fill(mailboxPassword);
  await form.getByRole('button', { name: t('inboundMail:mailbox.save') }).click();
  await expect(toast(page, t('inboundMail:mailbox.saved.title'))).toBeVisible();
  await form.getByRole('button', { name: t('inboundMail:mailbox.test.action') }).click();
  await expect(form.getByRole('status').filter({ hasText: t('inboundMail:mailbox.test.ok') })).toBeVisible();
  await expectAccessible(page, 'the mailbox');

  await page.goto(address);
  const said = page
    .getByRole('list', { name: t('serviceRequests:conversation.label') })
    .getByRole('listitem')
    .filter({ hasText: 'Platí.' });
  await expect(said).toContainText(t('serviceRequests:conversation.byMail'));
  await said.getByRole('button', { name: t('serviceRequests:conversation.wholeMail') }).click();
  await expect(page.getByRole('dialog')).toContainText('Odoslané z iPhonu');
  await expectAccessible(page, 'the whole mail');

  await page.goto(pathOf('adminInbox', 'sk'));
  await page.getByRole('button', { name: 'Nový plot' }).click();
  await expectAccessible(page, 'a mail that waits');
  await page.getByRole('button', { name: t('inboundMail:make.action') }).click();
  await expect(toast(page, t('inboundMail:make.done', { number: '' }).trim())).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('inboundMail:empty.title'));
  await mailbox.stop();
}

test('G3 G7 a mail server is set and tried, a template becomes a reply that phones show whole, and a mail that failed goes out again', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 400/);
  const office = officeScreen(page, 'sk');
  await office.open(pathOf('adminMail', 'sk'));
  const server = page.locator('form').filter({ has: page.getByRole('button', { name: t('mail:smtp.save') }) });
  await server.getByLabel(t('mail:smtp.fields.host')).fill('127.0.0.1');
  await server.getByLabel(t('mail:smtp.fields.security')).selectOption('none');
  await server.getByLabel(t('mail:smtp.fields.port')).fill(String(site.mails.port));
  const senderAddress = page.getByLabel(t('mail:smtp.fields.senderAddress'));
  await page.getByLabel(t('mail:smtp.fields.senderName')).fill('Strechy Kováč');
  await senderAddress.fill('posta');
  await page.getByRole('button', { name: t('mail:smtp.save') }).click();
  await expect(senderAddress).toBeFocused();
  await expect(senderAddress).toHaveAccessibleDescription(new RegExp(t('mail:smtp.problems.sender-address')));
  await senderAddress.fill('posta@strechy.example');
  await page.getByRole('button', { name: t('mail:smtp.save') }).click();
  await expect(toast(page, t('mail:smtp.saved.title'))).toBeVisible();
  await page.getByRole('button', { name: t('mail:smtp.test.send') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('mail:smtp.test.sent.title') })).toBeVisible();
  const [trial] = await site.mails.received(1);
  expect(trial?.envelope.to).toEqual([ownAddress]);
  expect(trial?.email.from).toEqual({ name: 'Strechy Kováč', address: 'posta@strechy.example' });
  await expectAccessible(page, 'the mail server');

  const visitor = sampleVisitor('detailed');
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  await site.mails.received(3);
  await openRequest(page, visitor);
  const template = firstMessageTemplates.sk[1];
  await page.getByLabel(t('mail:reply.template')).selectOption({ label: template?.name ?? '' });
  const body = page.getByLabel(t('mail:message.body'));
  await body.fill(`${await body.inputValue()}\n\nhttps://nahlad.example/${'strechy'.repeat(20)}`);
  await page.getByRole('button', { name: t('mail:preview.show') }).click();
  const preview = page.getByRole('dialog', { name: t('mail:preview.title') });
  await expect(preview).toContainText(`Dobrý deň, ${visitor.contact.name},`);
  await expect(preview).toContainText(brand.developer);
  await expectAccessible(page, 'the preview of a reply');
  await preview.getByRole('button', { name: t('mail:reply.send') }).click();
  await expect(toast(page, t('mail:reply.sent.title'))).toContainText(visitor.contact.email);
  await expect(page.getByRole('main')).toContainText('Odpovedaný');
  const reply = (await site.mails.received(4)).at(-1);
  expect(reply?.envelope.to).toEqual([visitor.contact.email]);
  expect(reply?.email.text).toContain(`Dobrý deň, ${visitor.contact.name},`);
  expect(reply?.email.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  const mailProgram = await context.newPage();
  await mailProgram.setContent(reply?.email.html ?? '');
  await expectToFit(mailProgram, 'a mail with a long address');
  await mailProgram.close();

  await answerByMail(page, { messageId: String(reply?.email.messageId), visitor });

  site.mails.refuseNext(2, { code: 550, text: '5.1.1 no such user' });
  const lost = sampleVisitor('quick');
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [lost] });
  await expect(async () => {
    await page.goto(`${pathOf('adminOutbox', 'sk')}?state=failed`);
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(3, { timeout: 1000 });
  }).toPass();
  const row = page.getByRole('row').filter({ hasText: lost.contact.email });
  await expect(row).toContainText(t('mail:failures.recipient-refused'));
  await expectAccessible(page, 'the outbox');
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('550 5.1.1 no such user');
  await dialog.getByRole('button', { name: t('mail:outbox.resend.action') }).click();
  await expect(toast(page, t('mail:outbox.resend.done.title'))).toContainText(lost.contact.email);
  expect((await site.mails.received(5)).at(-1)?.envelope.to).toEqual([lost.contact.email]);
});

test('G3 G5 G7 a reply outlives a reload and a refusal, and a template is written, changed and deleted, which takes nothing from who edits it', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 40[04]/);
  const visitor = sampleVisitor('quick');
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  const office = officeScreen(page, 'sk');
  await office.open(`${pathOf('adminTemplates', 'sk')}?new=sk`);
  const body = page.getByLabel(t('mail:message.body'));
  await page.getByLabel(t('mail:templates.fields.name'), { exact: true }).fill('Krátka');
  await page.getByLabel(t('mail:message.subject')).fill('Len krátko');
  await body.fill('Dobrý deň, {{meno}}');
  await page.getByRole('button', { name: t('mail:templates.save') }).click();
  await expect(body).toHaveAccessibleDescription(/Údaj \{\{meno\}\} nepoznám/);
  await body.fill('Dobrý deň, ');
  await page.getByRole('button', { name: new RegExp(t('mail:placeholders.name')) }).click();
  await expect(body).toHaveValue('Dobrý deň, {{name}}');
  await expect(page.getByRole('article')).toContainText(`Dobrý deň, ${t('emails:sample.name')}`);
  await expectAccessible(page, 'a template');
  await page.getByRole('button', { name: t('mail:templates.save') }).click();
  await expect(toast(page, t('mail:templates.saved.title'))).toBeVisible();

  await openRequest(page, visitor);
  await page.getByLabel(t('mail:reply.template')).selectOption({ label: 'Krátka' });
  await body.fill('Dobrý deň, {{name}}, z firmy {{company}}');
  await page.reload();
  await untilHydrated(page);
  await expect(body).toHaveValue('Dobrý deň, {{name}}, z firmy {{company}}');
  await page.getByRole('button', { name: t('mail:reply.discard') }).click();
  await expect(body).toHaveValue('');
  await toast(page, t('mail:reply.discarded.title'))
    .getByRole('button', { name: t('mail:reply.discarded.undo') })
    .click();
  await expect(body).toHaveValue('Dobrý deň, {{name}}, z firmy {{company}}');

  await page.goto(pathOf('adminTemplates', 'sk'));
  await page.getByRole('link', { name: 'Krátka' }).click();
  await body.fill('Dobrý deň, {{name}}, píšem na tom hodinu.');
  const other = await context.newPage();
  await other.goto(page.url());
  await untilHydrated(other);
  await other.getByRole('button', { name: t('mail:templates.remove.action') }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: t('mail:templates.remove.confirm') })
    .click();
  await expect(toast(other, t('mail:templates.remove.done'))).toBeVisible();
  await expect(other.getByRole('link', { name: 'Krátka' })).toHaveCount(0);
  await other.close();
  await page.getByRole('button', { name: t('mail:templates.save') }).click();
  await expect(page.getByRole('alert')).toContainText(t('mail:templates.missing.text'));
  await expect(body).toHaveValue('Dobrý deň, {{name}}, píšem na tom hodinu.');
  await page.goto(pathOf('adminTemplates', 'sk'));
  await expect(page.getByRole('link', { name: 'Krátka' })).toHaveCount(0);
});
