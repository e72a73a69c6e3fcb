import assert from 'node:assert/strict';
import { acceptQuote, sendSigningCode } from '#contract/quotes/private-quote.ts';
import { changeQuoteSettingsBy } from '#tests/support/people/complete-agency.ts';
import { done } from '#tests/support/people/office.ts';
import { readAsRecipient, signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H5 a mailed code confirms one signature: 15 minutes, five tries, by the access that asked, never again',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office, { copies: ['eva@strechy.example'] });
    await letMailsLeave(office);
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    assert.equal((await visitor.post(`${call}/code`, {})).code, 'move-not-allowed', 'none is asked for');
    await changeQuoteSettingsBy(office.browser, { isSigningCodeRequired: true });
    assert.equal((await readAsRecipient(visitor, call)).needsCode, true);
    const newCode = async (from = call) => {
      const { email } = done(await visitor.post(`${from}/code`, {}), sendSigningCode);
      await app.runDueJobs();
      const mail = app.mail.delivered.at(-1);
      assert.equal(mail?.to, email);
      const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
      assert.ok(code !== '' && !mail.subject.includes(code), mail.text);
      return code;
    };
    const rulesOf = async (code: string) => refusalsOf(await signAs(visitor, call, { code })).map(({ rule }) => rule);
    assert.deepEqual(await rulesOf('123456'), ['code-over'], 'none was sent');
    const first = await newCode();
    const second = await newCode();
    if (first !== second) assert.deepEqual(await rulesOf(first), ['code-wrong'], 'a new one takes its place');
    app.passTime(15 * 60_000);
    assert.deepEqual(await rulesOf(second), ['code-over']);
    const third = await newCode();
    const wrong = third === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) assert.deepEqual(await rulesOf(wrong), ['code-wrong']);
    assert.deepEqual(await rulesOf(third), ['code-over'], 'guessed too often');
    const copy = app.mail.delivered.find(({ to }) => to === 'eva@strechy.example');
    const token = /ponuka\/([\w-]{43})/.exec(copy?.text ?? '')?.[1] ?? '';
    const ofCopy = await newCode(`/api/quotes/${token}`);
    assert.deepEqual(await rulesOf(ofCopy), ['code-over'], 'a code is for who has asked for it');
    const fourth = await newCode();
    assert.deepEqual(refusalsOf(await signAs(visitor, call, { code: fourth, acceptsTerms: false })).length, 1);
    const signed = done(
      await signAs(visitor, call, { code: ` ${fourth.slice(0, 3)} ${fourth.slice(3)}` }),
      acceptQuote,
    );
    assert.equal(signed.status, 'accepted', 'another mistake costs no try');
    const { evidence } = await app.services.db
      .selectFrom('quote_signatures')
      .select('evidence')
      .executeTakeFirstOrThrow();
    assert.equal(JSON.parse(evidence).codeConfirmedAt, app.services.clock());
    assert.equal((await signAs(visitor, call, { code: fourth })).code, 'move-not-allowed');
    const left = await app.services.db.selectFrom('quote_codes').select('access_key').execute();
    assert.equal(left.length, 1, 'the copy’s alone');
    const stored = await app.services.db
      .selectFrom('outbox_messages')
      .select('text_body')
      .where('kind', '=', 'quote-code')
      .execute();
    assert.ok(
      stored.every(({ text_body: body }) => body === ''),
      'what the mail said is forgotten',
    );
    assert.equal((await readQuote(office, quote.id)).events.filter(({ kind }) => kind === 'code-sent').length, 5);
    assert.ok(!app.transcript().log.includes(fourth));
  },
);
