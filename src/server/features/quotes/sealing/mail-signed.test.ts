import assert from 'node:assert/strict';
import { getOutboxMail, resendMail } from '#contract/mail/mail-delivery.ts';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { brand } from '#domain/brand.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import { letMailsLeave, openQuoteOffice, privateCallOf, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { isSignedDocument, openSigned, signedDocumentsIn } from '#tests/support/quotes/signed-quotes.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { textsOf } from '#server/texts.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { sealQuote } from './seal-quote.ts';

testOnEachEngine(
  'H5 who signs with another address than the quote went to gets the document as well',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    const visitor = app.newBrowser();
    const call = privateCallOf(quote);
    const { signer } = (await visitor.get(call)).body as { signer: object };
    done(await signAs(visitor, call, { signer: { ...signer, email: 'eva@strechy.example' } as never }), acceptQuote);
    await app.runDueJobs();
    assert.deepEqual(
      signedDocumentsIn(office)
        .map(({ to }) => to)
        .toSorted(),
      [brand.mailboxes.sk, 'eva@strechy.example', 'jan@strechy.example'],
    );
    const [toSigner, toBuyer] = ['eva', 'jan'].map((name) =>
      app.mail.delivered.find(({ to, documents }) => documents?.some(isSignedDocument) && to.startsWith(name)),
    );
    assert.doesNotMatch(toSigner?.text ?? '', /\/api\/|ponuka\/|quote\//, 'nobody gets the link of somebody else');
    assert.match(toBuyer?.text ?? '', /http/);
  },
);

testOnEachEngine(
  'H5 a mail with the document names it in the outbox, is sent again with it, and waits where the file is away',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app, browser } = office;
    const { files } = app.services;
    await sealQuote(app.services, quote.id);
    app.services.files = { ...files, get: async () => null };
    await app.runDueJobs();
    assert.deepEqual(signedDocumentsIn(office), [], 'no mail leaves without its document');
    app.services.files = files;
    app.passTime(60_000);
    await app.runDueJobs();
    assert.equal(signedDocumentsIn(office).length, 2);
    const mails = app.services.db.selectFrom('outbox_messages').select('id').where('kind', '=', 'quote-signed');
    const { id } = await mails.executeTakeFirstOrThrow();
    const mail = `/api/admin/outbox/${id}`;
    assert.match(done(await browser.get(mail), getOutboxMail).attachment ?? '', /-podpisana\.pdf$/);
    done(await browser.post(`${mail}/resend`, {}, { 'idempotency-key': newKey() }), resendMail);
    await app.runDueJobs();
    const [first, , again] = signedDocumentsIn(office);
    assert.equal(signedDocumentsIn(office).length, 3);
    assert.equal(again?.sha256, first?.sha256);
  },
);

testOnEachEngine(
  'H5 a document that is too large for a mail is not attached: both mails say so and lead to where it can be downloaded',
  async (database, context) => {
    const { office, quote } = await openSigned(context, database);
    const { app } = office;
    const { seal } = app.services;
    const enlarge = async (...task: Parameters<typeof seal.seal>) =>
      Buffer.concat([await seal.seal(...task), Buffer.alloc(10 * 1024 ** 2)]);
    app.services.seal = { ...seal, seal: enlarge };
    await sealQuote(app.services, quote.id);
    await app.runDueJobs();
    assert.deepEqual(signedDocumentsIn(office), []);
    const t = textsOf('sk');
    const textsTo = (reader: string) => app.mail.delivered.filter(({ to }) => to === reader).map(({ text }) => text);
    const [toSigner = ''] = textsTo('jan@strechy.example').filter((text) => text.includes(t('emails:signed.tooLarge')));
    assert.match(toSigner, new RegExp(`${t('emails:signed.download')}[^h]*https?://`));
    const toOffice = textsTo(brand.mailboxes.sk).find((text) => text.includes(t('emails:signed.office.tooLarge')));
    assert.match(toOffice ?? '', /Cena: 2\s829,00\s€ a\s36,90\s€ mesačne s\sDPH/);
    const { bytes } = await app.newBrowser().get(`${privateCallOf(quote)}/pdf`);
    assert.ok(bytes.length > 10 * 1024 ** 2, 'it is where the mail leads');
  },
);
