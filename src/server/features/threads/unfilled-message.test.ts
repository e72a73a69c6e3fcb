import assert from 'node:assert/strict';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { beginProject, openPortal } from '#tests/support/people/project-office.ts';
import { write } from '#tests/support/people/threads.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'I2 what a template has left open is not sent to a customer, who may write anything',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project, quote } = await beginProject(office);
    const customer = await openPortal(office, quote.content.buyer.email);
    const thread = { place: 'project', id: project.id } as const;
    for (const body of ['Dobrý deň, {{name}}.', 'Termín je [… dátum].']) {
      const refused = await write(office.browser, { ...thread, side: 'agency', body });
      assert.deepEqual(
        refusalsOf(refused).map(({ field, rule }) => [field, rule]),
        [['body', 'unfilled']],
      );
      assert.equal((await write(customer, { ...thread, side: 'customer', body })).status, 200);
    }
  },
);
