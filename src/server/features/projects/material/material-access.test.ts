import assert from 'node:assert/strict';
import { ownMaterialFilePath, ownMaterialPreviewPath } from '#contract/projects/project-material.ts';
import { createProject } from '#contract/projects/projects.ts';
import {
  type MaterialAction,
  decideMaterialStep,
  materialActions,
  materialStatuses,
} from '#domain/projects/material/material-status.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done } from '#tests/support/people/office.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import {
  decide,
  give,
  readMaterial,
  readOwnMaterial,
  thingOf,
  openOwing,
} from '#tests/support/people/project-material.ts';
import { openPortal, ownProjectsPath, projectsPath } from '#tests/support/people/project-office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';

testOnEachEngine(
  'I7 state × action × actor of material over HTTP is the table of the domain',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { db } = office.app.services;
    const { id, customer } = await openOwing(office);
    const material = thingOf(await readMaterial(office, id)).id;
    const facts = { title: 'Logo', explanation: '', dueOn: '2026-12-24', isSecret: false };
    const before = await db.selectFrom('project_materials').selectAll().where('id', '=', material).executeTakeFirst();
    assert.ok(before);
    const one = { project: id, material: { id: material, version: before.version } };
    const path = `${projectsPath}/${id}/material/${material}`;
    const calls: Record<MaterialAction, () => Promise<TestAnswer>> = {
      send: () => give(customer, one, { note: 'Posielam.' }),
      accept: () => decide(office, one, { path: 'acceptance', body: { note: '' } }),
      'ask-again': () => decide(office, one, { path: 'asking-again', body: { reason: 'Málo.', dueOn: null } }),
      change: () => office.browser.put(path, { version: before.version, ...facts }),
      remove: () => decide(office, one, { path: 'removal' }),
    };
    for (const status of materialStatuses) {
      for (const action of materialActions) {
        for (const standing of ['development', 'completed', 'held'] as const) {
          await db.deleteFrom('material_events').execute();
          await db.deleteFrom('project_materials').where('id', '=', material).execute();
          await db
            .insertInto('project_materials')
            .values({ ...before, status })
            .execute();
          const isOnHold = standing === 'held';
          const project = {
            status: standing === 'held' ? 'development' : standing,
            isOnHold,
            isCancelled: false,
          } as const;
          const set = { status: project.status, on_hold_since: isOnHold ? 1 : null };
          await db.updateTable('projects').set(set).where('id', '=', id).execute();
          const { code } = await calls[action]();
          const actor = action === 'send' ? 'customer' : 'admin';
          const decision = decideMaterialStep(status, { action, actor, reason: '-' }, project);
          assert.equal(code, decision.ok ? undefined : decision.rule, `${status} ${action} ${standing}`);
          const rows = await db.selectFrom('project_materials').select('status').where('id', '=', material).execute();
          const then = decision.ok ? decision.to : status;
          assert.deepEqual(rows, then === null ? [] : [{ status: then }]);
        }
      }
    }
    await db.updateTable('projects').set({ status: 'development', on_hold_since: null }).execute();
    const [next] = (await readMaterial(office, id)).items;
    assert.ok(next);
    const owed = { project: id, material: next };
    const bare = await decide(office, owed, { path: 'asking-again', body: { reason: ' ', dueOn: null } });
    assert.equal(bare.code, 'step-not-allowed', 'nothing was sent yet');
    assert.equal((await give(customer, owed, { note: 'Pošta.' })).status, 200);
    const sent = { project: id, material: { ...next, version: next.version + 1 } };
    const empty = await decide(office, sent, { path: 'asking-again', body: { reason: ' ', dueOn: null } });
    assert.equal(empty.code, 'reason-required');
    assert.equal((await decide(office, owed, { path: 'acceptance', body: { note: '' } })).code, 'changed-meanwhile');
    assert.equal((await give(office.browser, sent, { note: 'Za zákazníka.' })).code, 'not-found');
  },
);

testOnEachEngine('I7 I4 a stranger and another firm find no material, whatever the ids', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const [one, other] = [await openOwing(office), await openOther(office)];
  const files = newCollection();
  await upload(one.customer, { ...png, collection: files });
  const logo = thingOf(await readOwnMaterial(one.customer, one.id));
  assert.equal((await give(one.customer, { project: one.id, material: logo }, { files })).status, 200);
  const [given] = (await readMaterial(office, one.id)).items;
  const file = given?.files[0]?.id ?? '';
  const foreign = thingOf(await readOwnMaterial(other.customer, other.id));
  const stranger = await openPortal(office, 'cudzi@example.com');
  const calls = (browser: TestBrowser) => [
    browser.get(`${ownProjectsPath}/${one.id}/material`),
    browser.get(ownMaterialFilePath.replace(':id', one.id).replace(':file', file)),
    browser.get(ownMaterialPreviewPath.replace(':id', one.id).replace(':file', file)),
    give(browser, { project: one.id, material: logo }, { note: 'Ahoj.' }),
  ];
  for (const browser of [stranger, other.customer]) {
    for (const answer of await Promise.all(calls(browser))) assert.equal(answer.code, 'not-found', answer.text);
  }
  const mixed = [
    other.customer.get(ownMaterialFilePath.replace(':id', other.id).replace(':file', file)),
    give(other.customer, { project: other.id, material: logo }, { note: 'Ahoj.' }),
    decide(office, { project: other.id, material: logo }, { path: 'acceptance', body: { note: '' } }),
  ];
  for (const answer of await Promise.all(mixed)) assert.equal(answer.code, 'not-found', answer.text);
  assert.equal((await give(other.customer, { project: other.id, material: foreign }, { files })).code, 'invalid-input');
  assert.equal((await office.app.newBrowser().get(`${ownProjectsPath}/${one.id}/material`)).code, 'sign-in-required');
  assert.ok(!JSON.stringify(await readHome(other.customer)).includes(one.id));
});

/** Another customer with a project of their own. */
async function openOther(office: QuoteOffice) {
  const email = 'milan@firma.example';
  const headers = { 'idempotency-key': newKey() };
  const row = await office.app.services.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const copy = await office.app.services.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const customerId = office.app.services.newId();
  await office.app.services.db
    .insertInto('customers')
    .values({ ...copy, id: customerId, email, email_key: email })
    .execute();
  const facts = { title: 'Iný web', language: 'sk', service: 'website', startsOn: null, dueOn: null };
  const made = done(await office.browser.post(projectsPath, { customerId, ...facts }, headers), createProject);
  return { id: made.id, customer: await openPortal(office, email) };
}
