import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditAction } from '#domain/audit/audit-log.ts';
import { createGetText } from '#locales/create-get-text.ts';
import { texts } from '#locales/texts.ts';
import { factWords, sentenceOf } from './fact-words.ts';

const t = createGetText('en', texts.en);
const jana = '01JD0000000000000000000000';
const words = { t, language: 'en' as const, nameOf: (id: string) => (id === jana ? 'jana' : undefined) };
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
    ['service-request.details-changed', { fields: ['title', 'email'] }, ['Fields: title, email']],
    ['quotes.exported', { filters: ['status', 'sentFrom'] }, ['Filtered by: status, sent from']],
    ['payment.booked', { amount: 92_250, currency: 'EUR' }, ['Amount: €922.50']],
    [
      'bank-entry.booked',
      { amount: 92_250, currency: 'USD', credit: 50, requests: 2 },
      ['Amount: 922.50\u00A0USD', 'Kept as credit: 0.50\u00A0USD', 'Payment requests: 2'],
    ],
    ['bank-import.read', { format: 'camt053', entries: 14 }, ['Format: camt.053', 'Entries: 14']],
    ['project.time-noted', { day: '2026-11-09', minutes: 95 }, ['Day: 9\u00A0Nov\u00A02026', 'Hours: 1:35']],
    ['documents.exported', { month: '2026-11' }, ['Month: November 2026']],
    ['service-request.follow-up-set', { at: Date.UTC(2026, 10, 9, 8, 30) }, ['Until: 9\u00A0Nov\u00A02026, 09:30']],
    ['service-request.follow-up-set', { at: null }, []],
    ['document.created', { source: 'final' }, ['Made from: a signed quote']],
    ['document.deleted', { kind: 'credit_note' }, ['Document: credit note']],
    ['recurring-invoice.changed', { state: 'paused' }, ['Status: paused']],
    ['firm.invited', { right: 'documents' }, ['Access: quotes, documents and payments']],
    ['customer.restricted', { ground: 'claims' }, ['Reason: the person needs the data for a legal claim']],
    ['project.material-decided', { action: 'ask-again' }, ['Decision: more was asked for']],
    ['library-feature.created', { category: 'lead-generation' }, ['Category: getting enquiries']],
    ['settings.mailbox-tried', { failure: null }, []],
    ['settings.mail-changed', { security: 'starttls', port: 587 }, ['Encryption: STARTTLS', 'Port: 587']],
    [
      'settings.look-changed',
      { primaryColor: '#b5412b', defaultTheme: 'system', logo: false },
      ['Colour: #b5412b', 'Appearance: same as device', 'without a logo'],
    ],
    ['user.second-factor-reset', { hadTotp: true, passkeys: 2 }, ['authenticator app removed', 'Passkeys removed: 2']],
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

test('G11 a number that names what an entry is about is not said twice', () => {
  const entry = { action: 'quote.sent', facts: { number: '2026-0042' } } as const;
  assert.deepEqual(factWords({ ...entry, subjectName: '2026-0042' }, words), []);
  assert.deepEqual(factWords({ ...entry, subjectName: null }, words), ['Number: 2026-0042']);
});
