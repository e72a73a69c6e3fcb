import assert from 'node:assert/strict';
import type { CustomerDetail, CustomerRow } from '#contract/customers.ts';
import { createProject } from '#contract/projects/projects.ts';
import { auditEntries, failAtId, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { addCustomer, customerIn, formOf, kovac, novak, writeFrom } from '#tests/support/people/customers.ts';
import { done, remove } from '#tests/support/people/office.ts';
import { makeQuote, quotesPath } from '#tests/support/quotes/quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/customers';
type Page = { rows: CustomerRow[]; next: string | null };

async function list(browser: TestBrowser, query: Record<string, string> = {}): Promise<Page> {
  return (await browser.get(`${path}?${new URLSearchParams(query).toString()}`)).body as Page;
}

const namesIn = async (browser: TestBrowser, query: Record<string, string>) =>
  (await list(browser, query)).rows.map(({ name }) => name);

testOnEachEngine('G6 a customer is added with normalised numbers and with contacts', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const eva = { id: null, name: ' Eva Malá ', position: 'účtovníčka', email: 'eva@strechy.example', phone: '' };
  const made = await addCustomer(admin, { vatNumber: '2022749619', contacts: [eva] });
  assert.deepEqual([made.companyNumber, made.vatNumber, made.version], ['54321093', 'SK2022749619', 1]);
  assert.deepEqual(
    made.contacts.map(({ name, position }) => [name, position]),
    [['Eva Malá', 'účtovníčka']],
  );
  assert.deepEqual((await admin.get(`${path}/${made.id}`)).body, made);
  const [entry] = await auditEntries(database, 'customer.created');
  assert.deepEqual([entry?.actor_kind, entry?.subject_id], ['admin', made.id]);
  assert.ok(!entry?.detail.includes('Kov'), 'no personal data in the log');
});

testOnEachEngine(
  'G6 a wrong IČO, a wrong contact and a known address are rejected at their fields',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const noName = { id: null, name: '', position: '', email: 'eva', phone: '' };
    const wrong = await admin.post(path, { ...kovac, companyNumber: '54 321 098', contacts: [noName] });
    assert.deepEqual(
      refusalsOf(wrong).map(({ field, rule }) => [field, rule]),
      [
        ['companyNumber', 'number'],
        ['contacts.0.name', 'required'],
        ['contacts.0.email', 'email'],
      ],
    );
    await addCustomer(admin);
    const again = await admin.post(path, { ...kovac, email: 'JAN@STRECHY.example' });
    assert.deepEqual([again.status, again.code, refusalsOf(again)[0]?.field], [409, 'customer-known', 'email']);
    assert.equal((await list(admin)).rows.length, 1);
  },
);

testOnEachEngine(
  'G6 customers are found by words, numbers and contacts, and filtered by country and language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const eva = { id: null, name: 'Eva Ďuricová', position: '', email: '', phone: '+45 12 34 56 78' };
    await addCustomer(admin, { contacts: [eva] });
    await addCustomer(admin, novak);
    await writeFrom(app, 'web@remeslo.example');
    for (const search of ['kovac', 'STRECHY kov', '54 321 093', '0905 123 456', 'eva dur', '12345678', 'jan@strechy']) {
      assert.deepEqual(await namesIn(admin, { search }), ['Ján Kováč'], search);
    }
    assert.deepEqual(
      await namesIn(admin, { search: 'remeslo' }).then((names) => names.length),
      1,
      'who wrote by the form',
    );
    assert.deepEqual(await namesIn(admin, { search: 'ovac' }), [], 'only beginnings of words');
    assert.deepEqual(await namesIn(admin, { country: 'SK' }), ['Ján Kováč']);
    assert.equal((await list(admin, { country: 'none' })).rows.length, 2);
    assert.deepEqual(await namesIn(admin, { language: 'cs', search: 'petr' }), ['Petr Novák']);
  },
);

testOnEachEngine(
  'G6 the list has pages, newest first, with the number of requests and the time of the last one',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    await writeFrom(app, 'first@example.com');
    app.passTime(60_000);
    await writeFrom(app, 'first@example.com');
    const last = app.services.clock();
    const count = 52;
    for (let index = 0; index < count; index += 1) {
      await addCustomer(admin, { ...novak, email: `novak${index}@example.com`, name: `Novák ${index}` });
      if (index % 2 === 0) app.passTime(1);
    }
    const first = await list(admin);
    const second = await list(admin, { after: first.next ?? '' });
    assert.deepEqual([first.rows.length, second.rows.length, second.next], [50, 3, null]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    assert.equal(new Set(ids).size, count + 1);
    const oldest = second.rows.at(-1);
    assert.deepEqual([oldest?.email, oldest?.requests, oldest?.lastRequestAt], ['first@example.com', 2, last]);
    assert.equal(first.rows[0]?.lastRequestAt, null);
  },
);

testOnEachEngine(
  'G5 G6 of two changes of one version the second is rejected and changes nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
    const made = await addCustomer(one);
    const answers = await Promise.all([
      one.put(`${path}/${made.id}`, formOf(made, { phone: '0911 222 333' })),
      other.put(`${path}/${made.id}`, formOf(made, { company: 'Iná firma' })),
    ]);
    assert.deepEqual(statusesOf(answers), [200, 409]);
    assert.ok(answers.some(({ code }) => code === 'changed-meanwhile'));
    const now = customerIn(await one.get(`${path}/${made.id}`));
    assert.equal(now.version, 2);
    assert.equal([now.phone === '0911 222 333', now.company === 'Iná firma'].filter(Boolean).length, 1);
    const [entry] = await auditEntries(database, 'customer.changed');
    assert.match(entry?.detail ?? '', /^\{"fields":\["(?:phone|company)"\]\}$/);
  },
);

testOnEachEngine(
  'G6 contacts are changed, added and removed together, and the search is updated',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const person = { position: '', email: '', phone: '' };
    const made = await addCustomer(admin, {
      contacts: [
        { ...person, id: null, name: 'Eva Malá' },
        { ...person, id: null, name: 'Karol Veľký' },
      ],
    });
    const [eva] = made.contacts;
    assert.ok(eva);
    const contacts = [
      { ...eva, name: 'Eva Nová' },
      { ...person, id: null, name: 'Zita' },
    ];
    const changed = customerIn(await admin.put(`${path}/${made.id}`, formOf(made, { contacts })));
    assert.deepEqual(changed.contacts.map(({ name }) => name).toSorted(), ['Eva Nová', 'Zita']);
    assert.equal(changed.contacts.find(({ name }) => name === 'Eva Nová')?.id, eva.id);
    assert.deepEqual(await namesIn(admin, { search: 'zita' }), ['Ján Kováč']);
    assert.deepEqual(await namesIn(admin, { search: 'karol' }), []);
  },
);

testOnEachEngine('G6 a contact of another customer cannot be changed', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const other = await addCustomer(admin, {
    ...novak,
    contacts: [{ id: null, name: 'Eva Malá', position: '', email: '', phone: '' }],
  });
  const made = await addCustomer(admin);
  const [eva] = other.contacts;
  assert.ok(eva);
  await admin.put(`${path}/${made.id}`, formOf(made, { contacts: [{ ...eva, name: 'Ukradnutá' }] }));
  assert.deepEqual(customerIn(await admin.get(`${path}/${other.id}`)).contacts, other.contacts);
});

testOnEachEngine('G6 only a customer without requests, quotes and projects is deleted', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  await writeFrom(app, 'web@remeslo.example');
  const { rows } = await list(admin);
  const withRequest = rows[0]?.id ?? '';
  assert.equal((await admin.delete(`${path}/${withRequest}`, { version: 1 })).code, 'customer-has-requests');
  const made = await addCustomer(admin);
  assert.equal((await admin.delete(`${path}/${made.id}`, { version: 7 })).code, 'changed-meanwhile');
  const quote = await makeQuote(admin, { kind: 'empty', language: 'sk', customerId: made.id });
  assert.equal((await admin.delete(`${path}/${made.id}`, { version: 1 })).code, 'customer-has-records');
  done(await remove(admin, `${quotesPath}/${quote.id}`, { version: 1 }));
  assert.equal((await admin.delete(`${path}/${made.id}`, { version: 1 })).status, 200);
  assert.equal((await admin.get(`${path}/${made.id}`)).code, 'not-found');
  assert.deepEqual(await namesIn(admin, { search: 'kovac' }), []);
  assert.equal((await auditEntries(database, 'customer.deleted')).length, 1);
  const withProject = await addCustomer(admin);
  const facts = { title: 'Web', language: 'sk', service: null, startsOn: '2026-12-01', dueOn: '2027-02-01' };
  const project = { ...facts, customerId: withProject.id };
  done(await admin.post(createProject.path, project, { 'idempotency-key': newKey() }), createProject);
  assert.equal((await admin.delete(`${path}/${withProject.id}`, { version: 1 })).code, 'customer-has-records');
});

testOnEachEngine(
  'G6 a company number of another customer causes a warning, not an error',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const made = await addCustomer(admin);
    const known = await admin.get(`${path}/known?companyNumber=54321093`);
    assert.deepEqual(known.body, { customers: [{ id: made.id, name: made.name, company: made.company }] });
    const twin = await addCustomer(admin, { email: 'druhy@strechy.example', name: 'Dvojník' });
    const found = (await admin.get(`${path}/${twin.id}/duplicates`)).body as {
      rows: { id: string; reasons: string[] }[];
    };
    assert.deepEqual(
      found.rows.map(({ id, reasons }) => [id, reasons]),
      [[made.id, ['company-number', 'company', 'phone']]],
    );
  },
);

testOnEachEngine(
  'G6 duplicates have the same number, company or phone, strongest reason first',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const made = await addCustomer(admin);
    await addCustomer(admin, { ...novak, email: 'a@example.com', name: 'Telefón', phone: '0905 123 456' });
    await addCustomer(admin, { ...novak, email: 'b@example.com', name: 'Firma', company: 'STRECHY KOVAC sro' });
    await addCustomer(admin, {
      ...novak,
      email: 'c@example.com',
      name: 'Číslo',
      country: 'SK',
      companyNumber: '54321093',
    });
    await addCustomer(admin, { ...novak, email: 'd@example.com', name: 'Podobná', company: 'Strechy Kováč Morava' });
    const { rows } = (await admin.get(`${path}/${made.id}/duplicates`)).body as { rows: CustomerDetail[] };
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['Číslo', 'Firma', 'Telefón'],
    );
  },
);

testOnEachEngine('G11 a change of a customer whose audit entry fails is not stored', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const made = await addCustomer(admin);
  failAtId(app, 1);
  assert.equal((await admin.put(`${path}/${made.id}`, formOf(made, { name: 'Iný' }))).status, 500);
  assert.deepEqual(customerIn(await admin.get(`${path}/${made.id}`)), made);
});
