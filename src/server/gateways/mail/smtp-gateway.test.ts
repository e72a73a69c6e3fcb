import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { type MailGateway, type MailMessage, RefusedMailError } from './mail-gateway.ts';
import { openMailGateway } from './open-mail-gateway.ts';

const message: MailMessage = {
  id: '01JD7Z00000000000000000001',
  from: { name: 'Plumbline', address: 'ahoj@plumbline.example' },
  to: 'jana@strechy.example',
  replyTo: 'hej@plumbline.example',
  subject: 'Predmet',
  text: 'Text',
  html: '<!doctype html><html lang="sk"><p>Text</p></html>',
  language: 'sk',
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
};

for (const language of languages) {
  test(`B1 subject and both parts of a mail in ${language} arrive unchanged`, async (context) => {
    const { sink, gateway } = await open(context);
    const { emails, configurator } = texts[language];
    const subject = `${emails.received.reason} ${emails.received.next} ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ ĽĹŔÔÄ ÆØÅ æøå €`;
    const text = JSON.stringify([emails, configurator]);
    const html = `<!doctype html><html lang="${language}"><body>${text}</body></html>`;
    const delivery = await gateway.deliver({ ...message, subject, text, html, language });
    const [received] = await sink.received(1);
    assert.deepEqual(delivery, { state: 'sent', messageId: '<01JD7Z00000000000000000001@plumbline.example>' });
    assert.equal(received?.email.subject, subject);
    assert.equal(received?.email.text?.trimEnd(), text);
    assert.equal(received?.email.html?.trimEnd(), html);
    assert.ok(
      received.raw
        .toString('latin1')
        .split('\r\n')
        .every((line) => line.length <= 998),
    );
    assert.doesNotMatch(headOf(received.raw), /[\x80-\xff]/);
  });
}

test('C9 a mail has sender, recipient, date, its own id, and the header of automatic mails', async (context) => {
  const { sink, gateway } = await open(context);
  await gateway.deliver(message);
  const [received] = await sink.received(1);
  assert.deepEqual(received?.email.from, message.from);
  assert.deepEqual(received.email.to, [{ name: '', address: message.to }]);
  assert.deepEqual(received.email.replyTo, [{ name: '', address: message.replyTo }]);
  assert.deepEqual(received.envelope, { from: message.from.address, to: [message.to] });
  assert.equal(received.email.date, '2026-11-21T09:30:00.000Z');
  assert.equal(received.email.messageId, '<01JD7Z00000000000000000001@plumbline.example>');
  const header = (key: string) => received.email.headers.find((each) => each.key === key)?.value;
  assert.equal(header('auto-submitted'), 'auto-generated');
  assert.equal(header('content-language'), 'sk');
  assert.equal(header('bcc'), undefined);
});

test('C9 line breaks in names, addresses and subjects add neither headers nor recipients', async (context) => {
  const { sink, gateway } = await open(context);
  await gateway.deliver({
    ...message,
    from: { name: 'Jana\r\nBcc: all@spam.example', address: message.from.address },
    replyTo: 'jana@strechy.example\r\nBcc: all@spam.example, more@spam.example',
    subject: 'Dopyt\r\nBcc: all@spam.example\n\n<script>',
  });
  const [received] = await sink.received(1);
  assert.deepEqual(received?.envelope.to, [message.to]);
  assert.doesNotMatch(headOf(received.raw), /^(?:bcc|<script)/im);
  assert.deepEqual(received.email.to, [{ name: '', address: message.to }]);
});

test('K4 D6 what a server refuses for good is distinguished from what it puts off', async (context) => {
  const { sink, gateway } = await open(context);
  for (const answer of ['550 5.1.1 No such user', '550 5.7.1 Rejected by policy', '552 Mailbox full', '554 No']) {
    sink.refuseNext(1, { code: Number(answer.slice(0, 3)), text: answer.slice(4) });
    await assert.rejects(gateway.deliver(message), RefusedMailError, answer);
  }
  sink.refuseNext(1, { code: 450, text: '4.2.0 Greylisted' });
  await assert.rejects(gateway.deliver(message), (error) => !(error instanceof RefusedMailError));
  assert.equal((await gateway.deliver(message)).state, 'sent');
});

test('D7 a mail names the mails before it in its thread', async (context) => {
  const { sink, gateway } = await open(context);
  await gateway.deliver({ ...message, references: ['<first@plumbline.example>', '<second@plumbline.example>'] });
  const [received] = await sink.received(1);
  assert.equal(received?.email.inReplyTo, '<second@plumbline.example>');
  assert.equal(received.email.references, '<first@plumbline.example> <second@plumbline.example>');
});

test('C9 a password is not sent to another machine without encryption', async (context) => {
  const { sink } = await open(context);
  // Reaches the server on loopback by an address that does not look like loopback.
  const url = sink.url.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0');
  const gateway = openMailGateway({ smtpUrl: url, dataDir: '/nowhere' });
  context.after(() => gateway.close());
  await assert.rejects(gateway.deliver(message), { code: 'ETLS' });
  assert.equal(sink.mails.length, 0);
});

async function open(context: TestContext): Promise<{ sink: SmtpSink; gateway: MailGateway }> {
  const sink = await startSmtpSink();
  const gateway = openMailGateway({ smtpUrl: sink.url, dataDir: '/nowhere' });
  context.after(async () => {
    await gateway.close();
    await sink.stop();
  });
  return { sink, gateway };
}

function headOf(raw: Buffer): string {
  return raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
}
