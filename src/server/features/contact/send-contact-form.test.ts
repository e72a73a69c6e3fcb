import assert from 'node:assert/strict';
import type { ContactFormState } from '#contract/page.ts';
import { contactMessageToFields } from '#domain/contact/contact-fields.ts';
import { emptyContactMessage } from '#domain/contact/contact-message.ts';
import { languages } from '#domain/languages.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { sampleMessage } from '#tests/support/requests/contact-messages.ts';
import { countRows, nothing, oneOfEach } from '#tests/support/database/stored-submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt, readPageInput } from '#tests/support/browser/test-pages.ts';

const oneWithoutEstimate = { ...oneOfEach, estimates: 0 };
const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };

/** Fields that a browser sends: what was typed, and what the page before had it carry along. */
function fieldsOf(typed: Record<string, string>, form?: ContactFormState): [string, string][] {
  const carried = form ? { idempotencyKey: form.idempotencyKey, startedToken: form.startedToken } : {};
  return Object.entries({ ...typed, website: '', ...carried, go: 'send' });
}

function formOn(answer: TestAnswer): ContactFormState {
  const { contactForm } = readPageInput(answer.text).data;
  assert.ok(contactForm, answer.text.slice(0, 300));
  return contactForm;
}

const sample = contactMessageToFields(sampleMessage);

testOnEachEngine(
  'E1 without scripts the form leads to a stored message and its number, in each language',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const path = pathOf('contact', language);
      const first = await browser.postForm(path, fieldsOf(sample));
      const form = formOn(first);
      assert.deepEqual([first.status, form.isToConfirm, form.message], [200, true, sampleMessage]);
      const sent = await browser.postForm(path, fieldsOf(sample, form));
      assert.equal(sent.status, 303, sent.text);
      const rows = await database.db.selectFrom('service_requests').selectAll().orderBy('number').execute();
      const row = rows.at(-1);
      assert.deepEqual([row?.language, row?.source, row?.is_archived], [language, 'contact', 0]);
      const address = `${pathOf('confirmation', language)}?request=${row?.confirmation_token}`;
      assert.equal(sent.headers.get('location'), address);
      const { text } = await browser.get(address);
      if (arePagesBuilt) assert.ok(text.includes(`<title>${texts[language].confirmation.messageMeta.title}</title>`));
      const { requestNumber, isMessage } = readPageInput(text).data;
      assert.deepEqual([requestNumber, isMessage], [row?.number, true], 'V13 the confirmation is one of a message');
    }
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 2 * languages.length);
  },
);

testOnEachEngine('E1 a form sent twice, at once or later, stores one message', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const browser = app.newBrowser();
  const fields = fieldsOf(sample, formOn(await browser.postForm('/kontakt', fieldsOf(sample))));
  const send = () => browser.postForm('/kontakt', fields);
  const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()];
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
  assert.equal(new Set(answers.map(({ headers }) => headers.get('location'))).size, 1);
  assert.deepEqual(await countRows(database), oneWithoutEstimate);
});

testOnEachEngine(
  'E1 a form that breaks rules is shown again with 422, its texts and what was typed',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const typed = { ...sample, name: 'Ž', email: 'jana@"nikde" & <b>inde</b>', phone: '12', message: '' };
      const refused = await browser.postForm(pathOf('contact', language), fieldsOf(typed));
      assert.equal(refused.status, 422);
      assert.equal(refused.headers.get('cache-control'), 'no-store');
      const form = formOn(refused);
      assert.deepEqual(contactMessageToFields(form.message), typed);
      assert.deepEqual(
        form.issues.map(({ field, rule }) => `${field} ${rule}`),
        ['name too-short', 'email email', 'phone phone', 'message required'],
      );
      if (!arePagesBuilt) continue;
      const marked = [...refused.text.matchAll(/<(?:input|textarea)\b[^>]*aria-invalid="true"[^>]*>/g)];
      assert.deepEqual(
        marked.map(([tag]) => / name="(\w+)"/.exec(tag)?.[1]),
        ['name', 'email', 'phone', 'message'],
      );
      assert.ok(refused.text.includes(texts[language].contact.errors.summary));
      assert.equal(refused.text.includes('<b>inde</b>'), false, 'what is typed is never markup');
    }
    assert.deepEqual(await countRows(database), nothing);
  },
);

testOnEachEngine('E1 a form sent too fast says why and keeps what was typed', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
  const browser = app.newBrowser();
  const form = formOn(await browser.postForm('/kontakt', fieldsOf(sample)));
  const early = await browser.postForm('/kontakt', fieldsOf(sample, form));
  assert.deepEqual([early.status, early.headers.get('retry-after')], [429, '3']);
  assert.deepEqual(formOn(early), {
    ...form,
    isToConfirm: false,
    failure: texts.sk.errorCodes['sent-too-fast'],
  });
  app.passTime(3000);
  assert.equal((await browser.postForm('/kontakt', fieldsOf(sample, form))).status, 303);
  assert.deepEqual(await countRows(database), oneWithoutEstimate);
});

testOnEachEngine(
  'C9 E1 a sent form that was changed says that the first version has arrived, and is sent as a new message',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const [index, language] of languages.entries()) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const path = pathOf('contact', language);
      const form = formOn(await browser.postForm(path, fieldsOf(sample)));
      assert.equal((await browser.postForm(path, fieldsOf(sample, form))).status, 303);
      const changed = { ...sample, message: 'Niečo celkom iné' };
      const refused = await browser.postForm(path, fieldsOf(changed, form));
      const again = formOn(refused);
      assert.deepEqual([refused.status, again.isSentBefore, again.message.message], [409, true, changed.message]);
      assert.notEqual(again.idempotencyKey, form.idempotencyKey);
      if (arePagesBuilt) assert.ok(refused.text.includes(texts[language].contact.sentBefore.text), language);
      const send = () => browser.postForm(path, fieldsOf(changed, again));
      assert.deepEqual([(await send()).status, (await send()).status], [303, 303]);
      const rows = await database.db.selectFrom('service_requests').select('description').orderBy('number').execute();
      assert.deepEqual(
        rows.slice(2 * index).map(({ description }) => description),
        [sample.message, changed.message],
      );
    }
  },
);

testOnEachEngine('E1 a form with a forged proof of its age is shown once more', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const form = formOn(await browser.postForm('/kontakt', fieldsOf(sample)));
  for (const forged of [
    { ...form, startedToken: `${form.startedToken}x` },
    { ...form, startedToken: '' },
    { ...form, idempotencyKey: 'short' },
  ]) {
    const again = formOn(await browser.postForm('/kontakt', fieldsOf(sample, forged)));
    assert.equal(again.isToConfirm, true);
    assert.notEqual(again.startedToken, forged.startedToken);
  }
  assert.deepEqual(await countRows(database), nothing);
});

testOnEachEngine('E1 a form from a foreign page is refused on every path', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of allPathsOf('contact')) {
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ]) {
      const answer = await app.newBrowser().postForm(path, fieldsOf(sample), headers);
      assert.equal(answer.status, 403, `${path} ${JSON.stringify(headers)}`);
    }
  }
  assert.deepEqual(await countRows(database), nothing);
});

testOnEachEngine('E1 an empty or odd form is a form with questions open', async (database, context) => {
  const app = await openTestApp(context, database);
  const empty = await app.newBrowser().postForm('/kontakt', []);
  assert.deepEqual([empty.status, formOn(empty).message], [422, emptyContactMessage]);
  const odd = await app
    .newBrowser()
    .postForm('/kontakt', [...fieldsOf(sample), ['service', 'e-shop'], ['name', 'A\0B']]);
  const { message } = formOn(odd);
  assert.deepEqual([odd.status, message.service, message.contact.name], [200, null, 'AB']);
});
