import type { SendMailOptions } from 'nodemailer';
import { type MailMessage, messageIdOf } from './mail-gateway.ts';

/**
 * Options of nodemailer for a mail, with the same bytes at every attempt. Addresses are objects, so that none is
 * parsed.
 */
export function toMime(message: MailMessage): SendMailOptions {
  return {
    messageId: messageIdOf(message.id, message.from.address),
    date: new Date(message.createdAt),
    from: message.from,
    to: { name: '', address: message.to },
    ...(message.replyTo === undefined ? {} : { replyTo: { name: '', address: message.replyTo } }),
    ...(message.references && { inReplyTo: message.references.at(-1), references: [...message.references] }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...((message.pictures ?? message.documents) && { attachments: attachmentsOf(message) }),
    headers: {
      'Content-Language': message.language,
      // RFC 3834, and the header of Exchange: no automatic replies.
      ...unsubscribeHeaders(message.unsubscribe),
      ...(message.isPersonal !== true && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    },
    xMailer: false,
    baseBoundary: message.id,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One click needs HTTPS (RFC 8058 §3.1); the address is not to be folded. */
function unsubscribeHeaders(address: string | undefined): NonNullable<SendMailOptions['headers']> {
  if (address === undefined) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

function attachmentsOf({ pictures = [], documents = [] }: MailMessage): SendMailOptions['attachments'] {
  return [
    ...pictures.map(({ id, name, type, bytes }) => ({
      cid: id,
      filename: name,
      contentType: type,
      contentDisposition: 'inline' as const,
      content: bytes,
    })),
    ...documents.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  ];
}
