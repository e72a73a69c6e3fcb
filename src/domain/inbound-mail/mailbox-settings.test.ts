import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Mailbox, checkMailbox } from './mailbox-settings.ts';

const mailbox: Mailbox = {
  address: 'office@firma.example',
  host: 'imap.firma.example',
  port: 993,
  security: 'tls',
  username: 'office@firma.example',
  folder: 'INBOX',
  afterReading: 'seen',
  moveTo: '',
  minutes: 2,
  hasTags: true,
};

const table: [title: string, change: Partial<Mailbox>, rules: string[]][] = [
  ['a usual mailbox', {}, []],
  ['no address', { address: 'office' }, ['address sender-address']],
  ['no host', { host: '' }, ['host required']],
  ['no name', { username: '' }, ['username required']],
  ['an address that clouds serve secrets at', { host: '169.254.169.254' }, ['host host-not-allowed']],
  ['a password in clear', { security: 'none' }, ['security unencrypted-password']],
  ['no folder', { folder: ' ' }, ['folder folder']],
  ['a folder with a line break', { folder: 'INBOX\r\nA1 LOGOUT' }, ['folder folder']],
  ['moving to nowhere', { afterReading: 'moved' }, ['moveTo other-folder']],
  ['moving to the same folder', { afterReading: 'moved', moveTo: 'INBOX' }, ['moveTo other-folder']],
  ['moving to another folder', { afterReading: 'moved', moveTo: 'Plumbline' }, []],
];

for (const [title, change, rules] of table) {
  test(`I2 settings of a mailbox: ${title}`, () => {
    const issues = checkMailbox({ next: { ...mailbox, ...change }, password: 'tajné', present: null });
    assert.deepEqual(
      issues.map(({ field, rule }) => `${field} ${rule}`),
      rules,
    );
  });
}

test('I2 the password of a mailbox goes to no other server', () => {
  const present = { server: mailbox, hasPassword: true };
  const rules = (next: Mailbox) => checkMailbox({ next, password: null, present }).map(({ rule }) => rule);
  assert.deepEqual(rules({ ...mailbox, folder: 'Klienti' }), []);
  assert.deepEqual(rules({ ...mailbox, host: 'imap.zly.example' }), ['password-needed']);
});
