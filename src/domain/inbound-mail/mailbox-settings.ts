import * as z from 'zod/mini';
import { isEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import {
  type MailSecurity,
  type NewPassword,
  checkServerPlace,
  mailSecurities,
  mailServerLimits,
} from '#domain/mail/mail-server.ts';

/** What becomes of a mail once it was read: it is marked as read, or moved to another folder. */
export const afterReadings = ['seen', 'moved'] as const;
export type AfterReading = (typeof afterReadings)[number];

/** The port that IMAP servers use for each encryption (RFC 8314, RFC 3501). */
export const usualImapPort: Record<MailSecurity, number> = { tls: 993, starttls: 143, none: 143 };

export const mailboxLimits = { folder: 120, minutes: { minimum: 1, maximum: 60 } } as const;

const folder = z.string().check(z.maxLength(mailboxLimits.folder));

/** The mailbox that answers to mails come into. The password is stored separately and never part of it. */
export const mailboxSchema = z.strictObject({
  /** Its address, which answers go to. */
  address: z.string().check(z.maxLength(mailServerLimits.senderAddress)),
  host: z.string().check(z.maxLength(mailServerLimits.host)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  security: z.enum(mailSecurities),
  username: z.string().check(z.maxLength(mailServerLimits.username)),
  folder,
  afterReading: z.enum(afterReadings),
  /** Where mails are moved to; not used where they stay. */
  moveTo: folder,
  /** How often it is read, in minutes. */
  minutes: z.int().check(z.minimum(mailboxLimits.minutes.minimum), z.maximum(mailboxLimits.minutes.maximum)),
  /** Whether answers go to an address with a tag, such as `office+r-1042-…@firma.sk`, which not every provider delivers. */
  hasTags: z.boolean(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

export type MailboxField = keyof Mailbox | 'password';

type Change = { next: Mailbox; password: NewPassword; present: { server: Mailbox; hasPassword: boolean } | null };

/** Rules of the mailbox's settings: those of every mail server, an address, and folders that have names. */
export function checkMailbox(change: Change): FieldIssue<MailboxField>[] {
  const { address, folder: name, afterReading, moveTo } = change.next;
  const isMoving = afterReading === 'moved';
  return [
    ...(isEmail(address) ? [] : [{ field: 'address', rule: 'sender-address' } as const]),
    ...checkServerPlace(change),
    ...(isFolder(name) ? [] : [{ field: 'folder', rule: 'folder' } as const]),
    ...(!isMoving || (isFolder(moveTo) && moveTo !== name) ? [] : [{ field: 'moveTo', rule: 'other-folder' } as const]),
  ];
}

const isFolder = (name: string): boolean => name.trim() !== '' && !/\p{Cc}/u.test(name);

/** Why a mailbox cannot be read, as far as a person can act on it. */
export const mailboxFailures = [
  'host-unknown',
  'connection-refused',
  'timeout',
  'no-encryption',
  'certificate',
  'wrong-password',
  'no-folder',
  'no-target',
  'other',
] as const;
export type MailboxFailure = (typeof mailboxFailures)[number];

/** What mailboxes are told apart by: a change of any of these begins to count the mails anew. */
export const mailboxKey = ({ host, username, folder: name }: Pick<Mailbox, 'host' | 'username' | 'folder'>): string =>
  `${username}@${host}/${name}`.toLowerCase();
