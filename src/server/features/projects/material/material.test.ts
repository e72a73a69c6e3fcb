import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { attachmentFilePath } from '#contract/attachments.ts';
import { ownMaterialFilePath, ownMaterialPreviewPath } from '#contract/projects/project-material.ts';
import { createProject, listProjects } from '#contract/projects/projects.ts';
import { cleanUpAttachments } from '#server/features/attachments/clean-up.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
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
import { projectsPath, readOwn, readProject } from '#tests/support/people/project-office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { remindOfMaterial } from './remind-of-material.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';

testOnEachEngine(
  'I7 a project begins with what its customer owes, by what was ordered and in its language',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, customer } = await openOwing(office);
    const list = await readMaterial(office, id);
    assert.deepEqual(list, await readOwnMaterial(customer, id), 'both sides see the same');
    assert.deepEqual(
      list.items.map(({ title, isSecret, status }) => [title, isSecret, status]),
      [
        ['Logo', false, 'owed'],
        ['Texty na web', false, 'owed'],
        ['Fotky', false, 'owed'],
        ['Kontakty a otváracie hodiny', false, 'owed'],
        ['Oprávnenia a certifikáty', false, 'owed'],
        ['Fotky hotových zákaziek', false, 'owed'],
        ['Právne texty', false, 'owed'],
        ['Prístup k doméne', true, 'owed'],
      ],
    );
    const [own] = (await readHome(customer)).projects;
    assert.deepEqual(
      own?.toGive.map(({ title, dueOn }) => [title, dueOn]),
      list.items.map(({ title, dueOn }) => [title, dueOn]),
    );
    const customerId = (await readProject(office, id)).customer?.id ?? '';
    const facts = { title: 'Beregner', language: 'da', service: 'calculator', startsOn: null, dueOn: null };
    const headers = { 'idempotency-key': newKey() };
    const made = done(await office.browser.post(projectsPath, { customerId, ...facts }, headers), createProject);
    const danish = (await readMaterial(office, made.id)).items.map(({ title }) => title);
    assert.deepEqual(danish, [
      'Dit logo',
      'Sådan regner du prisen ud',
      'Adgang til den nuværende hjemmeside',
      'Prisliste',
    ]);
  },
);

testOnEachEngine(
  'I7 files and words are sent once, accepted or asked for again by mail, and one piece of news tells of many',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { id, customer, email } = await openOwing(office);
    const logo = thingOf(await readOwnMaterial(customer, id));
    const nothing = await give(customer, { project: id, material: logo }, { note: ' ', files: newCollection() });
    assert.deepEqual(
      refusalsOf(nothing).map(({ field, message }) => [field, message]),
      [['note', 'Priložte súbor alebo napíšte pár slov.']],
    );
    const files = newCollection();
    assert.equal((await upload(customer, { ...png, name: 'Logo firmy.png', collection: files })).status, 204);
    const sending = { note: 'Je to z vizitky.', files };
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await give(customer, { project: id, material: logo }, sending)).status, 200, 'twice is once');
    }
    assert.equal((await give(customer, { project: id, material: logo }, { note: 'Iné.' })).code, 'changed-meanwhile');
    const sent = (await readMaterial(office, id)).items[0];
    assert.deepEqual(
      [sent?.status, sent?.files.map(({ name, width }) => [name, width]), sent?.events.map(({ text }) => text)],
      ['sent', [['Logo firmy.png', 60]], ['Je to z vizitky.']],
    );
    await app.services.db.updateTable('attachments').set({ created_at: 0 }).execute();
    await cleanUpAttachments(app.services);
    await app.runDueJobs();
    const file = sent?.files[0]?.id ?? '';
    assert.equal((await office.browser.get(attachmentFilePath.replace(':id', file))).status, 200, 'it is kept');
    const own = (path: string) => path.replace(':id', id).replace(':file', file);
    assert.equal((await customer.get(own(ownMaterialFilePath))).bytes.length, sent?.files[0]?.size);
    assert.equal((await customer.get(own(ownMaterialPreviewPath))).headers.get('content-type'), 'image/webp');

    const texts = (await readOwnMaterial(customer, id)).items[1];
    assert.ok(texts && sent);
    assert.equal((await give(customer, { project: id, material: texts }, { note: 'Robíme strechy.' })).status, 200);
    await app.runDueJobs();
    const toAgency = app.mail.delivered.filter(({ subject }) => subject.startsWith('Prišli podklady'));
    assert.equal(toAgency.length, 1, 'the second thing is no second mail');
    const { notifications } = done(await office.browser.get('/api/admin/notifications'), listNotifications);
    assert.equal(notifications.filter(({ kind }) => kind === 'material-sent').length, 1);

    app.passTime(1);
    const again = { reason: 'Treba väčší obrázok.', dueOn: '2027-02-15' };
    const asked = await decide(office, { project: id, material: sent }, { path: 'asking-again', body: again });
    assert.equal(asked.status, 200, asked.text);
    await app.runDueJobs();
    const mail = app.mail.delivered.find(({ subject }) => subject.startsWith('Treba doplniť: Logo'));
    assert.ok(mail?.to === email && mail.text.includes(again.reason) && mail.text.includes('15.\u00A02.\u00A02027'));
    const { items } = await readOwnMaterial(customer, id);
    assert.deepEqual([items[0]?.status, items[0]?.dueOn], ['asked_again', '2027-02-15']);
    assert.ok(items[0]);
    app.passTime(1);
    assert.equal((await give(customer, { project: id, material: items[0] }, { note: 'Väčšie.' })).status, 200);
    app.passTime(1);
    const last = (await readMaterial(office, id)).items[0];
    assert.ok(last);
    const accepted = await decide(office, { project: id, material: last }, { path: 'acceptance', body: { note: '' } });
    assert.equal(accepted.status, 200, accepted.text);
    assert.deepEqual(
      (await readOwnMaterial(customer, id)).items[0]?.events.map(({ kind }) => kind),
      ['sent', 'asked-again', 'sent', 'accepted'],
    );
  },
);

testOnEachEngine(
  'I7 the agency adds once for a key, changes, removes and proposes; late material makes the project wait for its customer',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { id, customer } = await openOwing(office);
    const path = `${projectsPath}/${id}/material`;
    const facts = { title: ' Cenník ', explanation: 'Stačí fotka.', dueOn: '2026-11-23', isSecret: false };
    const headers = { 'idempotency-key': newKey() };
    for (let time = 0; time < 2; time += 1) assert.equal((await browser.post(path, facts, headers)).status, 200);
    assert.equal((await browser.post(path, { ...facts, title: 'Iné' }, headers)).code, 'idempotency-key-reused');
    const added = (await readMaterial(office, id)).items.at(-1);
    assert.deepEqual(
      [added?.title, added?.isLate, (await readMaterial(office, id)).items.length],
      ['Cenník', false, 9],
    );
    assert.equal((await readProject(office, id)).waitsFor, 'agency');
    const late = app.services.db.updateTable('project_materials').set({ due_on: '2026-11-19' });
    await late.where('id', '=', added?.id ?? '').execute();
    assert.equal((await readProject(office, id)).waitsFor, 'customer');
    const { rows } = done(await browser.get(`${projectsPath}?tab=waiting`), listProjects);
    assert.deepEqual(
      rows.map((row) => row.id),
      [id],
    );
    assert.deepEqual((await readHome(customer)).projects[0]?.toGive[0]?.daysLeft, -2);
    assert.deepEqual((await readOwn(customer, id)).toApprove, []);
    assert.ok(added);
    const changed = { version: added.version, ...facts, title: 'Cenník prác', dueOn: '2026-12-24' };
    assert.equal((await browser.put(`${path}/${added.id}`, changed)).status, 200);
    assert.equal((await browser.put(`${path}/${added.id}`, { ...changed, title: '' })).code, 'invalid-input');
    assert.equal((await readProject(office, id)).waitsFor, 'agency');
    for (const item of (await readMaterial(office, id)).items) {
      const removed = await decide(office, { project: id, material: item }, { path: 'removal' });
      assert.equal(removed.status, 200, removed.text);
    }
    for (let time = 0; time < 2; time += 1) assert.equal((await browser.post(`${path}/proposal`)).status, 200);
    assert.equal((await readMaterial(office, id)).items.length, 8);
  },
);

testOnEachEngine(
  'I7 once a project is over nothing is owed: not at home, not on its page, not in reminders, and the office sees what never came',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { id, customer } = await openOwing(office);
    const logo = { project: id, material: thingOf(await readOwnMaterial(customer, id)) };
    assert.equal((await give(customer, logo, { note: 'Prvá časť.' })).status, 200);
    const sent = { project: id, material: thingOf(await readMaterial(office, id)) };
    const again = await decide(office, sent, { path: 'asking-again', body: { reason: 'Chýba krivka.', dueOn: null } });
    assert.equal(again.status, 200, again.text);
    await app.services.db.updateTable('project_materials').set({ due_on: '2026-11-20' }).execute();
    assert.ok((await readMaterial(office, id)).items.every(({ isLate }) => isLate));
    for (const over of [{ status: 'completed' }, { status: 'development', cancelled_at: 1 }] as const) {
      const running = { cancelled_at: null, status: 'planning' } as const;
      await app.services.db
        .updateTable('projects')
        .set({ ...running, ...over })
        .execute();
      const list = await readMaterial(office, id);
      assert.deepEqual([list.isOpen, list.items.length, list.items.some(({ isLate }) => isLate)], [false, 8, false]);
      const own = await readOwnMaterial(customer, id);
      assert.deepEqual(
        own.items.map(({ title }) => title),
        ['Logo'],
        'what was given stays to be read',
      );
      const [project] = (await readHome(customer)).projects;
      assert.deepEqual([project?.toGive, project?.waitsFor, project?.isLate], [[], null, false]);
      const before = app.mail.delivered.length;
      await remindOfMaterial(app.services);
      await app.runDueJobs();
      const later = app.mail.delivered.slice(before).filter(({ subject }) => subject.startsWith('Čo od vás ešte'));
      assert.deepEqual(later, []);
      const calendar = await office.browser.get('/api/admin/calendar?from=2026-11-01&to=2026-11-30');
      assert.ok(!calendar.text.includes('"material"'), calendar.text);
    }
  },
);
