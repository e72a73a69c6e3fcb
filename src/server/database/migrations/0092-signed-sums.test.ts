import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import { done } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import { letMailsLeave, openQuoteOffice, privateCallOf, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { takeOverSignedSums } from './0092-signed-sums.ts';

testOnEachEngine(
  'K8 H5 the migration gives signed and voided quotes the sums of their signature, and leaves what cannot be read',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { db } = database;
    const sent = [];
    for (const _ of ['signed', 'voided', 'damaged', 'open']) sent.push((await sendForRequest(office)).quote);
    await letMailsLeave(office);
    for (const quote of sent.slice(0, 3)) {
      done(await signAs(office.app.newBrowser(), privateCallOf(quote), { choice: { video: 2000 } }));
    }
    const [signed = '', voided = '', damaged = '', open = ''] = sent.map(({ id }) => id);
    await db.updateTable('quotes').set({ status: 'voided' }).where('id', '=', voided).execute();
    await db.updateTable('quote_signatures').set({ document: '{"format":1' }).where('quote_id', '=', damaged).execute();
    const before = { net_minor: 1, gross_minor: 2, monthly_gross_minor: 3, value_eur_minor: 4 };
    await db.updateTable('quotes').set(before).execute();
    await takeOverSignedSums(db as unknown as Kysely<unknown>);
    const sums = ['net_minor', 'gross_minor', 'monthly_gross_minor', 'value_eur_minor'] as const;
    const chosen = { net_minor: 230_000, gross_minor: 282_900, monthly_gross_minor: 3_690, value_eur_minor: 230_000 };
    for (const [id, expected] of [
      [signed, chosen],
      [voided, chosen],
      [damaged, before],
      [open, before],
    ] as const) {
      assert.deepEqual(await db.selectFrom('quotes').select(sums).where('id', '=', id).executeTakeFirst(), expected);
    }
  },
);
