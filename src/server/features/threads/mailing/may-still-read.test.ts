import assert from 'node:assert/strict';
import { deliveryFailureOf } from '#domain/mail/delivery-failure.ts';
import { awayPauses } from '#domain/threads/away.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { addColleague, openFirm, pressPeople } from '#tests/support/people/firms.ts';
import { handOver, readProject } from '#tests/support/people/project-office.ts';
import { inProject, ofRequest, written } from '#tests/support/people/threads.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

const hourMs = 60 * 60_000;
const kinds = ['thread-messages', 'milestone-handed-over'] as const;

/** What became of the mails of a firm's threads and hand-overs to an address, by kind. */
async function mailsTo({ db }: TestDatabase, recipient: string) {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['kind', 'state', 'last_error'])
    .where('recipient', '=', recipient)
    .where('kind', 'in', [...kinds])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, state, last_error: error }) => [kind, state, error && deliveryFailureOf(error)]);
}

async function passHours({ app }: QuoteOffice, count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    app.passTime(hourMs);
    await app.runDueJobs();
  }
}

testOnEachEngine(
  'I4 I5 a mail that waits does not go to a colleague who was removed, has left, lost the right or was disabled meanwhile',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { db } = app.services;
    const firm = await openFirm(office, 'alfa');
    const names = ['odobrata', 'odisla', 'menej', 'zakazana', 'stala'];
    const colleagues = [];
    for (const username of names) colleagues.push(await addColleague(office, firm, { username, right: 'all' }));
    const owner = { customer_id: firm.customerId, is_owner: 1, access_right: 'all', ended_at: null } as const;
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', firm.email)
      .executeTakeFirstOrThrow();
    const now = app.services.clock();
    const times = { offered_at: null, joined_at: now, updated_at: now };
    await db
      .insertInto('firm_members')
      .values({ id: app.services.newId(), user_id: userId, ...owner, ...times })
      .execute();

    app.mail.failNext(30);
    await handOver(office, await readProject(office, firm.projectId));
    for (const thread of [inProject(firm.projectId), ofRequest(firm.requestId)])
      await written(office.browser, { side: 'agency', ...thread, body: 'Len pre firmu.' });
    app.passTime(awayPauses.longest);
    await app.runDueJobs();
    const addresses = [firm.email, ...names.map((name) => `${name}@kolega.example`)];
    for (const address of addresses) {
      const waiting = await mailsTo(database, address);
      assert.ok(waiting.length >= 2 && waiting.every(([, state]) => state === 'pending'), address);
    }

    const memberOf = async (username: string) => {
      const user = db.selectFrom('users').select('id').where('username', '=', username);
      const row = db.selectFrom('firm_members').select('id').where('user_id', '=', user);
      return { firm: firm.customerId, id: (await row.executeTakeFirstOrThrow()).id };
    };
    const removed = { go: 'remove', ...(await memberOf('odobrata')) };
    assert.equal((await pressPeople(firm.owner, removed)).status, 303);
    assert.equal((await pressPeople(colleagues[1]!, { go: 'leave', firm: firm.customerId })).status, 303);
    const less = { go: 'right', right: 'documents', ...(await memberOf('menej')) };
    assert.equal((await pressPeople(firm.owner, less)).status, 303);
    await db.updateTable('users').set({ disabled_at: now }).where('username', '=', 'zakazana').execute();
    await passHours(office, 6);

    for (const address of addresses) {
      const isReader = address === firm.email || address.startsWith('stala');
      const ended = await mailsTo(database, address);
      for (const [kind, ...state] of ended) {
        assert.deepEqual(state, isReader ? ['sent', null] : ['failed', 'right-lost'], `${address} ${kind}`);
      }
      const texts = app.mail.delivered.filter(({ to }) => to === address).map(({ text }) => text);
      assert.equal(
        texts.some((text) => text.includes('Len pre firmu.')),
        isReader,
        address,
      );
    }
  },
);
