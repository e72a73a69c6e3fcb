import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type Table = 'inbound_mails' | 'mailbox_reads';

/** A row of each table of mails that come in. */
export const inboundRows: { [Each in Table]: Insertable<DatabaseSchema[Each]> } = {
  inbound_mails: {
    id: 'inbound mail',
    once_key: 'once',
    state: 'joined',
    reason: 'tag',
    from_name: text,
    from_address: 'anna@kovac.example',
    is_other_sender: 0,
    is_automatic: 0,
    subject: text,
    text_body: text,
    object_key: null,
    size: 1,
    files_left: 0,
    service_request_id: 'request',
    received_at: time,
  },
  mailbox_reads: {
    mailbox: 'mailbox',
    held_by: null,
    held_until: null,
    read_at: time,
    uid_validity: '1',
    last_uid: 1,
    failure: null,
  },
};
