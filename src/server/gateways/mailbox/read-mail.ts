import { convert } from 'html-to-text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { type BounceReport, type InboundMail, inboundLimits } from '#domain/inbound-mail/inbound-mail.ts';
import { type MailHeaders, natureOf } from '#domain/inbound-mail/mail-nature.ts';
import { readBounce } from './read-bounce.ts';

/** A mail as it came, and the addresses of our own. */
export type MailTask = { bytes: Uint8Array; own: readonly string[] };

/** A file that came with a mail: its name and declared type are the sender's words. */
export type MailFile = { name: string; bytes: Uint8Array };

/** What a mail turned out to be; `refused` one cannot be read, or not within the limits. */
export type ReadMail =
  | { outcome: 'read'; mail: InboundMail; files: MailFile[]; /** Files beyond the limit. */ left: number }
  | { outcome: 'refused' };

const limits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0 };
const longestHeader = 1000;
const mostAddresses = 50;
const mostAnswered = 30;
const decorationBytes = 16 * 1024;
const id = /<[^<>\s]{1,400}>/g;

/**
 * Reads one mail (RFC 5322, MIME). Files are what is attached, and pictures that stand in the text; a mail inside the mail is
 * left to the whole mail, unless it is the one that a report is about. Throws what the parser throws.
 */
export async function readMail({ bytes, own }: MailTask): Promise<ReadMail> {
  if (countParts(bytes) > inboundLimits.parts) return { outcome: 'refused' };
  const email = await PostalMime.parse(bytes, { ...limits, attachmentEncoding: 'arraybuffer' });
  const headers = headersOf(email);
  const from = mailboxOf(email.from);
  const nature = natureOf(headers, { from: from.address, own });
  const files = email.attachments.filter((each) => !isReportPart(each) && !isDecoration(each)).flatMap(fileOf);
  return {
    outcome: 'read',
    mail: {
      messageId: idsIn(email.messageId)[0] ?? null,
      from,
      recipients: recipientsOf(email, headers),
      subject: oneLine(email.subject ?? '').slice(0, inboundLimits.subject),
      answers: answersOf(email),
      nature,
      text: textOf(email),
      bounce: nature === 'bounce' ? bounceOf(email) : null,
    },
    files: files.slice(0, inboundLimits.files),
    left: Math.max(0, files.length - inboundLimits.files),
  };
}

/** Lines that begin like a boundary: at least as many as there are parts, counted without reading any. */
function countParts(bytes: Uint8Array): number {
  const mail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = mail.indexOf('\n--'); at !== -1; at = mail.indexOf('\n--', at + 1)) count += 1;
  return count;
}

function headersOf({ headers }: Email): MailHeaders {
  const first = new Map<string, string>();
  for (const { key, value } of headers) if (!first.has(key)) first.set(key, value.slice(0, longestHeader));
  return first;
}

function mailboxOf(address: Address | undefined): InboundMail['from'] {
  const mailbox = address?.group?.[0] ?? address;
  return {
    name: oneLine(mailbox?.name ?? '').slice(0, 200),
    address: oneLine(mailbox?.address ?? '').slice(0, 320),
  };
}

/** Where the mail went: what its sender wrote, and what the servers on the way noted. */
function recipientsOf({ to = [], cc = [] }: Email, headers: MailHeaders): string[] {
  const written = [...to, ...cc].flatMap((each) => each.group ?? [each]).map(({ address }) => address);
  const noted = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headers.get(name) ?? '');
  return [...written, ...noted].filter((each) => each !== '').slice(0, mostAddresses);
}

const idsIn = (header = ''): string[] => header.slice(0, 20_000).match(id) ?? [];
const answersOf = ({ inReplyTo, references }: Email): string[] =>
  [...new Set([...idsIn(inReplyTo), ...idsIn(references).toReversed()])].slice(0, mostAnswered);
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** The text part; where there is none, that of the HTML, of which nothing but text is taken. */
function textOf({ text, html }: Email): string {
  const plain = text?.trim() ? text : markupToText(html ?? '');
  return plain.replaceAll('\r\n', '\n').replaceAll('\0', '').slice(0, inboundLimits.text).trim();
}

const markupToText = (html: string): string =>
  convert(html.slice(0, inboundLimits.text * 5), {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
    limits: { maxDepth: 50, maxChildNodes: 5000, ellipsis: '…' },
  });

const isReportPart = ({ mimeType }: Attachment): boolean =>
  mimeType.startsWith('message/') || mimeType === 'text/rfc822-headers';

/** Small pictures that stand in the text: logos of signatures. */
const isDecoration = ({ related, mimeType, content }: Attachment): boolean =>
  related === true &&
  mimeType.startsWith('image/') &&
  typeof content !== 'string' &&
  content.byteLength < decorationBytes;

function fileOf({ filename, content, mimeType }: Attachment): MailFile[] {
  if (typeof content === 'string' || content.byteLength === 0) return [];
  const name = filename ?? mimeType.replace('/', '.');
  return [{ name: oneLine(name).slice(0, 300), bytes: new Uint8Array(content) }];
}

function bounceOf({ attachments, headers }: Email): BounceReport | null {
  const textIn = (wanted: (type: string) => boolean) =>
    attachments
      .filter(({ mimeType, content }) => wanted(mimeType) && typeof content !== 'string')
      .map(({ content }) => Buffer.from(content as ArrayBuffer).toString('utf8', 0, 64 * 1024))
      .join('\n');
  return readBounce({
    status: textIn((type) => type === 'message/delivery-status'),
    original: textIn((type) => type === 'message/rfc822' || type === 'text/rfc822-headers'),
    references: headers.filter(({ key }) => key === 'in-reply-to' || key === 'references').map(({ value }) => value),
  });
}
