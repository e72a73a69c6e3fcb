import assert from 'node:assert/strict';
import { brand } from '#domain/brand.ts';
import { type Language, languages } from '#domain/languages.ts';
import { createMemoryMailGateway } from '#server/gateways/mail/memory-gateway.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { openPost, openSink, smtpTo, startTime } from '#tests/support/requests/mail-post.ts';
import { sampleAnswers, sampleContact, sampleRequest } from '#tests/support/requests/sample-request.ts';
import type { ReceivedMail } from '#tests/support/servers/smtp-sink.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'C9 both sides get their mail from a real mail server, each in its language',
  async (database, context) => {
    const sink = await openSink(context);
    const post = openPost(context, { database, mail: smtpTo(sink) });
    for (const language of languages) await post.queue(language);
    await post.work();
    assert.equal(sink.mails.length, 2 * languages.length);
    for (const language of languages) {
      const { id, number } = sampleRequest(language);
      const mailbox = brand.mailboxes[language];
      const mine = sink.mails.filter(({ email }) => email.subject?.includes(String(number)));
      const [received, notification] = [sampleContact.email, mailbox].map((to) =>
        mine.find(({ envelope }) => envelope.to[0] === to),
      );
      assert.ok(received && notification);
      for (const mail of mine) assertFit(mail, language);
      assert.deepEqual(received.email.from, { name: brand.name, address: mailbox });
      assert.equal(received.email.replyTo, undefined);
      assert.deepEqual(notification.email.replyTo, [{ name: '', address: sampleContact.email }]);
      assert.ok(
        received.email.text?.includes(sampleContact.name) && notification.email.html?.includes(sampleContact.name),
      );
      const rows = await post.list(language);
      assert.deepEqual(
        rows.map(({ state, attempts, sentAt, lastError }) => ({ state, attempts, sentAt, lastError })),
        [
          { state: 'sent', attempts: 1, sentAt: startTime, lastError: null },
          { state: 'sent', attempts: 1, sentAt: startTime, lastError: null },
        ],
      );
      assert.deepEqual(
        mine.map(({ email }) => email.subject).toSorted(byText),
        rows.map(({ subject }) => subject).toSorted(byText),
      );
      assert.ok(notification.email.text?.includes(`https://plumbline.example/admin/requests/${id}`));
    }
  },
);

testOnEachEngine(
  'C9 a long description and an unbroken one keep to the line length of mail',
  async (database, context) => {
    const sink = await openSink(context);
    const post = openPost(context, { database, mail: smtpTo(sink) });
    const description = `${'ab'.repeat(1000)} ${'ščť '.repeat(500)}`.trim();
    await post.queue('sk', { answers: { ...sampleAnswers, description } });
    await post.work();
    const copy = sink.mails.find(({ email }) => email.replyTo);
    assert.ok(copy?.email.text?.includes(description));
    for (const mail of sink.mails) assertFit(mail, 'sk');
  },
);

testOnEachEngine('C9 a request that is not stored leaves neither mails nor jobs', async (database, context) => {
  const mail = createMemoryMailGateway();
  const post = openPost(context, { database, mail });
  await assert.rejects(post.queue('sk', { isUndone: true }), /undone/);
  await post.work();
  assert.equal(mail.delivered.length, 0);
  assert.deepEqual(await post.list('sk'), []);
});

testOnEachEngine('C9 links in mails lead to the host of the language where it has one', async (database, context) => {
  const mail = createMemoryMailGateway();
  const post = openPost(context, { database, mail, siteHosts: { da: 'plumbline.dk' } });
  await post.queue('da');
  await post.work();
  const received = mail.delivered.find(({ to }) => to === sampleContact.email);
  const notification = mail.delivered.find(({ to }) => to === brand.mailboxes.da);
  const { estimateId } = sampleRequest('da');
  assert.ok(received?.text.includes(`https://plumbline.dk/api/estimates/${estimateId}/pdf`));
  assert.match(notification?.text ?? '', /https:\/\/plumbline\.dk\/admin\/requests\/\w+\n/);
});

testOnEachEngine('K1 without a mail server the mails are filed', async (database, context) => {
  const post = openPost(context, {
    database,
    mail: openMailGateway({ smtpUrl: undefined, dataDir: database.location.dataDir }),
  });
  await post.queue('sk');
  await post.work();
  assert.deepEqual(
    (await post.list('sk')).map(({ state, sentAt }) => [state, sentAt]),
    [
      ['filed', null],
      ['filed', null],
    ],
  );
});

function byText(one = '', other = ''): number {
  return one.localeCompare(other);
}

/** What any mail program must find in order. */
function assertFit({ raw, email, envelope }: ReceivedMail, language: Language): void {
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'auto-submitted']) {
    assert.equal(email.headers.filter(({ key }) => key === name).length, 1, name);
  }
  assert.doesNotMatch(head, /[\x80-\xff]/);
  assert.ok(
    raw
      .toString('latin1')
      .split('\r\n')
      .every((line) => line.length <= 998),
  );
  assert.deepEqual(
    email.to,
    envelope.to.map((address) => ({ name: '', address })),
  );
  assert.ok(email.text && email.html);
  assert.ok(email.html.includes(`<html lang="${language}">`));
  assert.doesNotMatch(
    `${email.subject}${email.text}${email.html}`,
    /\uFFFD|Ã.|undefined|\[object |NaN|\{\{|\$\{|%\w+%/,
  );
}
