import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type Table =
  | 'service_request_messages'
  | 'message_revisions'
  | 'thread_reads'
  | 'stream_presences'
  | 'thread_mailings'
  | 'mail_preferences';

/** A row of each table of threads. */
export const threadRows: { [Each in Table]: Insertable<DatabaseSchema[Each]> } = {
  service_request_messages: {
    id: 'message',
    service_request_id: 'request',
    direction: 'to-customer',
    author_id: 'user',
    subject: text,
    body: text,
    outbox_message_id: null,
    source: 'mail',
    inbound_mail_id: 'inbound mail',
    project_id: null,
    call_id: 'call of the message',
    quoted_id: null,
    quote_id: 'quote',
    edited_at: time,
    deleted_at: time,
    created_at: time,
  },
  message_revisions: { id: 'revision', message_id: 'message', body: text, at: time },
  thread_reads: {
    id: 'user request',
    user_id: 'user',
    service_request_id: 'request',
    project_id: null,
    seen_at: time,
    unread: 2,
  },
  stream_presences: { user_id: 'user', seen_at: time },
  thread_mailings: {
    id: 'request anna@kovac.example',
    service_request_id: 'request',
    project_id: null,
    email: 'anna@kovac.example',
    mailed_until: time,
  },
  mail_preferences: {
    id: 'material anna@kovac.example',
    email_key: 'anna@kovac.example',
    topic: 'material',
    is_on: 0,
    changed_at: time,
  },
};
