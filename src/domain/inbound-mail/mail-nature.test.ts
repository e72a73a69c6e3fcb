import assert from 'node:assert/strict';
import { test } from 'node:test';
import { natureOf } from './mail-nature.ts';
import type { MailNature } from './inbound-mail.ts';

const own = ['ahoj@plumbline.example'];

const table: [headers: Record<string, string>, from: string, nature: MailNature][] = [
  [{}, 'anna@kovac.example', 'person'],
  [{ 'auto-submitted': 'no' }, 'anna@kovac.example', 'person'],
  // Exchange puts this into mails of people.
  [{ 'x-auto-response-suppress': 'DR, OOF' }, 'anna@kovac.example', 'person'],
  [{ 'auto-submitted': 'auto-replied' }, 'anna@kovac.example', 'automatic'],
  [{ 'auto-submitted': 'auto-generated (vacation)' }, 'anna@kovac.example', 'automatic'],
  [{ precedence: 'bulk' }, 'anna@kovac.example', 'automatic'],
  [{ precedence: 'Auto_Reply' }, 'anna@kovac.example', 'automatic'],
  [{ 'x-autoreply': 'yes' }, 'anna@kovac.example', 'automatic'],
  [{ 'return-path': '<>' }, 'anna@kovac.example', 'automatic'],
  [{ 'list-id': '<novinky.example>' }, 'anna@kovac.example', 'automatic'],
  [{}, 'no-reply@kovac.example', 'automatic'],
  [{}, 'noreply+123@kovac.example', 'automatic'],
  [{}, 'noreplyova@kovac.example', 'person'],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }, 'mailer-daemon@kovac.example', 'bounce'],
  [{ 'x-failed-recipients': 'anna@kovac.example' }, 'mailer-daemon@kovac.example', 'bounce'],
  [{}, 'Ahoj@Plumbline.example', 'own'],
];

for (const [headers, from, nature] of table) {
  test(`I2 a mail from ${from} with ${JSON.stringify(headers)} is ${nature}`, () => {
    assert.equal(natureOf(new Map(Object.entries(headers)), { from, own }), nature);
  });
}
