import assert from 'node:assert/strict';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMaterialSecret } from '#contract/projects/project-material.ts';
import { pathOf } from '#domain/routes.ts';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import { tracesIn } from '#tests/support/database/departures.ts';
import { copyOf } from '#tests/support/database/own-data.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { textsOf } from '#server/texts.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { done } from '#tests/support/people/office.ts';
import { decide, give, readMaterial, readOwnMaterial, thingOf } from '#tests/support/people/project-material.ts';
import { beginProject, openPortal, projectsPath } from '#tests/support/people/project-office.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { png } from '#tests/support/requests/uploads.ts';

const secret = 'Tajne-Heslo-8731';

/** A project whose customer has given access data. */
async function openGiven(office: QuoteOffice) {
  const { quote, project } = await beginProject(office);
  const customer = await openPortal(office, quote.content.buyer.email);
  const { id } = project;
  const access = thingOf(await readOwnMaterial(customer, id), true);
  const given = await give(customer, { project: id, material: access }, { note: 'Platí do mája.', secret });
  assert.equal(given.status, 200, given.text);
  const [kept] = thingOf(await readMaterial(office, id), true).secrets;
  assert.ok(kept);
  const reading = `${projectsPath}/${id}/material/${access.id}/secrets/${kept.id}/reading`;
  return { id, customer, access, kept, reading };
}

/** Where a value stands in clear: tables, files of the data folder, and a backup. */
async function placesOf(value: string, database: TestDatabase, office: QuoteOffice): Promise<string[]> {
  const { dataDir } = office.app.services.config;
  const file = path.join(dataDir, 'search.ndjson.gz');
  await backUpDatabase({ ...database.location, file, createdAt: 0 });
  const backup = gunzipSync(readFileSync(file)).includes(value) ? ['backup'] : [];
  rmSync(file);
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => readFileSync(name).includes(value));
  return [...Object.keys(await tracesIn(database, [value])), ...files, ...backup];
}

testOnEachEngine(
  'I7 access data that were sent twice are kept once, and corrected ones are never taken for the same',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, customer, access, reading } = await openGiven(office);
    const again = (value: string) =>
      give(customer, { project: id, material: access }, { note: 'Platí do mája.', secret: value });
    assert.equal((await again(secret)).status, 200);
    assert.equal((await again('Opravene-Heslo')).code, 'changed-meanwhile');
    const current = thingOf(await readOwnMaterial(customer, id), true);
    const corrected = { note: 'Platí do mája.', secret: 'Opravene-Heslo' };
    assert.equal((await give(customer, { project: id, material: current }, corrected)).status, 200);
    const { secrets } = thingOf(await readMaterial(office, id), true);
    assert.equal(secrets.length, 2);
    const newest = reading.replace(/[^/]+\/reading$/, `${secrets.at(-1)?.id}/reading`);
    assert.equal(done(await office.browser.post(newest), readMaterialSecret).value, 'Opravene-Heslo');
    const repeated = await give(customer, { project: id, material: current }, corrected);
    assert.equal(repeated.code, 'changed-meanwhile', 'what was read can be compared with nothing');
  },
);

testOnEachEngine(
  'I7 S7 access data are nowhere in clear, shown to one administrator once with an entry in the audit log, and deleted',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { id, customer, access, kept, reading } = await openGiven(office);
    await app.runDueJobs();
    const { db } = app.services;
    const { sealed_value: sealed } = await db
      .selectFrom('material_secrets')
      .select('sealed_value')
      .executeTakeFirstOrThrow();
    assert.match(sealed, /^sealed\.1\./);
    const owner = await db.selectFrom('users').select('id').where('role', '=', 'user').executeTakeFirstOrThrow();
    const copy = [...readZip(await copyOf(app, owner.id)).values()];
    const isTold = (value: string) => copy.some((part) => part.includes(value));
    assert.ok(isTold('Platí do mája.') && !isTold(secret) && !isTold(sealed), 'what was said is told, no secret is');
    assert.deepEqual(await placesOf(secret, database, office), []);
    const before = app.transcript();
    assert.ok(!before.log.includes(secret) && !before.answers.includes(secret) && !before.answers.includes(sealed));
    assert.ok(app.mail.delivered.every((mail) => !JSON.stringify(mail).includes(secret)));

    assert.equal((await customer.post(reading)).code, 'access-denied');
    const colleague = await app.newBrowserOf('admin');
    await db.updateTable('sessions').set({ proved_at: 0 }).execute();
    assert.equal((await browser.post(reading)).code, 'proof-needed', 'a stolen session is not enough');
    await db.updateTable('sessions').set({ proved_at: app.services.clock() }).execute();
    const unknown = reading.replace(kept.id, access.id);
    assert.equal((await browser.post(unknown)).code, 'not-found');
    const answers = await Promise.all([browser, colleague].map((each: TestBrowser) => each.post(reading)));
    assert.deepEqual(answers.map(({ code }) => code ?? 'shown').toSorted(), ['shown', 'step-not-allowed']);
    const shown = answers.find(({ status }) => status === 200);
    assert.ok(shown);
    assert.equal(done(shown, readMaterialSecret).value, secret);
    assert.equal(shown.headers.get('cache-control'), 'no-store');
    assert.equal((await browser.post(reading)).code, 'step-not-allowed');
    assert.deepEqual(await placesOf(secret, database, office), []);
    assert.deepEqual(await tracesIn(database, [sealed]), {}, 'no table has it sealed any more');
    assert.equal(app.transcript().answers.split(secret).length, 2, 'in one answer');
    const entries = await db.selectFrom('audit_entries').select(['action', 'subject_id', 'detail']).execute();
    const read = entries.filter(({ action }) => action === 'project.secret-read');
    assert.deepEqual(
      read.map(({ subject_id: subject, detail }) => [subject, detail.includes(access.id)]),
      [[id, true]],
    );
    const [facts] = thingOf(await readOwnMaterial(customer, id), true).secrets;
    assert.deepEqual(facts && { ...facts, readAt: null }, kept, 'when it was given stays');
    assert.ok(facts?.readAt);
  },
);

/** Sends a form of a project's page with files, as a browser without scripts does. */
async function sendForm(browser: TestBrowser, page: string, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  return browser.call(page, {
    method: 'POST',
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
    },
    body: Buffer.from(await sent.arrayBuffer()),
  });
}

testOnEachEngine(
  'I7 without scripts files, words and access data go by a form, and a refused one keeps what was typed but for what is secret, also where the thing was taken off the list',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { quote, project } = await beginProject(office);
    const { id } = project;
    const customer = await openPortal(office, quote.content.buyer.email);
    const page = pathOf('portalProject', 'sk', { id });
    const list = await readOwnMaterial(customer, id);
    const [logo, access] = [thingOf(list), thingOf(list, true)];
    const fields = { go: 'material', material: logo.id, version: String(logo.version) };
    const picture = new File([new Uint8Array(png.bytes)], 'Logo.png', { type: 'image/png' });
    const empty = await sendForm(customer, page, { ...fields, note: ' ', files: new File([], '') });
    const refused = readPageInput(empty.text).data.materialForm;
    assert.deepEqual([empty.status, refused?.errors.note], [400, 'Priložte súbor alebo napíšte pár slov.']);
    const program = new File(['MZ program'], 'logo.exe');
    const unsafe = await sendForm(customer, page, { ...fields, note: 'Logo.', files: program });
    const kept = readPageInput(unsafe.text).data.materialForm;
    assert.ok(unsafe.status === 415 || unsafe.status === 400 || unsafe.status === 422, String(unsafe.status));
    assert.deepEqual([kept?.note, typeof kept?.failure], ['Logo.', 'string']);
    for (let time = 0; time < 2; time += 1) {
      const sent = await sendForm(customer, page, { ...fields, note: 'Logo.' });
      assert.deepEqual([sent.status, sent.headers.get('location')], [303, `${page}#material`], 'sent twice it is once');
    }
    const more = thingOf(await readOwnMaterial(customer, id));
    const again = { ...fields, version: String(more.version), note: '', files: picture };
    assert.equal((await sendForm(customer, page, again)).status, 303);
    const there = thingOf(await readMaterial(office, id));
    assert.deepEqual([there.files.map(({ name }) => name), there.events.length], [['Logo.png'], 2]);

    const secretly = { ...fields, material: access.id, note: 'Platí do mája.', secret };
    const late = await sendForm(customer, page, { ...secretly, version: '7' });
    assert.deepEqual([late.status, readPageInput(late.text).data.materialForm?.note], [409, 'Platí do mája.']);
    assert.ok(!late.text.includes(secret));
    assert.equal((await sendForm(customer, page, { ...secretly, version: String(access.version) })).status, 303);
    assert.equal(thingOf(await readMaterial(office, id), true).secrets.length, 1);
    assert.deepEqual(await placesOf(secret, database, office), []);

    const unneeded = list.items.find((each) => !each.isSecret && each.id !== logo.id);
    assert.ok(unneeded);
    const removed = await decide(office, { project: id, material: unneeded }, { path: 'removal' });
    assert.equal(removed.status, 200, removed.text);
    const gone = await sendForm(customer, page, {
      ...fields,
      material: unneeded.id,
      note: 'Nové logo.',
      files: picture,
    });
    const lost = readPageInput(gone.text).data;
    assert.deepEqual(
      [gone.status, lost.ownProject?.project.id, lost.materialForm?.note, lost.materialForm?.failure],
      [409, id, 'Nové logo.', textsOf('sk')('projectMaterial:left.text')],
      'taken off the list meanwhile',
    );
    assert.match(gone.text, /role="alert"[^]*?Toto už netreba[^]*?Nové logo\.[^]*?<\/section>/);
    const stranger = await openPortal(office, 'cudzi@example.com');
    assert.equal((await sendForm(stranger, page, again)).status, 404);
    assert.equal((await sendForm(office.app.newBrowser(), page, again)).status, 401);
    const wanting = await give(customer, { project: id, material: { ...access, version: 2 } }, { secret: ' ' });
    assert.deepEqual(
      refusalsOf(wanting).map(({ field }) => field),
      ['secret'],
    );
  },
);
