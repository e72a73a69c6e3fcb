import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MailServer, checkMailServer } from './mail-server.ts';

const server: MailServer = {
  host: 'smtp.firma.example',
  port: 587,
  security: 'starttls',
  username: 'ahoj',
  senderName: '',
  senderAddress: '',
};
const present = { server, hasPassword: true };

const rulesOf = (change: Partial<Parameters<typeof checkMailServer>[0]>) =>
  checkMailServer({ next: server, password: null, present, ...change }).map(({ field, rule }) => `${field} ${rule}`);

test('G7 names and addresses are hosts, anything else is not, and addresses of the own link are refused', () => {
  for (const host of ['localhost', 'smtp.firma.example', '192.0.2.7', '2001:db8::1', '::1', 'mail']) {
    assert.deepEqual(rulesOf({ next: { ...server, host }, password: 'x' }), [], host);
  }
  for (const host of [
    'https://smtp.firma.example',
    'smtp firma',
    'a..b',
    '256.1.1.1',
    'user@host',
    '-a',
    'host:25',
    '2852039166',
    '0xa9fea9fe',
  ]) {
    assert.deepEqual(rulesOf({ next: { ...server, host }, password: 'x' }), ['host host'], host);
  }
  for (const host of ['169.254.169.254', 'fe80::1', '::ffff:169.254.1.1', '::ffff:a9fe:a9fe']) {
    assert.deepEqual(rulesOf({ next: { ...server, host }, password: 'x' }), ['host host-not-allowed'], host);
  }
  assert.deepEqual(rulesOf({ next: { ...server, host: '' }, password: 'x' }), ['host required']);
});

test('G7 a stored password goes only to the server that it was typed for', () => {
  assert.deepEqual(rulesOf({}), []);
  assert.deepEqual(rulesOf({ next: { ...server, security: 'tls' } }), []);
  for (const other of [{ host: 'smtp.evil.example' }, { port: 2525 }, { username: 'hej' }]) {
    assert.deepEqual(rulesOf({ next: { ...server, ...other } }), ['password password-needed']);
    assert.deepEqual(rulesOf({ next: { ...server, ...other }, password: 'nové' }), []);
  }
});

test('G7 name and password go together', () => {
  assert.deepEqual(rulesOf({ present: null }), ['password required']);
  assert.deepEqual(rulesOf({ next: { ...server, username: '' }, password: 'x' }), ['username required']);
  assert.deepEqual(rulesOf({ next: { ...server, username: '' }, password: '' }), []);
  assert.deepEqual(rulesOf({ password: '' }), ['password required']);
});

test('G7 a password leaves this machine encrypted only', () => {
  const open = { ...server, security: 'none' } as const;
  assert.deepEqual(rulesOf({ next: open, password: 'x' }), ['security unencrypted-password']);
  assert.deepEqual(rulesOf({ next: { ...open, host: '127.0.0.1' }, password: 'x' }), []);
  assert.deepEqual(rulesOf({ next: { ...open, username: '' }, password: '' }), []);
});

test('G7 a sender is one line and one address, or left to the firm and its mailboxes', () => {
  const rules = (sender: Partial<MailServer>) => rulesOf({ next: { ...server, ...sender } });
  assert.deepEqual(rules({ senderName: 'Strechy Kováč, s. r. o.', senderAddress: 'ahoj@strechy.example' }), []);
  assert.deepEqual(rules({ senderName: 'Jana\nBcc: all@spam.example' }), ['senderName sender-name']);
  for (const senderAddress of ['ahoj', 'ahoj@strechy', 'a@b.example, c@d.example', 'Jana <a@b.example>'])
    assert.deepEqual(rules({ senderAddress }), ['senderAddress sender-address'], senderAddress);
});
