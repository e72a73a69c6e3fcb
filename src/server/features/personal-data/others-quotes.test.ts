import assert from 'node:assert/strict';
import { listProjects } from '#contract/projects/projects.ts';
import { readPerson } from '#contract/personal-data/persons.ts';
import { listQuotes } from '#contract/quotes/quote-list.ts';
import { anonymiseCustomer, getCustomer } from '#contract/customers.ts';
import { idOf, mailedToken, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { done } from '#tests/support/people/office.ts';
import {
  beginProject,
  handOver,
  openPortal,
  ownProjectsPath,
  projectsPath,
} from '#tests/support/people/project-office.ts';
import { bodiesOf, inProject, readAsCustomer, written } from '#tests/support/people/threads.ts';
import { copyOf, readData, sendDataForm } from '#tests/support/database/own-data.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { draftDocument, issueDocumentOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { listOf, newCollection, png, upload } from '#tests/support/requests/uploads.ts';

const asking = { ...peter, username: 'Anna', email: 'anna@kovac.example' };
const buyer = { ...wholeBuyer, name: 'Boris Druhý', company: 'Firma Druhá', email: 'b@firma-b.example' };

/** A project whose request one person has sent and whose quote went to another, both with an account. */
async function openApart(office: QuoteOffice) {
  const { app } = office;
  const begun = await beginProject(office, { title: 'Zmluva druhej firmy', buyer });
  const recipient = await openPortal(office, buyer.email);
  const portal = await registerVerified(app, asking);
  await handOver(office, begun.project, { pictures: ['Snímka druhej firmy'] });
  await written(recipient, { side: 'customer', ...inProject(begun.project.id), body: 'Tajné druhej firmy.' });
  const draft = await draftDocument(office.browser, { kind: 'final', quoteId: begun.quote.id });
  await issueDocumentOf(office.browser, draft);
  await app.runDueJobs();
  return { ...begun, recipient, portal };
}

const copyFor = async ({ app }: QuoteOffice, name: string) =>
  readZip(await copyOf(app, await idOf(app.services, name)));

async function leave({ app }: QuoteOffice, portal: Awaited<ReturnType<typeof openApart>>['portal']): Promise<void> {
  assert.equal((await sendDataForm(portal, { go: 'delete', currentPassword: asking.password })).status, 303);
  const token = await mailedToken(app, asking.email);
  assert.equal((await sendDataForm(portal, { go: 'confirm', token })).status, 200);
  await app.runDueJobs();
}

/** What the recipient has of the project: what was said, what was given, and that the office lists quote and project. */
async function contractOf(
  { browser }: QuoteOffice,
  { db }: Pick<TestDatabase, 'db'>,
  { project, recipient }: Pick<Awaited<ReturnType<typeof openApart>>, 'project' | 'recipient'>,
) {
  const material = await db.selectFrom('attachments').select('name').where('project_id', '=', project.id).execute();
  return {
    said: bodiesOf(await readAsCustomer(recipient, inProject(project.id))),
    opened: (await recipient.get(`${ownProjectsPath}/${project.id}`)).status,
    material: material.map(({ name }) => name),
    quotes: done(await browser.get(listQuotes.path), listQuotes).rows.map(({ title }) => title),
    projects: done(await browser.get(projectsPath), listProjects).rows.map(({ title }) => title),
  };
}

testOnEachEngine(
  'I4 I3 K6 a copy of one’s data holds nothing of a contract whose quote went to somebody else, and theirs holds it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await openApart(office);
    const copy = await copyFor(office, asking.username);
    for (const [name, bytes] of copy) {
      const text = bytes.toString();
      for (const trace of [buyer.name, buyer.company, buyer.email, 'druhej firmy'])
        assert.ok(!text.includes(trace), `${trace} in ${name}`);
    }
    assert.ok(copy.has('data/service_requests.json'), 'the request is theirs');
    const others = ['quotes', 'quote_snapshots', 'quote_signatures', 'projects', 'milestone_handovers'];
    const money = ['payment_requests', 'tax_documents', 'service_request_messages'];
    const theirs = await copyFor(office, `portal ${buyer.email}`);
    for (const table of [...others, ...money]) {
      assert.equal(copy.has(`data/${table}.json`), false, table);
      assert.ok(theirs.has(`data/${table}.json`), table);
    }
  },
);

testOnEachEngine(
  'K6 I4 whoever deletes the account leaves the running contract of somebody else with all that was said and given, and is not kept by it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const apart = await openApart(office);
    const collection = newCollection();
    assert.equal((await upload(office.browser, { ...png, name: 'podklad.png', collection })).status, 204);
    const [file] = await listOf(office.browser, collection);
    const given = { project_id: apart.project.id, service_request_id: null };
    await database.db
      .updateTable('attachments')
      .set(given)
      .where('id', '=', file?.id ?? '')
      .execute();
    const before = await contractOf(office, database, apart);
    assert.deepEqual(before, {
      said: ['Tajné druhej firmy.'],
      opened: 200,
      material: ['podklad.png'],
      quotes: ['Zmluva druhej firmy'],
      projects: ['Zmluva druhej firmy'],
    });
    const { obstacles, kept } = await readData(apart.portal);
    assert.deepEqual([obstacles, kept], [[], []]);
    await leave(office, apart.portal);
    assert.deepEqual(await contractOf(office, database, apart), before);
    assert.deepEqual(await database.db.selectFrom('kept_records').selectAll().execute(), []);
  },
);

testOnEachEngine(
  'K6 I4 a customer who is made anonymous takes nothing of a contract that somebody else has signed along',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const apart = await openApart(office);
    const before = await contractOf(office, database, apart);
    const { customer_id: id } = await database.db
      .selectFrom('service_requests')
      .select('customer_id')
      .executeTakeFirstOrThrow();
    const path = getCustomer.path.replace(':id', id ?? '');
    const { version } = done(await office.browser.get(path), getCustomer);
    done(await office.browser.post(anonymiseCustomer.path.replace(':id', id ?? ''), { version }), anonymiseCustomer);
    assert.deepEqual(await contractOf(office, database, apart), before);
  },
);

testOnEachEngine(
  'K6 the recipient of a quote for somebody else’s request is kept by the running project, and takes it along',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { recipient } = await openApart(office);
    const { obstacles, kept } = await readData(recipient);
    assert.ok(obstacles.includes('projects'));
    assert.deepEqual(
      kept.map(({ kind }) => kind),
      ['quote', 'project', 'tax-document', 'payment-request'],
    );
  },
);

testOnEachEngine(
  'K6 the register finds a contract by the customer that an entry names, whatever address it was asked from',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project } = await beginProject(office, { buyer: { ...buyer, email: asking.email } });
    const named = { userId: null, customerIds: [project.customer?.id ?? ''], email: 'nova@adresa.example' };
    const { tables, obstacles } = done(await office.browser.post(readPerson.path, named), readPerson);
    const found = tables.map(({ table }) => table);
    assert.ok(['quotes', 'quote_signatures', 'projects'].every((table) => found.includes(table)));
    assert.deepEqual(obstacles, ['projects']);
  },
);
