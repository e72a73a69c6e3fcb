import { noFiles } from '#tests/support/database/no-files.ts';
import { testVault } from '#tests/support/database/test-vault.ts';
import { createLiveEvents } from '#server/live/live-events.ts';
import assert from 'node:assert/strict';
import { ulid } from 'ulid';
import { languages } from '#domain/languages.ts';
import { createMemoryMailGateway } from '#server/gateways/mail/memory-gateway.ts';
import { backOffMs } from '#server/jobs/back-off.ts';
import { openPost, openSink, smtpTo, startTime } from '#tests/support/requests/mail-post.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { createSendMailHandler } from './send-mail.ts';

testOnEachEngine(
  'K4 a mail that the server puts off is tried again later and arrives once',
  async (database, context) => {
    const sink = await openSink(context);
    const post = openPost(context, { database, mail: smtpTo(sink) });
    sink.refuseNext(2, { code: 451, text: `4.3.0 <${sampleContact.email}> try again later` });
    await post.queue('sk');
    await post.work();
    for (const { state, attempts, lastError } of await post.list('sk')) {
      assert.deepEqual([state, attempts], ['pending', 1]);
      assert.match(lastError ?? '', /try again later/);
    }
    post.wait(backOffMs(1) - 1);
    await post.work();
    assert.equal(sink.mails.length, 0);
    post.wait(1);
    await post.work();
    post.wait(24 * 3_600_000);
    await post.work();
    assert.equal(sink.mails.length, 2);
    assert.deepEqual(
      (await post.list('sk')).map(({ state, attempts }) => [state, attempts]),
      [
        ['sent', 2],
        ['sent', 2],
      ],
    );
  },
);

testOnEachEngine('K4 mails queued while the mail server is down arrive once it is back', async (database, context) => {
  const sink = await openSink(context);
  const post = openPost(context, { database, mail: smtpTo(sink) });
  await post.queue('cs');
  await post.work();
  await sink.stop();
  for (const language of ['sk', 'da', 'en'] as const) await post.queue(language);
  for (const attempt of [1, 2, 3]) {
    await post.work();
    post.wait(backOffMs(attempt));
  }
  assert.equal(sink.mails.length, 2);
  await sink.start();
  await post.work();
  assert.equal(sink.mails.length, 8);
  assert.equal(new Set(sink.mails.map(({ email }) => email.messageId)).size, 8);
});

testOnEachEngine(
  'K4 a server that hangs up over a mail gets it again under the same Message-ID',
  async (database, context) => {
    const sink = await openSink(context);
    const post = openPost(context, { database, mail: smtpTo(sink) });
    await post.queue('en');
    sink.hangUpAfterNext();
    await post.work();
    post.wait(backOffMs(1));
    await post.work();
    const byRecipient = Map.groupBy(sink.mails, ({ envelope }) => envelope.to[0]);
    assert.equal(byRecipient.size, 2);
    assert.ok(sink.mails.length > 2);
    for (const copies of byRecipient.values()) {
      assert.equal(new Set(copies.map(({ email }) => email.messageId)).size, 1);
      assert.ok(copies.every(({ raw }) => raw.equals(copies[0]!.raw)));
    }
  },
);

testOnEachEngine('K4 an address that does not exist is not tried again', async (database, context) => {
  const sink = await openSink(context);
  const post = openPost(context, { database, mail: smtpTo(sink) });
  sink.refuseNext(2, { code: 550, text: `5.1.1 <${sampleContact.email}> no such user` });
  await post.queue('sk');
  await post.work();
  post.wait(24 * 3_600_000);
  await post.work();
  assert.deepEqual(
    (await post.list('sk')).map(({ state, attempts }) => [state, attempts]),
    [
      ['failed', 1],
      ['failed', 1],
    ],
  );
  assert.equal(sink.mails.length, 0);
});

testOnEachEngine('K5 what a mail server answers is kept without the addresses in it', async (database, context) => {
  const mail = createMemoryMailGateway();
  const post = openPost(context, { database, mail });
  const { email } = sampleContact;
  mail.failNext(
    2,
    new Error(`Rejected: 451 <${email}>: mailbox of ${email.toUpperCase()}, ahoj@plumbline.example is full`),
  );
  await post.queue('sk');
  await post.work();
  const jobs = await database.db.selectFrom('jobs').select('last_error').execute();
  const errors = [...jobs.map((job) => job.last_error), ...(await post.list('sk')).map((row) => row.lastError)];
  assert.equal(errors.length, 4);
  for (const error of errors) {
    assert.match(error ?? '', /451 .* is full/);
    assert.doesNotMatch(error ?? '', /strechy|plumbline\.example/i);
  }
});

testOnEachEngine('K4 a mail is given up after a day, and its record says so', async (database, context) => {
  const mail = createMemoryMailGateway();
  const post = openPost(context, { database, mail });
  mail.failNext(1000);
  await post.queue('da');
  let last = 0;
  let attempts = 0;
  for (let attempt = 1; attempt < 100; attempt += 1) {
    await post.work();
    const [row] = await post.list('da');
    if (row && row.attempts > attempts) last = post.elapsed();
    attempts = row?.attempts ?? 0;
    if (row?.state === 'failed') break;
    post.wait(backOffMs(attempt));
  }
  assert.deepEqual(
    (await post.list('da')).map(({ state }) => state),
    ['failed', 'failed'],
  );
  assert.equal(attempts, 31);
  assert.ok(last > 23 * 3_600_000 && last < 25 * 3_600_000, `${last} ms`);
  assert.equal(mail.delivered.length, 0);
});

testOnEachEngine('K4 a mail that has left is not sent again by a repeated job', async (database, context) => {
  const mail = createMemoryMailGateway();
  const post = openPost(context, { database, mail });
  await post.queue('sk');
  await post.work();
  const [row] = await post.list('sk');
  const handler = createSendMailHandler(
    {
      db: database.db,
      mail,
      clock: () => startTime,
      live: createLiveEvents(),
      vault: testVault(),
      files: noFiles,
      newId: ulid,
    },
    async () => undefined,
  );
  await handler.run({ outboxMessageId: row?.id }, { attempt: 2, isLastAttempt: false });
  await handler.run({ outboxMessageId: 'gone' }, { attempt: 1, isLastAttempt: false });
  assert.equal(mail.delivered.length, 2);
  assert.equal((await post.list('sk'))[0]?.attempts, 1);
});

testOnEachEngine('K2 two instances send each mail once', async (database, context) => {
  const mail = createMemoryMailGateway();
  const [one, other] = [openPost(context, { database, mail }), openPost(context, { database, mail })];
  for (const language of languages) await one.queue(language);
  await Promise.all([one.work(), other.work()]);
  assert.equal(mail.delivered.length, 2 * languages.length);
  assert.equal(new Set(mail.delivered.map(({ id }) => id)).size, 2 * languages.length);
});
