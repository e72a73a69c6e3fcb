import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '#tests/support/database/test-databases.ts';
import type { MailMessage } from './mail-gateway.ts';
import { openMailGateway } from './open-mail-gateway.ts';

const message: MailMessage = {
  id: '01JD7Z00000000000000000001',
  from: { name: 'Plumbline', address: 'hej@plumbline.example' },
  to: 'jørgen@tagdækker.example',
  subject: 'Jeg har modtaget din forespørgsel: Ľubozvučný ťažký žeriav, příliš žluťoučký kůň',
  text: 'Hej Jørgen,\n\ntak. Ľúbim, řeřicha, æøå.',
  html: '<!doctype html><html lang="da"><p>Ľúbim, řeřicha, æøå.</p></html>',
  language: 'da',
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
};

test('K1 without a mail server a mail becomes an .eml file that mail programs can read', async (context) => {
  const dataDir = temporaryFolder(context);
  const gateway = openMailGateway({ smtpUrl: undefined, dataDir });
  const delivery = await gateway.deliver(message);
  await gateway.close();
  assert.deepEqual(delivery, { state: 'filed', messageId: '<01JD7Z00000000000000000001@plumbline.example>' });
  assert.deepEqual(readdirSync(path.join(dataDir, 'mail')), ['01JD7Z00000000000000000001.eml']);
  const email = await PostalMime.parse(readFileSync(path.join(dataDir, 'mail/01JD7Z00000000000000000001.eml')));
  assert.equal(email.subject, message.subject);
  assert.equal(email.text?.trimEnd(), message.text);
  assert.equal(email.html?.trimEnd(), message.html);
  assert.deepEqual(email.from, message.from);
  assert.equal(email.date, '2026-11-21T09:30:00.000Z');
});

test('K4 filing a mail a second time writes the same bytes to the same file', async (context) => {
  const dataDir = temporaryFolder(context);
  const gateway = openMailGateway({ smtpUrl: undefined, dataDir });
  const file = path.join(dataDir, 'mail', `${message.id}.eml`);
  await gateway.deliver(message);
  const first = readFileSync(file);
  await gateway.deliver(message);
  await gateway.close();
  assert.deepEqual(readFileSync(file), first);
  assert.deepEqual(readdirSync(path.join(dataDir, 'mail')), [`${message.id}.eml`]);
});

test(
  'C9 filed mails are readable by the user of the server only',
  { skip: process.platform === 'win32' },
  async (context) => {
    const dataDir = temporaryFolder(context);
    const gateway = openMailGateway({ smtpUrl: undefined, dataDir });
    await gateway.deliver(message);
    await gateway.close();
    assert.equal(statSync(path.join(dataDir, 'mail')).mode & 0o777, 0o700);
    assert.equal(statSync(path.join(dataDir, 'mail', `${message.id}.eml`)).mode & 0o777, 0o600);
  },
);

test('C9 an id with other characters than letters and digits is refused', async (context) => {
  const gateway = openMailGateway({ smtpUrl: undefined, dataDir: temporaryFolder(context) });
  await assert.rejects(gateway.deliver({ ...message, id: '../../outside' }));
  await gateway.close();
});

test('I3 what can be turned off says where, in one line that programs read, and by one click only over HTTPS', async (context) => {
  const dataDir = temporaryFolder(context);
  const gateway = openMailGateway({ smtpUrl: undefined, dataDir });
  const file = path.join(dataDir, 'mail', `${message.id}.eml`);
  const token = 'x'.repeat(400);
  const written = async (unsubscribe?: string) => {
    await gateway.deliver({ ...message, ...(unsubscribe !== undefined && { unsubscribe }) });
    return readFileSync(file, 'utf8');
  };
  const safe = await written(`https://plumbline.example/email-preferences?token=${token}`);
  assert.ok(safe.includes(`\r\nList-Unsubscribe: <https://plumbline.example/email-preferences?token=${token}>\r\n`));
  assert.match(safe, /\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n/);
  const plain = await written('http://localhost:3000/email-preferences?token=x');
  assert.match(plain, /\r\nList-Unsubscribe: <http:/);
  assert.doesNotMatch(plain, /List-Unsubscribe-Post/);
  assert.doesNotMatch(await written(), /List-Unsubscribe/);
  await gateway.close();
});
