import assert from 'node:assert/strict';
import { changeEmail } from '#contract/accounts/own-account.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { confirmEmail, idOf, mailedToken, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { addColleague, countsOf, openFirm } from '#tests/support/people/firms.ts';
import { approve, handOver, milestoneAt, readProject } from '#tests/support/people/project-office.ts';
import { inProject, ofRequest, written } from '#tests/support/people/threads.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

const hourMs = 60 * 60_000;

testOnEachEngine(
  'I2 I5 messages and hand-overs go to who owns the firm now, none to the owner before, and the agency reads who has approved',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { db, newId, clock } = app.services;
    const firm = await openFirm(office, 'alfa');
    const eva = await addColleague(office, firm, { username: 'eva', right: 'all', isOwner: true });
    const over = { is_owner: 0, access_right: 'all', offered_at: null, joined_at: 0 } as const;
    const former = { user_id: await idOf(database, `majster ${firm.name}`), customer_id: firm.customerId };
    await db
      .insertInto('firm_members')
      .values({ id: newId(), ...former, ...over, ended_at: clock(), updated_at: clock() })
      .execute();
    assert.deepEqual(await countsOf(firm.owner), [0, 0, 0, 0, 0]);

    const { length: before } = app.mail.delivered;
    const project = await readProject(office, firm.projectId);
    const milestone = await handOver(office, project);
    for (const thread of [inProject(firm.projectId), ofRequest(firm.requestId)])
      await written(office.browser, { side: 'agency', ...thread, body: 'Len pre novú majiteľku.' });
    app.passTime(hourMs);
    await app.runDueJobs();
    const mails = app.mail.delivered.slice(before);
    assert.deepEqual([...new Set(mails.map(({ to }) => to))], ['eva@kolega.example']);
    const subjects = mails.map(({ subject }) => subject).join();
    assert.match(subjects, /Na schválenie/);
    assert.ok(mails.some(({ text }) => text.includes('Len pre novú majiteľku.')));

    const handover = milestoneAt(project).handovers.length + 1;
    assert.equal((await approve(eva, { project: firm.projectId, milestone, handover })).status, 200);
    await app.runDueJobs();
    const told = app.mail.delivered.at(-1);
    assert.deepEqual([told?.replyTo, told?.text.includes('eva:')], ['eva@kolega.example', true]);
  },
);

testOnEachEngine(
  'I5 what a colleague approves names the colleague to the agency, and the customer is still written to',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    const boss = await addColleague(office, firm, { username: 'sefka', right: 'all' });
    const { length: before } = app.mail.delivered;
    const project = await readProject(office, firm.projectId);
    const milestone = await handOver(office, project);
    await app.runDueJobs();
    const recipients = app.mail.delivered.slice(before).map(({ to }) => to);
    assert.deepEqual(recipients.toSorted(), [firm.email, 'sefka@kolega.example'].toSorted());
    const handover = milestoneAt(project).handovers.length + 1;
    assert.equal((await approve(boss, { project: firm.projectId, milestone, handover })).status, 200);
    await app.runDueJobs();
    const told = app.mail.delivered.at(-1);
    assert.deepEqual([told?.replyTo, told?.text.includes('sefka:')], ['sefka@kolega.example', true]);
  },
);

testOnEachEngine(
  'I3 F2 who changes the address keeps the portal at once, and is written to at the new one once it is verified',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    const all = await countsOf(firm.owner);
    const address = 'nova@alfa.example';
    const changed = await firm.owner.post(changeEmail.path, { email: address, currentPassword: peter.password });
    assert.equal(changed.status, 200, changed.text);
    assert.deepEqual(await countsOf(firm.owner), all, 'before the link is opened too');
    const recipientsOfHandover = async () => {
      const { length: before } = app.mail.delivered;
      const project = await readProject(office, firm.projectId);
      await handOver(office, project);
      await app.runDueJobs();
      const sent = app.mail.delivered.slice(before).filter(({ subject }) => subject.startsWith('Na schválenie'));
      return sent.map(({ to }) => to);
    };
    const token = await mailedToken(app, address);
    assert.equal((await confirmEmail(app, token)).status, 200);
    assert.deepEqual(await countsOf(firm.owner), all);
    assert.deepEqual(await recipientsOfHandover(), [address]);

    const second = await registerVerified(app, { ...peter, username: 'druhy', email: firm.email });
    assert.deepEqual((await countsOf(firm.owner)).slice(0, 1), all.slice(0, 1));
    assert.deepEqual(await countsOf(second), [0, 0, 0, 0, 0], 'the old address opens nothing to another account');
  },
);
