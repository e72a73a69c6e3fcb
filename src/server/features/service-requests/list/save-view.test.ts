import assert from 'node:assert/strict';
import { listSavedViews, saveView } from '#contract/service-requests/saved-views.ts';
import { type OfficePerson, done, openOffice, remove } from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/saved-views';

testOnEachEngine(
  'G2 saved views belong to one person: replaced under the same name, and deleted by nobody else',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const save = async ({ browser }: OfficePerson, name: string, query: string) =>
      done(await browser.post(path, { name, query }), saveView);
    const list = async ({ browser }: OfficePerson) => done(await browser.get(path), listSavedViews).views;
    const mine = await save(first, ' Súrne ', 'priority=high');
    const foreign = await save(second, 'Súrne', 'overdue=1');
    await save(first, 'Dánske', 'language=da');
    const replaced = await save(first, 'Súrne', 'priority=high&sort=due');
    assert.deepEqual(replaced, { id: mine.id, name: 'Súrne', query: 'priority=high&sort=due' });
    assert.deepEqual(
      (await list(first)).map(({ name, query }) => [name, query]),
      [
        ['Súrne', 'priority=high&sort=due'],
        ['Dánske', 'language=da'],
      ],
    );
    assert.deepEqual(await list(second), [foreign]);
    assert.equal((await remove(first.browser, `${path}/${foreign.id}`)).code, 'not-found');
    done(await remove(first.browser, `${path}/${mine.id}`));
    assert.equal((await remove(first.browser, `${path}/${mine.id}`)).code, 'not-found');
    assert.deepEqual([(await list(first)).length, (await list(second)).length], [1, 1]);
    const nameless = await first.browser.post(path, { name: '  ', query: '' });
    assert.deepEqual([nameless.status, nameless.code], [400, 'invalid-input']);
  },
);
