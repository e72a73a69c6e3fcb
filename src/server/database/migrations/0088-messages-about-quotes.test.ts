import assert from 'node:assert/strict';
import { storeRequest } from '#tests/support/people/office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { wholeBuyer } from '#tests/support/quotes/money.ts';
import { ask } from '#tests/support/quotes/quote-answers.ts';
import { letMailsLeave, openQuoteOffice, privateCallOf } from '#tests/support/quotes/quote-office.ts';
import { createDraft, sendDraft } from '#tests/support/quotes/quotes.ts';
import { inboundRows } from '#server/database/test-programs/inbound-rows.ts';
import { markMessagesFromBefore } from './0088-messages-about-quotes.ts';

testOnEachEngine(
  'I4 K7 messages from before are told as about somebody else’s quote by question and address, others stay as they are',
  async (database, context) => {
    const { db } = database;
    const office = await openQuoteOffice(context, database);
    const request = await storeRequest(office.app);
    const asked: string[] = [];
    for (const email of ['anna@kovac.example', 'B@firma-b.example']) {
      const source = { kind: 'request', requestId: request.id } as const;
      const draft = await createDraft(office.browser, { buyer: { ...wholeBuyer, email } }, source);
      office.app.passTime(1000);
      const quote = await sendDraft(office.browser, draft);
      await letMailsLeave(office);
      asked.push(quote.id);
      await ask(office.app.newBrowser(), privateCallOf(quote), { lineId: null, text: email });
      await letMailsLeave(office);
    }
    for (const from of ['anna@kovac.example', 'b@firma-b.example', 'kolega@kovac.example']) {
      const mail = { ...inboundRows.inbound_mails, service_request_id: request.id, project_id: null };
      await db
        .insertInto('inbound_mails')
        .values({ ...mail, id: from, once_key: from, from_address: from })
        .execute();
      const message = { service_request_id: request.id, direction: 'from-customer', source: 'mail' } as const;
      await db
        .insertInto('service_request_messages')
        .values({
          ...message,
          id: from,
          inbound_mail_id: from,
          author_id: null,
          outbox_message_id: null,
          created_at: 1,
          subject: '',
          body: `mail ${from}`,
        })
        .execute();
    }
    const read = async () => {
      const rows = await db.selectFrom('service_request_messages').select(['body', 'quote_id']).execute();
      return Object.fromEntries(rows.map(({ body, quote_id: quoteId }) => [body, quoteId]));
    };
    await db.updateTable('service_request_messages').set({ quote_id: null }).execute();
    await markMessagesFromBefore(db);
    assert.deepEqual(await read(), {
      'anna@kovac.example': null,
      'B@firma-b.example': asked[1],
      'mail anna@kovac.example': null,
      'mail b@firma-b.example': asked[1],
      'mail kolega@kovac.example': null,
    });
  },
);
