import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { letMailsLeave, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { createDraft, sendDraft } from '#tests/support/quotes/quotes.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { addQuoteRecords } from './0031-quote-records.ts';

const mark = '~private-link~';
const token = 'k'.repeat(43);

/** Brings the rows and the schema of a sent quote back to what the release before had: its mail names the token itself. */
async function asBefore({ db, engine }: TestDatabase): Promise<void> {
  const onTable = engine.name === 'postgres' ? sql` on quote_events` : sql``;
  await sql`drop trigger quote_events_unchanged${onTable}`.execute(db);
  await db
    .updateTable('quote_links')
    .set({ token, token_hash: createHash('sha256').update(token).digest('hex') })
    .execute();
  for (const column of ['text_body', 'html_body'])
    await sql`update outbox_messages set ${sql.ref(column)} = replace(${sql.ref(column)}, ${mark}, ${token})`.execute(
      db,
    );
  await db.schema.alterTable('outbox_messages').dropColumn('quote_link_id').execute();
  await db.schema.alterTable('quote_events').dropColumn('by_id').execute();
}

testOnEachEngine(
  'K8 H5 the migration takes the tokens of links out of waiting mails, which still bring them, and keeps records from being changed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { db } = database;
    await sendDraft(office.browser, await createDraft(office.browser));
    await asBefore(database);
    const bodies = () =>
      sql<{ text: string; html: string }>`
      select text_body as text, html_body as html from outbox_messages where kind like 'quote-%'`.execute(db);
    const [before] = (await bodies()).rows;
    assert.ok(before?.text.includes(token) && before.html.includes(token));
    await addQuoteRecords(db as unknown as Kysely<unknown>);
    const [after] = (await bodies()).rows;
    assert.ok(after?.text.includes(mark) && !`${after.text}${after.html}`.includes(token));
    const events = await db.selectFrom('quote_events').select(['actor_id', 'by_id']).execute();
    assert.ok(events.length > 0 && events.every(({ actor_id: actor, by_id: by }) => actor === by));
    await assert.rejects(db.updateTable('quote_events').set({ reason: 'nič' }).execute(), /never changed/);
    await letMailsLeave(office);
    const mail = office.app.mail.delivered.find(({ to }) => to === 'jan@strechy.example');
    assert.ok(mail?.text.includes(token), 'the mail brings the link that it was written with');
    assert.equal((await office.app.newBrowser().get(`/api/quotes/${token}`)).status, 200);
  },
);
