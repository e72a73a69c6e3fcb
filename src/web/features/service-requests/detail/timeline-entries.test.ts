import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { timelineOf } from './timeline-entries.ts';

const event = (id: string, at: number, kind: RequestDetail['events'][number]['kind'] = 'submitted') => ({
  id,
  at,
  kind,
  actor: 'system' as const,
  actorName: null,
  from: null,
  to: null,
  reason: null,
  change: null,
  followUpAt: null,
});
const note = (id: string, at: number) => ({ id, at, authorId: null, authorName: null, body: '' });
const mail = (id: string, createdAt: number) => ({
  id,
  isToCustomer: true,
  recipient: '',
  subject: '',
  text: '',
  state: 'sent' as const,
  attempts: 1,
  failure: null,
  lastError: null,
  createdAt,
  sentAt: createdAt + 5,
});

test('G3 events, notes and mails stand in one order of time', () => {
  const parts = timelineOf({
    events: [event('arrived', 1), event('moved', 4)],
    notes: [note('note', 3)],
    mails: [mail('receipt', 1), mail('reply mail', 4)],
  });
  assert.deepEqual(
    parts.map(({ id }) => id),
    ['arrived', 'receipt', 'note', 'moved', 'reply mail'],
  );
});
