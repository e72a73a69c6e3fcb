import assert from 'node:assert/strict';
import { unzipSync } from 'fflate';
import { readPerson, restrictCustomer, searchPersons } from '#contract/personal-data/persons.ts';
import {
  addSubjectRequest,
  answerSubjectRequest,
  eraseSubject,
  extendSubjectRequest,
  listSubjectRequests,
  subjectCopyPath,
} from '#contract/personal-data/subject-requests.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import {
  createCustomer,
  getCustomer,
  listCustomerDuplicates,
  listCustomers,
  lookUpCustomers,
} from '#contract/customers.ts';
import { listInboundMails } from '#contract/mail/inbound-mail.ts';
import { listOutbox } from '#contract/mail/mail-delivery.ts';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { inboundRows } from '#server/database/test-programs/inbound-rows.ts';
import { isUnwanted } from '#server/features/mail/preferences/is-unwanted.ts';
import { recipientWish } from '#server/features/mail/preferences/recipient-wish.ts';
import { rowsOf } from '#server/features/personal-data/personal-rows-store.ts';
import { forgetPartings } from '#server/features/personal-data/erasure/forget-partings.ts';
import { deleteExpiredLimits } from '#server/http/security/rate-limit-store.ts';
import { endWork, leaver, makeLeaver, tracesIn } from '#tests/support/database/departures.ts';
import { deleteOver } from '#tests/support/database/retention.ts';
import { kovac } from '#tests/support/people/customers.ts';
import { done, storeRequest } from '#tests/support/people/office.ts';
import { idOf, jana, mailsTo, registerVerified } from '#tests/support/people/accounts.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { answersOf, submission, submit } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const dayMs = 24 * 60 * 60_000;
const path = addSubjectRequest.path;
const isKept = (table: string) => rowsOf(table as never)?.erased === 'kept';

testOnEachEngine(
  'K6 a person is found by address, name and phone over all tables, copied, and erased by the register with what has to stay',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { db } = app.services;
    const left = await makeLeaver(office);
    const search = async (text: string) =>
      done(await browser.post(searchPersons.path, { search: text }), searchPersons).persons;
    await db.updateTable('users').set({ display_name: 'Čučka Ångström Øster' }).where('role', '=', 'user').execute();
    const written = [
      'Odchádzajúca',
      'odchadzajuca',
      'ZORA ODCHÁDZAJÚCA',
      'Øster',
      'cucka ANGSTROM oster',
      'čučka ångström',
    ];
    for (const text of [leaver.email.toUpperCase(), '905 111', leaver.username, ...written]) {
      const found = await search(text);
      assert.ok(
        found.some(({ person }) => person.email === leaver.email),
        text,
      );
    }
    for (const text of ['100%_nikto', '?!']) assert.deepEqual(await search(text), []);
    const [found] = await search(leaver.email);
    assert.ok(found);
    const seen = done(await browser.post(readPerson.path, found.person), readPerson);
    const tables = seen.tables.map(({ table }) => table);
    for (const table of [
      'users',
      'customers',
      'service_requests',
      'outbox_messages',
      'inbound_mails',
      'quotes',
      'projects',
      'tax_documents',
      'payments',
      'attachments',
    ])
      assert.ok(tables.includes(table), table);
    assert.deepEqual(seen.obstacles, ['projects']);
    const body = {
      kind: 'erasure',
      name: leaver.contact.name,
      email: leaver.email,
      language: 'sk',
      receivedOn: '2026-11-21',
    };
    const keys = { customerId: found.person.customerIds[0] ?? null, userId: found.person.userId };
    const added = done(await browser.post(path, { ...body, ...keys }), addSubjectRequest);
    assert.equal(added.dueOn, '2026-12-21');
    assert.equal(
      done(await browser.post(path, { ...body, ...keys }), addSubjectRequest).id,
      added.id,
      'the same is noted once',
    );
    const copy = await browser.get(subjectCopyPath.replace(':id', added.id));
    assert.equal(copy.status, 200);
    const names = Object.keys(unzipSync(copy.bytes));
    assert.ok(
      names.includes('index.html') && names.includes('data/customers.json') && names.includes('data/quotes.csv'),
    );
    const erasure = `${path}/${added.id}/erasure`;
    assert.equal((await browser.post(erasure, { version: added.version })).code, 'account-still-needed');
    await endWork(office, left.signed.quote.id);
    const erased = done(await browser.post(erasure, { version: added.version }), eraseSubject);
    assert.equal(erased.outcome, 'partly');
    await app.runDueJobs();
    const told = (await mailsTo(app, leaver.email)).at(-1);
    assert.match(told?.text ?? '', /31\.\s12\.\s2036/);
    await app.runDueJobs();
    await forgetPartings(app.services);
    app.passTime(2 * dayMs);
    await deleteExpiredLimits(db, app.services.clock());
    assert.deepEqual(
      Object.keys(await tracesIn(database)).filter((table) => !isKept(table)),
      [],
    );
    const [entry] = done(await (await app.newBrowserOf('admin')).get(path), listSubjectRequests).requests;
    assert.deepEqual([entry?.name, entry?.email, entry?.isEmptied, entry?.outcome], ['', '', true, 'partly']);
  },
);

testOnEachEngine('K6 somebody without an account is erased as well, and nobody else is', async (database, context) => {
  const { app, browser } = await openQuoteOffice(context, database);
  const { db } = app.services;
  const contact = { name: 'Hosť Bezúčtový', email: 'host@bezuctu.example', phone: '', company: '' };
  const [guest, other] = [await storeRequest(app, { contact }), await storeRequest(app)];
  const body = { kind: 'erasure', name: contact.name, email: contact.email, language: 'cs', receivedOn: '2026-11-20' };
  const added = done(await browser.post(path, { ...body, customerId: null, userId: null }), addSubjectRequest);
  done(await browser.post(`${path}/${added.id}/erasure`, { version: added.version }), eraseSubject);
  await app.runDueJobs();
  await app.runDueJobs();
  await forgetPartings(app.services);
  assert.deepEqual(await tracesIn(database, [contact.name, contact.email]), {});
  const rows = await db.selectFrom('service_requests').select(['id', 'contact']).execute();
  assert.deepEqual(rows.map(({ id }) => id).toSorted(), [guest.id, other.id].toSorted(), 'figures stay');
  assert.ok(rows.find(({ id }) => id === other.id)?.contact.includes('Anna Kováčová'));
});

testOnEachEngine(
  'K6 an extension is told with its reason, once; answers are noted, and the name goes a year later',
  async (database, context) => {
    const { app, browser } = await openQuoteOffice(context, database);
    const body = {
      kind: 'access',
      name: 'Pýtajúci',
      email: 'pyta@sa.example',
      language: 'da',
      receivedOn: '2026-11-20',
    };
    const wrong = await browser.post(path, {
      ...body,
      email: 'x',
      receivedOn: '2027-01-01',
      customerId: null,
      userId: null,
    });
    assert.deepEqual(
      (wrong.body as ErrorBody).details?.map(({ field }) => field),
      ['email', 'receivedOn'],
    );
    const { id } = done(await browser.post(path, { ...body, customerId: null, userId: null }), addSubjectRequest);
    assert.equal((await browser.post(`${path}/${id}/erasure`, { version: 1 })).code, 'step-not-allowed');
    assert.equal((await browser.post(`${path}/${id}/extension`, { version: 1, reason: ' ' })).status, 400);
    const longer = done(
      await browser.post(`${path}/${id}/extension`, { version: 1, reason: 'Mange sager.' }),
      extendSubjectRequest,
    );
    assert.equal(longer.dueOn, '2027-02-22');
    assert.equal((await browser.post(`${path}/${id}/extension`, { version: 2, reason: 'Igen.' })).status, 400);
    await app.runDueJobs();
    const [mail] = await mailsTo(app, 'pyta@sa.example');
    assert.match(mail?.text ?? '', /Mange sager\./);
    assert.match(mail?.text ?? '', /22\.\sfeb\.\s2027/);
    assert.equal(
      (await browser.post(`${path}/${id}/answer`, { version: 1, outcome: 'refused', note: '' })).code,
      'changed-meanwhile',
    );
    done(
      await browser.post(`${path}/${id}/answer`, { version: 2, outcome: 'fulfilled', note: 'Poslané.' }),
      answerSubjectRequest,
    );
    app.passTime(367 * dayMs);
    await deleteOver(app.services, 'subject-requests');
    const [entry] = await database.db.selectFrom('subject_requests').selectAll().execute();
    assert.deepEqual([entry?.name, entry?.email, entry?.note, entry?.outcome], ['', '', '', 'fulfilled']);
  },
);

testOnEachEngine(
  'K6 a restricted customer is in no list, search, mail that came in or hint, gets no mail that can wait, and comes back',
  async (database, context) => {
    const { app, browser } = await openQuoteOffice(context, database);
    const { db } = database;
    const contact = { ...leaver.contact, name: 'Anna Kováčová' };
    await submit(app.newBrowser(), submission({ answers: answersOf(contact) }));
    const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
    const { id: requestId } = await db.selectFrom('service_requests').select('id').executeTakeFirstOrThrow();
    const companyNumber = '54321093';
    await db.updateTable('customers').set({ company_number: companyNumber }).execute();
    const twin = done(await browser.post(createCustomer.path, { ...kovac, companyNumber }), createCustomer);
    await db
      .insertInto('inbound_mails')
      .values({ ...inboundRows.inbound_mails, id: app.services.newId(), service_request_id: requestId })
      .execute();
    const duplicates = listCustomerDuplicates.path.replace(':id', twin.id);
    const reminder = { kind: 'quote-unseen', email: contact.email };
    const texts = { subject: 'Vec', text: 'Text', html: '<p>Text</p>', language: 'sk' } as const;
    const mail = {
      id: 'mail',
      from: { name: '', address: 'a@firma.example' },
      to: contact.email,
      createdAt: 0,
      ...texts,
    };
    const isMailed = async (kind: string) => Number((await recipientWish(app.services, { kind, mail })) !== 'unwanted');
    const listed = async () => ({
      outbox: done(await browser.get(`${listOutbox.path}?search=${contact.email}`), listOutbox).rows.length,
      customers: done(await browser.get(listCustomers.path), listCustomers).rows.length,
      requests: done(await browser.get(listServiceRequests.path), listServiceRequests).rows.length,
      search: done(await browser.get(`${listServiceRequests.path}?search=Kov%C3%A1%C4%8Dov%C3%A1`), listServiceRequests)
        .rows.length,
      inbound: done(await browser.get(listInboundMails.path), listInboundMails).rows.length,
      duplicates: done(await browser.get(duplicates), listCustomerDuplicates).rows.length,
      known: done(await browser.get(`${lookUpCustomers.path}?companyNumber=${companyNumber}`), lookUpCustomers)
        .customers.length,
      reminded: Number(!(await isUnwanted(app.services, db, reminder))),
      favour: await isMailed('reference-asked'),
      invoice: await isMailed('tax-document'),
    });
    const before = await listed();
    const restriction = `/api/admin/customers/${id}/restriction`;
    done(await browser.put(restriction, { ground: 'accuracy' }), restrictCustomer);
    const [whole, nothing] = [
      { outbox: 1, requests: 1, search: 1, inbound: 1, duplicates: 1, reminded: 1, favour: 1, invoice: 1 },
      { outbox: 0, requests: 0, search: 0, inbound: 0, duplicates: 0, reminded: 0, favour: 0, invoice: 1 },
    ];
    assert.deepEqual(before, { ...whole, customers: 2, known: 2 });
    // What is left is the other one, who is not restricted.
    assert.deepEqual(await listed(), { ...nothing, customers: 1, known: 1 });
    const customer = getCustomer.path.replace(':id', id);
    assert.equal(done(await browser.get(customer), getCustomer).restriction, 'accuracy');
    done(await browser.put(restriction, { ground: null }), restrictCustomer);
    assert.deepEqual(await listed(), before);
    assert.equal(done(await browser.get(customer), getCustomer).restriction, null);
  },
);

testOnEachEngine(
  'K6 G6 an entry of somebody whose account was deleted meanwhile is copied and erased, and an account that is not there is not found',
  async (database, context) => {
    const { app, browser } = await openQuoteOffice(context, database);
    await registerVerified(app, jana);
    const userId = await idOf(database, jana.username);
    const body = { name: 'Jana', email: jana.email, language: 'sk', receivedOn: '2026-11-20', customerId: null };
    const { id } = done(await browser.post(path, { ...body, kind: 'erasure', userId }), addSubjectRequest);
    assert.equal((await browser.delete(`/api/admin/users/${userId}`, { version: 2 })).status, 200);
    const entries = async () => done(await browser.get(path), listSubjectRequests).requests;
    assert.deepEqual(
      (await entries()).map((entry) => entry.userId),
      [null],
    );
    assert.equal((await browser.get(subjectCopyPath.replace(':id', id))).status, 200);
    const unknown = { userId, customerIds: [], email: jana.email };
    assert.equal((await browser.post(readPerson.path, unknown)).code, 'not-found');
    // An entry of a release before names the account still.
    await database.db.updateTable('subject_requests').set({ user_id: userId }).execute();
    assert.equal((await browser.get(subjectCopyPath.replace(':id', id))).status, 200);
    done(await browser.post(`${path}/${id}/erasure`, { version: 1 }), eraseSubject);
    await app.runDueJobs();
    assert.deepEqual(
      (await entries()).map((entry) => [entry.isEmptied, entry.userId]),
      [[true, null]],
    );
  },
);
