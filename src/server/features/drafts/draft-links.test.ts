import assert from 'node:assert/strict';
import { handOverDraft, openDraftLink, sendDraftLink } from '#contract/drafts.ts';
import { brand } from '#domain/brand.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { formatDay } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { linkIn, mailedToken, mailsTo, newPlace, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { forgetEndedDraftLinks } from './link-store.ts';

const month = 30 * 24 * 60 * 60_000;
const hour = 60 * 60_000;
const recipient = 'jana@dielna.example';
const secret = 's'.repeat(43);
/** Choices come back in the order in which they are offered. */
const features = featureIds.filter((id) => sampleAnswers.features.includes(id));
const draft = {
  answers: { ...sampleAnswers, features, trade: null } satisfies Answers,
  attachments: secret,
  currency: 'CZK',
};
const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };

const bodyOf = (change: object = {}) => ({ language: 'sk', draft, email: recipient, ...change });
const send = (browser: TestBrowser, change: object = {}, key = newKey()) =>
  browser.post(sendDraftLink.path, bodyOf(change), { 'idempotency-key': key });
const open = (browser: TestBrowser, token: string) => browser.post(openDraftLink.path, { token });
const revoke = (browser: TestBrowser, token: string) => browser.post('/api/draft-links/revoke', { token });
const countLinks = async ({ db }: TestDatabase) => (await db.selectFrom('draft_links').selectAll().execute()).length;

/** Sends a link from one place and answers its token. */
async function sendFrom(app: TestApp, change: object = {}): Promise<string> {
  const answer = await send(newPlace(app), change);
  assert.equal(answer.status, 200, answer.text);
  return mailedToken(app, recipient);
}

testOnEachEngine('C10 a mailed link opens the draft as it was, anywhere and again', async (database, context) => {
  const app = await openTestApp(context, database);
  const answer = await send(newPlace(app), { email: ` ${recipient} ` });
  assert.deepEqual(answer.body, { endsAt: startTime + month });
  const token = await mailedToken(app, recipient);
  for (let visit = 1; visit <= 2; visit += 1) {
    const opened = await open(newPlace(app), token);
    assert.deepEqual(opened.body, { draft, savedAt: startTime, endsAt: startTime + month, isHandOver: false });
    assert.equal(opened.headers.get('cache-control'), 'no-store');
  }
});

testOnEachEngine('C10 a link opens its draft for 30 days to the millisecond', async (database, context) => {
  const app = await openTestApp(context, database);
  const token = await sendFrom(app);
  app.passTime(month - 1);
  assert.equal((await open(newPlace(app), token)).status, 200);
  await forgetEndedDraftLinks(app.services);
  assert.equal(await countLinks(database), 1);
  app.passTime(1);
  const late = await open(newPlace(app), token);
  assert.deepEqual([late.status, late.code], [410, 'link-invalid']);
  await forgetEndedDraftLinks(app.services);
  assert.equal(await countLinks(database), 0);
});

testOnEachEngine(
  'C10 a link is voided by its token, and by the key that it was sent with',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, key] = [await sendFrom(app), app.services.newToken()];
    await send(newPlace(app), {}, key);
    const second = await mailedToken(app, recipient);
    assert.deepEqual((await revoke(newPlace(app), first)).body, {});
    assert.deepEqual((await revoke(newPlace(app), key)).body, {});
    assert.equal(await countLinks(database), 0);
    for (const token of [first, second, app.services.newToken()]) {
      assert.equal((await open(newPlace(app), token)).code, 'link-invalid');
      assert.deepEqual((await revoke(newPlace(app), token)).body, {}, 'void already is no error');
    }
  },
);

testOnEachEngine('C10 one link does not open or void another', async (database, context) => {
  const app = await openTestApp(context, database);
  const own = await sendFrom(app);
  const other = { answers: { ...draft.answers, customTrade: '' }, attachments: null, currency: null };
  const foreign = await sendFrom(app, { draft: other });
  await revoke(newPlace(app), own);
  const opened = (await open(newPlace(app), foreign)).body as { draft: typeof other };
  assert.deepEqual(opened.draft, other);
});

testOnEachEngine('C10 a repeated call mails one link, also when both come at once', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const [browser, key] = [newPlace(app), newKey()];
  await browser.takeToken();
  const answers = await Promise.all([send(browser, {}, key), send(browser, {}, key)]);
  assert.deepEqual(statusesOf(answers), [200, 200]);
  app.passTime(hour);
  assert.deepEqual((await send(browser, {}, key)).body, { endsAt: startTime + month });
  assert.deepEqual([(await mailsTo(app, recipient)).length, await countLinks(database)], [1, 1]);
  const changed = await send(browser, { draft: { ...draft, attachments: null } }, key);
  assert.equal(changed.code, 'idempotency-key-reused');
});

testOnEachEngine(
  'C10 what is no address is refused at its field in the language of the page',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      for (const email of ['', 'jana', 'jana@dielna', 'a@b.sk, c@d.sk']) {
        const answer = await send(newPlace(app), { language, email });
        const [refusal] = refusalsOf(answer);
        assert.deepEqual([answer.code, refusal?.field], ['invalid-input', 'email'], email);
        assert.equal(refusal?.message, texts[language].validation.email);
      }
    }
    assert.equal(await countLinks(database), 0);
  },
);

testOnEachEngine(
  'C10 nobody is showered: three mails a day to one address, five from one place',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (let mail = 1; mail <= 3; mail += 1) assert.equal((await send(newPlace(app))).status, 200);
    const fourth = await send(newPlace(app), { email: recipient.toUpperCase() });
    assert.deepEqual([fourth.status, fourth.code], [429, 'too-many-requests']);
    assert.equal(fourth.headers.get('retry-after'), '86400');
    assert.equal((await mailsTo(app, recipient)).length, 3);
    const place = newPlace(app);
    for (let mail = 1; mail <= 5; mail += 1) {
      assert.equal((await send(place, { email: `osoba${mail}@dielna.example` })).status, 200);
    }
    assert.equal((await send(place, { email: 'osoba6@dielna.example' })).code, 'too-many-requests');
    app.passTime(24 * hour);
    assert.equal((await send(newPlace(app))).status, 200);
  },
);

testOnEachEngine(
  'C10 tokens cannot be tried out: thirty openings in ten minutes from one place',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const token = await sendFrom(app);
    const place = newPlace(app);
    for (let guess = 1; guess <= 30; guess += 1) {
      assert.equal((await open(place, app.services.newToken())).code, 'link-invalid');
    }
    assert.equal((await open(place, token)).code, 'too-many-requests');
    assert.equal((await open(newPlace(app), token)).status, 200);
  },
);

testOnEachEngine(
  'C10 K5 address and token stand in the mail alone, and its text goes once it has left',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const key = newKey();
    await send(newPlace(app), {}, key);
    const token = await mailedToken(app, recipient);
    await open(newPlace(app), token);
    const { log, answers } = app.transcript();
    for (const text of [recipient, token, key, draft.answers.contact.name]) {
      assert.ok(!log.includes(text), `${text} in the log`);
    }
    for (const text of [token, key]) assert.ok(!answers.includes(text), `${text} in an answer`);
    const { db } = database;
    const links = JSON.stringify(await db.selectFrom('draft_links').selectAll().execute());
    for (const text of [recipient.split('@')[1] ?? '', token, key]) assert.ok(!links.includes(text), `${text} is kept`);
    const mail = await db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([mail.recipient, mail.kind, mail.text_body, mail.html_body], [recipient, 'draft-link', '', '']);
    const office = await app.newBrowserOf('admin');
    const resent = await office.post(`/api/admin/outbox/${mail.id}/resend`, {}, { 'idempotency-key': newKey() });
    assert.equal(resent.code, 'mail-not-resendable');
  },
);

testOnEachEngine('C10 a forged host leads no link astray', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'sk=plumbline.sk,da=plumbline.dk' } });
  const forged = newPlace(app, { 'x-forwarded-host': 'evil.example' });
  for (const language of languages) await send(forged, { language, email: `${language}@dielna.example` });
  for (const language of languages) {
    const [mail] = await mailsTo(app, `${language}@dielna.example`);
    assert.ok(mail);
    const { host, pathname } = linkIn(mail);
    assert.deepEqual(
      [host, pathname],
      [language === 'da' ? 'plumbline.dk' : 'plumbline.sk', pathOf('configurator', language)],
    );
  }
});

testOnEachEngine(
  'C10 the mail says in each language what it is, until when, and how to forget it',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      const email = `${language}@dielna.example`;
      await send(newPlace(app), { language, email });
      const [mail] = await mailsTo(app, email);
      assert.ok(mail);
      const { subject, greeting, lead, note, forget, reason } = texts[language].emails.draftLink;
      const date = formatDay(startTime + month, language);
      const action = texts[language].drafts.link.forget;
      assert.equal(mail.subject, subject);
      for (const said of [
        greeting,
        lead,
        note.replace('{{date}}', date),
        forget.replace('{{action}}', action),
        reason,
      ]) {
        assert.ok(mail.text.includes(said), `${language}: ${said}`);
      }
      assert.ok(mail.html.includes(`<html lang="${language}">`));
      assert.equal(mail.from.address, brand.mailboxes[language]);
      const { name, phone, company } = draft.answers.contact;
      for (const typed of [name, phone, company]) assert.ok(!mail.text.includes(typed), `${typed} is not repeated`);
      assert.doesNotMatch(mail.text + mail.html, /\{\{|undefined|emails:/);
    }
  },
);

testOnEachEngine('C10 a sent request ends the link of its draft, and no other', async (database, context) => {
  const app = await openTestApp(context, database);
  const [first, second] = [await sendFrom(app), await sendFrom(app)];
  assert.equal((await submit(newPlace(app), submission({ draftLink: first }))).status, 200);
  assert.equal((await open(newPlace(app), first)).code, 'link-invalid');
  assert.equal((await open(newPlace(app), second)).status, 200);
});

testOnEachEngine(
  'C10 a page with a token is kept nowhere, listed nowhere and told to nobody',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const language of languages) {
      const path = pathOf('configurator', language);
      const plain = await newPlace(app).get(path);
      assert.equal(plain.headers.get('cache-control'), 'private, no-cache');
      for (let visit = 1; visit <= 3; visit += 1) {
        const { headers } = await newPlace(app).get(`${path}?token=${secret}`);
        assert.deepEqual(
          ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name)),
          ['no-store', 'noindex', 'strict-origin'],
        );
      }
    }
  },
);

testOnEachEngine('V2 C7 a draft that is handed over is opened once, within ten minutes', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const browser = newPlace(app);
  const handOver = async () => {
    const answer = await browser.post(handOverDraft.path, { draft });
    assert.equal(answer.status, 200, answer.text);
    return (answer.body as { token: string }).token;
  };
  const token = await handOver();
  const answers = await Promise.all([1, 2, 3].map(() => open(browser, token)));
  assert.deepEqual(answers.map(({ status }) => String(status)).toSorted(), ['200', '410', '410']);
  const opened = answers.find(({ status }) => status === 200)?.body as { draft: unknown; isHandOver: boolean };
  assert.deepEqual([opened.draft, opened.isHandOver], [draft, true]);
  const late = await handOver();
  app.passTime(10 * 60_000);
  assert.equal((await open(browser, late)).status, 410);
  await forgetEndedDraftLinks(app.services);
  assert.equal(await countLinks(database), 0);
});
