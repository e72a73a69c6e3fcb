import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditAction } from '#domain/audit/audit-log.ts';
import { createGetText } from '#locales/create-get-text.ts';
import { texts } from '#locales/texts.ts';
import { factWords, sentenceOf } from './fact-words.ts';

const t = createGetText('en', texts.en);
const jana = '01JD0000000000000000000000';
const words = { t, nameOf: (id: string) => (id === jana ? 'jana' : undefined) };
const told = (action: AuditAction, facts: Record<string, unknown>) => factWords({ action, facts }, words);

test('G11 facts are shown in words, changes with the previous value', () => {
  const table: [action: AuditAction, facts: Record<string, unknown>, words: string[]][] = [
    ['service-request.status-changed', { from: 'new', to: 'in_review' }, ['New → In review']],
    ['service-request.assigned', { from: null, to: jana }, ['nobody → jana']],
    ['service-request.assigned', { from: '01JD0000000000000000000001', to: null }, ['someone else → nobody']],
    ['service-request.noted', { noteId: jana }, []],
    ['account.other-sessions-ended', { ended: 0 }, []],
    ['account.other-sessions-ended', { ended: 2 }, ['Devices signed out: 2']],
    ['account.sign-in-refused', { by: 'passkey' }, ['Method: passkey']],
    ['template.created', { language: 'da' }, ['Language: Dansk']],
    ['user.changed', { renamed: false, isAdmin: false }, ['is not an administrator']],
    ['user.changed', { renamed: false, role: 'bookkeeper' }, ['Role: Bookkeeper']],
    [
      'service-requests.changed-together',
      { kind: 'archive', isArchived: true, numbers: [1001, 1002] },
      ['Change: archive', 'into the archive', 'Enquiries: 1001, 1002'],
    ],
    ['price-book.published', { unheardOf: 7 }, ['unheardOf: 7']],
  ];
  for (const [action, facts, expected] of table) assert.deepEqual(told(action, facts), expected, action);
});

test('G11 of a long list the first members and the length are shown', () => {
  const numbers = Array.from({ length: 300 }, (_, index) => 1000 + index);
  const [text = ''] = told('service-request.undone', { numbers });
  assert.match(text, /^Enquiries: 1000, .*, 1011 … \(300\)$/);
});

test('G11 archiving and restoring have different sentences', () => {
  const sentences = [true, false].map((isArchived) =>
    sentenceOf({ action: 'service-request.archived', facts: { isArchived } }, t),
  );
  assert.deepEqual(sentences, ['The enquiry was archived', 'The enquiry was restored from the archive']);
  assert.deepEqual(told('service-request.archived', { isArchived: true }), []);
});
