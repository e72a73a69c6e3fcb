import type { BounceReport } from '#domain/inbound-mail/inbound-mail.ts';

/** The parts of a report: its fields, the headers of the mail that it is about, and what its own headers refer to. */
type Parts = { status: string; original: string; references: readonly string[] };

const field = (name: string, text: string): string =>
  new RegExp(`^${name}:[ \\t]*(.{1,300})$`, 'im').exec(text)?.[1]?.trim() ?? '';

/**
 * What a report of a mail server says (RFC 3464): for which of our mails, to whom, and with what status. Null where the mail was only
 * put off, or where the report does not say so in a form for programs.
 */
export function readBounce({ status, original, references }: Parts): BounceReport | null {
  const code = /^5\.\d{1,3}\.\d{1,3}/.exec(field('Status', status))?.[0];
  if (code === undefined || field('Action', status).toLowerCase() !== 'failed') return null;
  const recipient = field('Final-Recipient', status) || field('Original-Recipient', status);
  const ids = [field('Message-ID', original), ...references].join(' ').match(/<[^<>\s]{1,400}>/g) ?? [];
  return { messageIds: ids.slice(0, 10), recipient: recipient.replace(/^[^;]{0,20};\s*/, ''), status: code };
}
