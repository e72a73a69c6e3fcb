import assert from 'node:assert/strict';
import { languages } from '#domain/languages.ts';
import { placeholders, writePlaceholder } from '#domain/mail/placeholders.ts';
import type { MailPreview, MessageTemplate } from '#contract/mail/mail.ts';
import { auditEntries, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/templates';
const thanks = { language: 'sk', name: 'Poďakovanie', subject: 'Dopyt {{number}}', body: 'Dobrý deň, {{name}}.' };

const create = (admin: TestBrowser, texts: object = thanks, key = newKey()) =>
  admin.post(path, texts, { 'idempotency-key': key });

const remove = async (admin: TestBrowser, id: string, version: number) =>
  admin.call(`${path}/${id}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'x-csrf-token': await admin.takeToken() },
    body: JSON.stringify({ version }),
  });

testOnEachEngine('G7 templates are added, changed and deleted, which the log keeps', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const answer = await create(admin, { ...thanks, name: '  Poďakovanie ' });
  const made = answer.body as MessageTemplate;
  assert.deepEqual([answer.status, made.name, made.version], [200, 'Poďakovanie', 1]);
  app.passTime(1000);
  const changed = await admin.put(`${path}/${made.id}`, { ...thanks, language: 'da', version: 1 });
  assert.equal(changed.status, 200);
  const { templates } = (await admin.get(path)).body as { templates: MessageTemplate[] };
  assert.deepEqual(templates, [{ ...made, language: 'da', updatedAt: made.updatedAt + 1000, version: 2 }]);
  assert.equal((await remove(admin, made.id, 2)).status, 200);
  assert.deepEqual((await admin.get(path)).body, { templates: [] });
  for (const deed of ['template.created', 'template.changed', 'template.deleted'] as const) {
    const entries = await auditEntries(database, deed);
    assert.deepEqual(
      entries.map(({ subject_id: subject, detail }) => [subject, Object.keys(JSON.parse(detail) as object)]),
      [[made.id, ['language']]],
    );
  }
});

testOnEachEngine(
  'G7 one key adds one template, and another template under it is refused',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => create(admin, thanks, key)));
    assert.deepEqual(statusesOf(answers), [200, 200, 200]);
    assert.equal(new Set(answers.map(({ body }) => (body as MessageTemplate).id)).size, 1);
    assert.equal((await create(admin, { ...thanks, body: 'Iné' }, key)).code, 'idempotency-key-reused');
    assert.equal((await create(await app.newBrowserOf('admin'), thanks, key)).status, 200, 'a key of somebody else');
    assert.equal((await auditEntries(database, 'template.created')).length, 2);
  },
);

testOnEachEngine('G5 of two who change or delete a template the second learns of it', async (database, context) => {
  const app = await openTestApp(context, database);
  const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  const { id } = (await create(one)).body as MessageTemplate;
  const change = (who: TestBrowser, body: string) => who.put(`${path}/${id}`, { ...thanks, body, version: 1 });
  const answers = await Promise.all([change(one, 'jedna'), change(other, 'dva')]);
  assert.deepEqual(statusesOf(answers), [200, 409]);
  assert.equal((await remove(one, id, 1)).code, 'changed-meanwhile');
  assert.equal((await remove(one, id, 2)).status, 200);
  assert.equal((await remove(one, id, 2)).code, 'not-found');
  assert.equal((await change(other, 'tri')).code, 'not-found');
});

testOnEachEngine('G7 a placeholder that is none is named at its field', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const answer = await create(admin, { ...thanks, subject: 'Dopyt {{cislo}}', body: 'Dobrý deň, {{name}' });
  assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
  assert.deepEqual(
    refusalsOf(answer).map(({ field, rule }) => [field, rule]),
    [
      ['subject', 'unknown-placeholder'],
      ['body', 'unknown-placeholder'],
    ],
  );
  assert.match(refusalsOf(answer)[0]?.message ?? '', /^Údaj \{\{cislo\}\} nepoznám/);
  const empty = await create(admin, { ...thanks, name: ' ', subject: '\u200B', body: '\n' });
  assert.deepEqual(
    refusalsOf(empty).map(({ field, rule }) => [field, rule]),
    [
      ['name', 'required'],
      ['subject', 'required'],
      ['body', 'required'],
    ],
  );
  assert.equal((await create(admin, { ...thanks, body: 'x'.repeat(5001) })).status, 400);
  assert.deepEqual(await database.db.selectFrom('message_templates').selectAll().execute(), []);
});

testOnEachEngine(
  'G7 a template is looked at as a whole mail with every placeholder filled in',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    for (const language of languages) {
      const message = { subject: 'Nr. {{number}}', body: placeholders.map(writePlaceholder).join('\n\n') };
      const answer = await admin.post(`${path}/preview`, { language, ...message });
      const preview = answer.body as MailPreview;
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual([preview.language, preview.subject], [language, 'Nr. 1042']);
      assert.equal(preview.paragraphs.length, placeholders.length + 2);
      assert.ok(preview.html.includes(`<html lang="${language}">`));
      for (const { text } of preview.paragraphs) assert.ok(preview.text.includes(text), text);
      assert.doesNotMatch(preview.subject + preview.text + preview.html, /\{\{|undefined|null|emails:/);
    }
    assert.equal(app.mail.delivered.length, 0);
  },
);

testOnEachEngine('G7 nobody but administrators reads or changes templates', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const [browser, code] of [
    [await app.newBrowserOf('user'), 'access-denied'],
    [app.newBrowser(), 'sign-in-required'],
  ] as const) {
    assert.equal((await browser.get(path)).code, code);
    assert.equal((await create(browser)).code, code);
  }
});

testOnEachEngine(
  'G7 I2 a message for projects has no subject, its own placeholders and its own limit, and older pages write replies',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const message = { ...thanks, kind: 'project', body: 'Projekt {{number}}: {{milestone}} do {{date}}' };
    const made = (await create(admin, message)).body as MessageTemplate;
    assert.deepEqual([made.kind, made.subject], ['project', '']);
    assert.deepEqual(
      refusalsOf(await create(admin, { ...message, body: '{{price}}' })).map(({ field, rule }) => [field, rule]),
      [['body', 'unknown-placeholder']],
    );
    assert.deepEqual(
      refusalsOf(await create(admin, { ...message, body: 'x'.repeat(4001) })).map(({ field, rule }) => [field, rule]),
      [['body', 'too-long']],
    );
    assert.equal(((await create(admin, thanks)).body as MessageTemplate).kind, 'request');
    assert.equal((await create(admin, { ...thanks, kind: 'iné' })).code, 'invalid-input');
  },
);
