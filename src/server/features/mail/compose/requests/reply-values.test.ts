import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replyValues } from './reply-values.ts';

test('S10 a visitor’s name, firm and title are no links in a reply', () => {
  const values = replyValues(
    {
      language: 'sk',
      number: 7,
      title: 'Web pre www.evil.example/x',
      contact: { name: 'Ján https://evil.example/x', company: 'evil.example' },
      currency: 'EUR',
      estimate: null,
      estimateId: null,
      confirmationToken: 'token',
    },
    { origin: 'https://plumbline.sk', hosts: { sk: 'plumbline.sk' } },
  );
  assert.deepEqual(
    [values.name, values.company, values.title],
    ['Ján https:// evil. example/ x', 'evil. example', 'Web pre www. evil. example/ x'],
  );
});
