import assert from 'node:assert/strict';
import { resendFailedMails } from '#contract/mail/mail-delivery.ts';
import { listNotifications } from '#contract/notifications.ts';
import { RefusedMailError } from '#server/gateways/mail/mail-gateway.ts';
import { done, openOffice } from '#tests/support/people/office.ts';
import { letMailsLeave, openQuoteOffice, readQuote } from '#tests/support/quotes/quote-office.ts';
import { createDraft, sendDraft } from '#tests/support/quotes/quotes.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'D6 H5 a refused mail of a quote without a request is told to who has written it, stands in the record, and is seen on the quote until it arrives',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const colleague = await openOffice(app);
    const { id } = await sendDraft(browser, await createDraft(browser));
    app.mail.failNext(1, new RefusedMailError('550 5.1.1 <jan@strechy.example> no such user'));
    await letMailsLeave(office);
    const { mailState, undelivered } = await readQuote(office, id);
    const refused = { recipient: 'jan@strechy.example', failure: 'recipient-refused' };
    assert.deepEqual([mailState, undelivered], ['failed', [refused]]);
    const toldTo = async (each: TestBrowser) =>
      done(await each.get(listNotifications.path), listNotifications).notifications.map(({ kind, quote }) => [
        kind,
        quote?.number,
      ]);
    assert.deepEqual(await toldTo(browser), [['quote-mail-refused', '2026-0001']]);
    assert.deepEqual(await toldTo(colleague.browser), []);
    done(await browser.post(resendFailedMails.path, {}), resendFailedMails);
    await app.runDueJobs();
    const { undelivered: left, events } = await readQuote(office, id);
    assert.deepEqual(left, []);
    const mailed = events.filter(({ kind }) => kind === 'mail-refused' || kind === 'delivered');
    assert.deepEqual(
      mailed.map(({ kind, actor }) => [kind, actor]),
      [
        ['mail-refused', 'system'],
        ['delivered', 'system'],
      ],
      'the record says both',
    );
  },
);
