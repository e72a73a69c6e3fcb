import type { Generated } from 'kysely';
import type { InboundReason, InboundState } from '#domain/inbound-mail/inbound-mail.ts';
import type { MailboxFailure } from '#domain/inbound-mail/mailbox-settings.ts';

/* Rows of mails that came in; units as in schema.ts. */

/** A mail that came in, whatever became of it. */
export interface InboundMailTable {
  id: string;
  /** SHA-256 of mailbox, Message-ID and content: a mail that is read again is stored once. */
  once_key: string;
  state: InboundState;
  reason: InboundReason;
  from_name: string;
  /** In small letters. */
  from_address: string;
  /** 1 where it belongs to a request of somebody with another address. */
  is_other_sender: 0 | 1;
  is_automatic: 0 | 1;
  subject: string;
  /** The whole text, without markup. */
  text_body: string;
  /** The mail as it came, among the stored files; null for one that was too large to fetch. */
  object_key: string | null;
  /** Bytes of the whole mail. */
  size: number;
  /** Files of it that were not kept with a request. */
  files_left: number;
  service_request_id: string | null;
  /** The project with a thread of its own that it belongs to, where it belongs to no request. */
  project_id: Generated<string | null>;
  received_at: number;
}

/** How far a mailbox was read, and which instance reads it just now. */
export interface MailboxReadTable {
  mailbox: string;
  held_by: string | null;
  held_until: number | null;
  read_at: number | null;
  uid_validity: string | null;
  last_uid: number | null;
  /** Why the last reading failed; null where it did not. */
  failure: MailboxFailure | null;
}
