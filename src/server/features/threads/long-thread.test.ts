import assert from 'node:assert/strict';
import { enterProject } from '#tests/support/people/entered-projects.ts';
import { openPortal } from '#tests/support/people/project-office.ts';
import { bodiesOf, readAsAgency, readAsCustomer } from '#tests/support/people/threads.ts';
import { capture, markVisible, planOf } from '#tests/support/database/query-plans.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const longest = 20_000;
const atOnce = 500;

testOnEachEngine(
  'I2 a page of a thread of 20,000 messages is read from an index, the latest and one from the middle on',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, email } = await enterProject(office);
    const customer = await openPortal(office, email);
    const { newId } = office.app.services;
    const thread = { place: 'project', id } as const;
    const messages = Array.from({ length: longest }, (_, index) => ({
      id: newId(),
      service_request_id: null,
      project_id: id,
      direction: index % 2 === 0 ? ('from-customer' as const) : ('to-customer' as const),
      author_id: null,
      subject: '',
      body: `Správa ${index}`,
      outbox_message_id: null,
      created_at: startTime + index,
    }));
    for (let start = 0; start < longest; start += atOnce) {
      const rows = messages.slice(start, start + atOnce);
      await database.db.insertInto('service_request_messages').values(rows).execute();
    }
    // Of tables without rows PostgreSQL expects anything: the messages that a condition on them leaves must not be thought few.
    await database.db.deleteFrom('outbox_messages').execute();
    await markVisible(database);
    const statements = capture(database);
    const middle = messages[longest / 2];
    const before = `${middle?.created_at}-${middle?.id}`;
    assert.equal(bodiesOf(await readAsCustomer(customer, thread)).at(-1), `Správa ${longest - 1}`);
    assert.equal(bodiesOf(await readAsCustomer(customer, thread, before)).at(-1), `Správa ${longest / 2 - 1}`);
    assert.equal(bodiesOf(await readAsAgency(office.browser, thread, before)).length, 30);
    const pages = [...statements.values()].filter(({ sql }) => /"service_request_messages"[\s\S]+order by/.test(sql));
    assert.ok(pages.length >= 3, 'the pages were heard');
    for (const statement of pages) {
      const plan = await planOf(database, statement);
      assert.match(plan, /service_request_messages_by_project_id/, plan);
      assert.doesNotMatch(plan, /TEMP B-TREE FOR ORDER BY|Sort Key|Seq Scan on service_request_messages/, plan);
    }
  },
);
