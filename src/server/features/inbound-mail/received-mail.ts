import { createHash } from 'node:crypto';
import { brand } from '#domain/brand.ts';
import type { InboundMail } from '#domain/inbound-mail/inbound-mail.ts';
import { type Mailbox, mailboxKey } from '#domain/inbound-mail/mailbox-settings.ts';
import type { ReadMail } from '#server/gateways/mailbox/read-mail.ts';
import type { FetchedMail } from '#server/gateways/mailbox/visit-mailbox.ts';
import type { Services } from '#server/services.ts';
import type { InboundMailRow } from './inbound-mails-store.ts';

/** A mail as it was fetched, and the mailbox that it came into. */
export type Fetched = { mail: FetchedMail; mailbox: Mailbox };

/** Nothing of a mail that cannot be read is known but its bytes. */
const unread: InboundMail = {
  messageId: null,
  from: { name: '', address: '' },
  recipients: [],
  subject: '',
  answers: [],
  nature: 'person',
  text: '',
  bounce: null,
};

/** A mail that was read, with what it is known by. */
export type ReceivedMail = {
  onceKey: string;
  mail: InboundMail;
  files: Extract<ReadMail, { outcome: 'read' }>['files'];
  /** Files that are not kept with a request. */
  filesLeft: number;
  /** Where its bytes are kept; null for one that is too large. */
  objectKey: string | null;
  size: number;
  isReadable: boolean;
};

/** Reads a mail in the process for it; what cannot be read is known by its bytes alone. */
export async function readFetched({ mailReader }: Services, { mail, mailbox }: Fetched): Promise<ReceivedMail> {
  const own = [mailbox.address, ...Object.values(brand.mailboxes)].map((address) => address.toLowerCase());
  const read = await mailReader.read({ bytes: mail.bytes, own });
  const parts = read.outcome === 'read' ? read : { mail: unread, files: [], left: 0 };
  const onceKey = onceKeyOf(mailboxKey(mailbox), parts, mail.bytes);
  return {
    onceKey,
    mail: parts.mail,
    files: mail.isWhole ? parts.files : [],
    filesLeft: parts.left,
    objectKey: mail.isWhole ? objectKeyOf(onceKey, 'mail') : null,
    size: mail.size,
    isReadable: read.outcome === 'read',
  };
}

/** The same for every copy of a mail in a mailbox: servers add headers of their own on the way, so the content counts. */
function onceKeyOf(mailbox: string, { mail, files }: Pick<ReceivedMail, 'mail' | 'files'>, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${mailbox}\n${mail.messageId}\n`);
  if (mail === unread) return hash.update(bytes).digest('base64url');
  hash.update(JSON.stringify([mail.from.address, mail.subject, mail.text]));
  for (const file of files) hash.update(file.bytes);
  return hash.digest('base64url');
}

/** Key of what belongs to a mail among the stored files: the same at every attempt, so that none leaves bytes behind. */
export const objectKeyOf = (onceKey: string, part: string): string =>
  createHash('sha256').update(`${onceKey}\n${part}`).digest('base64url');

/** Reads a mail again that is stored, with its files; of one that was too large or cannot be read only what stands in its row. */
export async function readStored(
  { files, mailReader }: Pick<Services, 'files' | 'mailReader'>,
  row: InboundMailRow,
): Promise<ReceivedMail> {
  const bytes = row.object_key === null ? null : await files.get(row.object_key);
  const read = bytes && (await mailReader.read({ bytes, own: [] }));
  const isReadable = read?.outcome === 'read';
  const known = { ...unread, from: { name: row.from_name, address: row.from_address }, subject: row.subject };
  return {
    onceKey: row.once_key,
    mail: isReadable ? read.mail : known,
    files: isReadable ? read.files : [],
    filesLeft: isReadable ? read.left : 0,
    objectKey: row.object_key,
    size: row.size,
    isReadable,
  };
}
