import assert from 'node:assert/strict';
import { getCustomer, mergeCustomers } from '#contract/customers.ts';
import { readOwnData } from '#contract/portal/own-data.ts';
import { addColleague, countsOf, openFirm, ownFirmsOf, pressPeople } from '#tests/support/people/firms.ts';
import { done } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'I5 K6 people move with a customer that is merged, one owner is left, and an owner with colleagues cannot delete the account',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [kept, other] = [await openFirm(office, 'alfa'), await openFirm(office, 'beta')];
    const owner = await addColleague(office, kept, { username: 'eva', right: 'all', isOwner: true });
    const second = await addColleague(office, other, { username: 'ivo', right: 'all', isOwner: true });
    const bookkeeper = await addColleague(office, other, { username: 'uctovnik', right: 'documents' });
    const [before, foreign] = [await countsOf(owner), await countsOf(bookkeeper)];
    const read = async (id: string) => done(await office.browser.get(getCustomer.path.replace(':id', id)), getCustomer);
    const [one, two] = [await read(kept.customerId), await read(other.customerId)];
    const wanted = { version: one.version, otherId: two.id, otherVersion: two.version, takenFromOther: [] };
    done(await office.browser.post(mergeCustomers.path.replace(':id', one.id), wanted), mergeCustomers);
    const rows = await database.db
      .selectFrom('firm_members')
      .innerJoin('users', 'users.id', 'firm_members.user_id')
      .select(['username', 'customer_id', 'is_owner'])
      .orderBy('username')
      .execute();
    assert.deepEqual(
      rows.map((row) => [row.username, row.customer_id, row.is_owner]),
      [
        ['eva', one.id, 1],
        ['ivo', one.id, 0],
        ['uctovnik', one.id, 0],
      ],
    );
    const all = await countsOf(owner);
    assert.equal(all[1], (before[1] ?? 0) + (foreign[1] ?? 0), 'quotes of both, none lost');
    assert.deepEqual([await countsOf(second), (await countsOf(bookkeeper))[1]], [all, all[1]]);
    const obstaclesOf = async (browser: typeof owner) =>
      done(await browser.get(readOwnData.path), readOwnData).obstacles.filter((each) => each === 'colleagues');
    assert.deepEqual([await obstaclesOf(owner), await obstaclesOf(second)], [['colleagues'], []]);
  },
);

testOnEachEngine(
  'I5 whoever opens a customer by its address alone is written down when the first colleague comes or another firm joins, and loses nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [kept, other] = [await openFirm(office, 'alfa'), await openFirm(office, 'beta')];
    await addColleague(office, other, { username: 'eva', right: 'all', isOwner: true });
    const read = async (id: string) => done(await office.browser.get(getCustomer.path.replace(':id', id)), getCustomer);
    const [one, two] = [await read(kept.customerId), await read(other.customerId)];
    const wanted = { version: one.version, otherId: two.id, otherVersion: two.version, takenFromOther: [] };
    done(await office.browser.post(mergeCustomers.path.replace(':id', one.id), wanted), mergeCustomers);
    const [firm] = await ownFirmsOf(kept.owner);
    assert.deepEqual(
      firm?.members.map(({ name, isOwner, right }) => [name, isOwner, right]),
      [
        ['majster alfa', true, 'all'],
        ['eva', false, 'all'],
      ],
    );
    assert.deepEqual(await countsOf(other.owner), [0, 0, 0, 0, 0], 'eva had taken over that firm');
    const [third, last] = [await openFirm(office, 'gama'), await openFirm(office, 'delta')];
    const [three, four] = [await read(third.customerId), await read(last.customerId)];
    const joined = { version: three.version, otherId: four.id, otherVersion: four.version, takenFromOther: [] };
    done(await office.browser.post(mergeCustomers.path.replace(':id', three.id), joined), mergeCustomers);
    const invited = { go: 'invite', firm: three.id, email: 'ivo@kolega.example', right: 'all' };
    assert.equal((await pressPeople(third.owner, invited)).status, 303);
    assert.deepEqual(await countsOf(last.owner), await countsOf(third.owner));
    assert.deepEqual(
      (await ownFirmsOf(third.owner))[0]?.members.map(({ name, isOwner }) => [name, isOwner]),
      [
        ['majster gama', true],
        ['majster delta', false],
      ],
    );
  },
);
