import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awayPauses } from '#domain/threads/away.ts';
import { mailsTo } from '#tests/support/people/accounts.ts';
import { enterProject } from '#tests/support/people/entered-projects.ts';
import { openPortal } from '#tests/support/people/project-office.ts';
import { keepSignedIn } from '#tests/support/people/office.ts';
import { bodiesOf, readAsAgency, threadPath, written } from '#tests/support/people/threads.ts';
import { mailboxAt, openImapServer, rawMail, readMailbox, saveMailbox } from '#tests/support/requests/inbound-mails.ts';
import { openQuoteOffice, type QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { openSecondApp } from '#tests/support/test-app.ts';
import { openTestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const inProject = (id: string) => ({ place: 'project', id }) as const;
const minute = 60_000;

/** Lets time pass and works off what is due then. */
async function pass({ app }: QuoteOffice, ms: number): Promise<void> {
  app.passTime(ms);
  await app.runDueJobs();
}

/** The mails with messages to an address. */
const newsTo = async ({ app }: QuoteOffice, email: string) =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.includes('#0001'));

testOnEachEngine(
  'I2 who was away is mailed what was written, bundled after a pause and once, with what was said before',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, email } = await enterProject(office);
    const customer = await openPortal(office, email);
    await keepSignedIn(database);
    const thread = inProject(id);
    await written(customer, { side: 'customer', ...thread, body: 'Kedy to bude?' });
    const say = (body: string) => written(office.browser, { side: 'agency', ...thread, body });
    await pass(office, minute);
    await say('V piatok.');
    await pass(office, 4 * minute);
    await say('Najneskôr v pondelok.');
    await pass(office, awayPauses.quiet - 1);
    assert.equal((await newsTo(office, email)).length, 0, 'the second message began the pause anew');
    await pass(office, 1);
    await pass(office, awayPauses.longest);
    const [mail, ...others] = await newsTo(office, email);
    assert.deepEqual([others.length, mail?.language, mail?.subject], [0, 'sk', 'Nová správa: #0001 - Údržba webu']);
    assert.match(String(mail?.text), /V piatok\.\n\nNajneskôr v pondelok\.[\s\S]+> Kedy to bude\?/);
    await say('Hotovo.');
    await pass(office, awayPauses.quiet);
    const [, second] = await newsTo(office, email);
    assert.deepEqual([second?.subject, second?.references?.length], ['Re: Nová správa: #0001 - Údržba webu', 1]);
    assert.ok(!second?.text.split('> ')[0]?.includes('V piatok.'), 'what was mailed once is only quoted');
    const read = await say('Ešte niečo.');
    await customer.post(`${threadPath('customer', thread)}/seen`, { at: read.at });
    await pass(office, awayPauses.longest);
    assert.equal((await newsTo(office, email)).length, 2, 'what was seen is not mailed');
    const gone = await say('Omyl.');
    await office.browser.delete(`${threadPath('agency', thread)}/messages/${gone.id}`);
    await pass(office, awayPauses.longest);
    assert.equal((await newsTo(office, email)).length, 2, 'nor what was taken back');
  },
);

testOnEachEngine(
  'I2 who has the portal open is mailed later, and who has no account at the address of the project',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { id, email } = await enterProject(office);
    const thread = inProject(id);
    await written(office.browser, { side: 'agency', ...thread, body: 'Bez účtu.' });
    await pass(office, awayPauses.quiet);
    const [mail] = await newsTo(office, email);
    assert.ok(mail && !mail.text.includes('/portal/'), 'without a link to a portal that is not theirs yet');
    await openPortal(office, email);
    const { id: userId } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const isOpen = async () => {
      const seen = { user_id: userId, seen_at: office.app.services.clock() };
      await database.db
        .insertInto('stream_presences')
        .values(seen)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(seen))
        .execute();
    };
    await keepSignedIn(database);
    await written(office.browser, { side: 'agency', ...thread, body: 'S účtom.' });
    for (let passed = 0; passed < awayPauses.present - awayPauses.quiet; passed += awayPauses.quiet) {
      office.app.passTime(awayPauses.quiet);
      await isOpen();
      await office.app.runDueJobs();
    }
    assert.equal((await newsTo(office, email)).length, 1);
    await pass(office, awayPauses.quiet);
    const mails = await newsTo(office, email);
    assert.deepEqual([mails.length, mails[1]?.text.includes(`/portal/projekty/${id}`)], [2, true]);
  },
);

test('I2 K2 two instances that work off the same at the same moment mail it once', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const office = await openQuoteOffice(context, database);
  const { id, email } = await enterProject(office);
  await openPortal(office, email);
  const second = await openSecondApp(context, database);
  await keepSignedIn(database);
  for (const body of ['Raz.', 'Dva.', 'Tri.']) {
    await written(office.browser, { side: 'agency', ...inProject(id), body });
  }
  office.app.passTime(awayPauses.longest);
  second.passTime(office.app.services.clock() - second.services.clock());
  await Promise.all([office.app.runDueJobs(), second.runDueJobs()]);
  await Promise.all([office.app.runDueJobs(), second.runDueJobs()]);
  const kept = await database.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('kind', '=', 'thread-messages')
    .execute();
  assert.equal(kept.length, 1);
});

testOnEachEngine(
  'I6 an answer by mail to such a mail is a message of the same thread, by its signed address or by the mail that it names',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const server = await openImapServer(context);
    await saveMailbox(office.browser, mailboxAt(server));
    const { id, email } = await enterProject(office);
    const thread = inProject(id);
    await written(office.browser, { side: 'agency', ...thread, body: 'Súhlasíte?' });
    await pass(office, awayPauses.quiet);
    const [mail] = await newsTo(office, email);
    assert.match(String(mail?.replyTo), /^office\+p-1-[0-9a-f]{20}@firma\.example$/);
    const from = `Ručne <${email}>`;
    const quoted = 'Áno.\r\n\r\npo 23. 11. 2026 o 9:12 Jan <a@plumbline.example> napísal(a):\r\n\r\n> Súhlasíte?';
    server.add(rawMail({ from, to: `${mail?.replyTo}`, body: quoted }));
    const sent = await database.db
      .selectFrom('outbox_messages')
      .select('message_id')
      .where('project_id', '=', id)
      .executeTakeFirstOrThrow();
    server.add(rawMail({ from: 'kolega@inde.example', headers: { References: sent.message_id }, body: 'Aj ja.' }));
    server.add(rawMail({ from, to: `office+p-1-${'0'.repeat(20)}@firma.example`, body: 'Falošné.' }));
    await readMailbox(office.app);
    const page = await readAsAgency(office.browser, thread);
    assert.deepEqual(bodiesOf(page), ['Súhlasíte?', 'Áno.', 'Aj ja.']);
    assert.deepEqual(
      page.messages.map(({ inboundMail }) => inboundMail?.isOtherSender ?? null),
      [null, false, true],
    );
    assert.equal(page.unread, 2);
  },
);
