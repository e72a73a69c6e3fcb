import assert from 'node:assert/strict';
import { readOwnProject } from '#contract/projects/own-projects.ts';
import { anonymiseCustomer, getCustomer } from '#contract/customers.ts';
import { mailsTo, peter, registerIn } from '#tests/support/people/accounts.ts';
import { addColleague, openFirm } from '#tests/support/people/firms.ts';
import { keepOnly, newestTo, offIn, settingsPath, turnedOffOf } from '#tests/support/people/mail-preferences.ts';
import { done, keepSignedIn } from '#tests/support/people/office.ts';
import {
  askForChanges,
  beginProject,
  handOver,
  openPortal,
  readProject,
} from '#tests/support/people/project-office.ts';
import { letMailsLeave, openQuoteOffice, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

testOnEachEngine(
  'I3 a mail that waits is not sent once its recipient has turned its topic off, and what cannot be turned off always is',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote } = await beginProject(office);
    const { email } = quote.content.buyer;
    const customer = await openPortal(office, email);
    await keepSignedIn(database);
    const before = (await mailsTo(office.app, email)).length;
    await handOver(office, project);
    assert.equal((await newestTo(office.browser, email))?.state, 'pending');
    const saved = await keepOnly(customer, []);
    assert.deepEqual([saved.status, saved.headers.get('location')], [303, `${settingsPath}?done=mails#mails`]);
    await office.app.runDueJobs();
    const unsent = await newestTo(office.browser, email);
    assert.deepEqual([unsent?.kind, unsent?.state, unsent?.failure], ['milestone-handed-over', 'failed', 'turned-off']);
    assert.equal((await mailsTo(office.app, email)).length, before);
    const { ownMails } = readPageInput((await customer.get(`${settingsPath}?done=mails`)).text).data;
    assert.deepEqual(
      [ownMails?.email, ownMails?.isSaved, ownMails?.topics.some(({ isOn }) => isOn)],
      [email, true, false],
    );
    await sendForRequest(office);
    await letMailsLeave(office);
    const [last] = (await mailsTo(office.app, email)).slice(-1);
    assert.match(last?.subject ?? '', /ponuka/i, 'a quote is always sent');
    assert.deepEqual([last?.unsubscribe, last?.text.includes('nastavenie-emailov')], [undefined, false]);
  },
);

testOnEachEngine(
  'I5 everybody of a firm who may do what a mail asks for gets it, and each chooses for the own address alone',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const firm = await openFirm(office, 'alfa');
    await keepSignedIn(database);
    const boss = await addColleague(office, firm, { username: 'sefka', right: 'all' });
    const writer = await addColleague(office, firm, { username: 'pisarka', right: 'messages' });
    await addColleague(office, firm, { username: 'uctovnik', right: 'documents' });
    const people = [firm.email, 'sefka@kolega.example', 'pisarka@kolega.example', 'uctovnik@kolega.example'];
    const toApprove = async () => {
      await office.app.runDueJobs();
      const mails = await Promise.all(people.map((email) => mailsTo(office.app, email)));
      return mails.map((each) => each.filter(({ subject }) => subject.startsWith('Na schválenie')).length);
    };
    const project = await readProject(office, firm.projectId);
    const milestone = await handOver(office, project);
    assert.deepEqual(await toApprove(), [1, 1, 0, 0], 'who may approve');
    assert.deepEqual([await offIn(boss), await offIn(writer)], [[], []]);
    await keepOnly(boss, ['messages', 'material', 'quote-reminders', 'references']);
    assert.deepEqual([await offIn(boss), await offIn(firm.owner)], [['approvals'], []]);
    assert.deepEqual(await turnedOffOf(office.browser, firm.customerId), [
      { email: 'sefka@kolega.example', topics: ['approvals'] },
    ]);
    done(await askForChanges(firm.owner, { project: firm.projectId, milestone }), readOwnProject);
    await handOver(office, await readProject(office, firm.projectId));
    assert.deepEqual(await toApprove(), [2, 1, 0, 0]);
    assert.equal((await boss.get(`/api/admin/customers/${firm.customerId}/mail-preferences`)).status, 403);
  },
);

testOnEachEngine(
  'I3 K6 nothing can be chosen for an address that is not verified, and what was chosen is forgotten with the customer',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote } = await beginProject(office);
    const { email } = quote.content.buyer;
    const stranger = await registerIn(office.app, { ...peter, username: 'neoverena', email });
    assert.deepEqual(await offIn(stranger), []);
    assert.equal((await keepOnly(stranger, [])).status, 400);
    const { ownMails } = readPageInput((await stranger.get(settingsPath)).text).data;
    assert.deepEqual([ownMails?.email, ownMails?.topics], [null, []]);
    assert.deepEqual(await database.db.selectFrom('mail_preferences').select('id').execute(), []);
    const { customer_id: customerId } = await database.db
      .selectFrom('projects')
      .select('customer_id')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow();
    const customers = await database.db
      .selectFrom('customers')
      .select(['id', 'version', 'email_key'])
      .where('id', '=', customerId)
      .execute();
    const [customer] = customers;
    assert.ok(customer);
    const off = { topic: 'material', is_on: 0, changed_at: 1 } as const;
    for (const key of [customer.email_key, 'iny@example.com']) {
      await database.db
        .insertInto('mail_preferences')
        .values({ id: `material ${key}`, email_key: key, ...off })
        .execute();
    }
    await database.db
      .updateTable('users')
      .set({ email: null, email_key: null })
      .where('username', '=', 'neoverena')
      .execute();
    const { version } = done(await office.browser.get(`/api/admin/customers/${customer.id}`), getCustomer);
    done(
      await office.browser.post(`/api/admin/customers/${customer.id}/anonymisation`, { version }),
      anonymiseCustomer,
    );
    const rest = await database.db.selectFrom('mail_preferences').select('email_key').execute();
    assert.deepEqual(
      rest.map(({ email_key: key }) => key),
      ['iny@example.com'],
    );
  },
);
