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

const message = (mailId: string, at: number) => ({
  source: 'office' as const,
  inboundMail: null,
  id: `message of ${mailId}`,
  at,
  direction: 'to-customer' as const,
  authorName: null,
  subject: '',
  body: '',
  mailId,
  leavesAt: null,
});

test('G3 events, notes and mails stand in one order of time', () => {
  const parts = timelineOf({
    events: [event('arrived', 1), event('moved', 4)],
    notes: [note('note', 3)],
    mails: [mail('receipt', 1), mail('mail', 4)],
    messages: [],
  });
  assert.deepEqual(
    parts.map(({ id }) => id),
    ['arrived', 'receipt', 'note', 'moved', 'mail'],
  );
});

test('G3 a reply is one entry, with how it moved the request and its mail', () => {
  const moved = { ...event('moved', 4, 'status-changed'), from: 'new' as const, to: 'responded' as const };
  const parts = timelineOf({
    events: [event('arrived', 1), event('answered', 4, 'answered'), moved, event('answered again', 6, 'answered')],
    notes: [],
    mails: [mail('receipt', 1), mail('reply mail', 4), mail('second mail', 5)],
    messages: [message('reply mail', 4), message('second mail', 6)],
  });
  assert.deepEqual(
    parts.map(({ kind, id }) => [kind, id]),
    [
      ['event', 'arrived'],
      ['mail', 'receipt'],
      ['reply', 'message of reply mail'],
      ['reply', 'message of second mail'],
    ],
  );
  const [, , reply] = parts;
  assert.ok(reply?.kind === 'reply');
  assert.deepEqual([reply.event.kind, reply.event.from, reply.event.to], ['answered', 'new', 'responded']);
});

test('G3 of a reply that was taken back the history keeps that it was written', () => {
  const parts = timelineOf({
    events: [event('answered', 4, 'answered'), event('undone', 5, 'undone')],
    notes: [],
    mails: [],
    messages: [],
  });
  assert.deepEqual(
    parts.map(({ id }) => id),
    ['answered', 'undone'],
  );
});
