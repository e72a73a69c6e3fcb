import assert from 'node:assert/strict';
import { deleteUser, listUsers } from '#contract/accounts/users.ts';
import { appointFirmOwner, listFirmPeople, removeFirmMember } from '#contract/firms/firms.ts';
import { listOwnProjects } from '#contract/projects/own-projects.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { addColleague, countsOf, openFirm, ownFirmsOf, pressPeople } from '#tests/support/people/firms.ts';
import { done } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'I4 I5 a person taken out of a firm gets nothing back by a second account, until its owner invites them again',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const firm = await openFirm(office, 'alfa');
    const eva = await addColleague(office, firm, { username: 'eva', right: 'all' });
    const all = await countsOf(eva);
    const people = listFirmPeople.path.replace(':id', firm.customerId);
    const members = async () => done(await browser.get(people), listFirmPeople).members;
    const memberPath = async (path: string, name: string) => {
      const member = (await members()).find((each) => each.name === name);
      return path.replace(':id', firm.customerId).replace(':member', member?.id ?? '');
    };
    done(await browser.post(await memberPath(appointFirmOwner.path, 'eva'), {}), appointFirmOwner);
    done(await browser.delete(await memberPath(removeFirmMember.path, 'majster alfa')), removeFirmMember);
    assert.deepEqual(await countsOf(firm.owner), [0, 0, 0, 0, 0]);
    const { rows } = done(await browser.get(listUsers.path), listUsers);
    const left = rows.find(({ username }) => username === 'majster alfa');
    const deleted = deleteUser.path.replace(':id', left?.id ?? '');
    done(await browser.delete(deleted, { version: left?.version ?? 0 }), deleteUser);
    await app.runDueJobs();
    const again = await registerVerified(app, { ...peter, email: firm.email });
    assert.deepEqual([await countsOf(again), await ownFirmsOf(again)], [[0, 0, 0, 0, 0], []]);
    assert.equal((await again.get(`/api/quotes/portal-${firm.openQuoteId}`)).code, 'not-found');
    assert.deepEqual(done(await again.get(listOwnProjects.path), listOwnProjects).projects, []);
    const sent = { firm: firm.customerId, id: '', right: 'messages', email: 'x@y.example' };
    assert.equal((await pressPeople(again, { ...sent, go: 'invite' })).status, 404);
    assert.equal((await pressPeople(eva, { ...sent, go: 'invite', email: firm.email })).status, 303);
    const { id } = await database.db.selectFrom('firm_invitations').select('id').executeTakeFirstOrThrow();
    assert.equal((await pressPeople(again, { go: 'join', id })).status, 303);
    assert.deepEqual(
      (await ownFirmsOf(again)).map(({ isOwner, right }) => [isOwner, right]),
      [[false, 'messages']],
    );
    assert.deepEqual(await countsOf(eva), all, 'nothing of the firm is lost');
  },
);

testOnEachEngine(
  'I4 I5 quotes of a firm that went to an address of a former owner are not opened by a second account with it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    await addColleague(office, firm, { username: 'eva', right: 'all', isOwner: true });
    const { db, newId } = app.services;
    const former = 'byvaly@inde.example';
    await db
      .insertInto('firm_addresses')
      .values({ id: newId(), customer_id: firm.customerId, address: former })
      .execute();
    await db.updateTable('quote_links').set({ email: former, email_key: former }).execute();
    const again = await registerVerified(app, { ...peter, email: former });
    assert.deepEqual(await countsOf(again), [0, 0, 0, 0, 0]);
    assert.equal((await again.get(`/api/quotes/portal-${firm.openQuoteId}`)).code, 'not-found');
  },
);
