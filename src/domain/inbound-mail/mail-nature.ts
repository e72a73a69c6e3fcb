import type { MailNature } from './inbound-mail.ts';

/** Headers of a mail by their names in small letters, each with its first value. */
export type MailHeaders = ReadonlyMap<string, string>;

/** What programs send to many, or by themselves; `list` and `bulk` are older than the standard, and still used. */
const automaticPrecedence = /^(?:bulk|junk|list|auto_reply)$/i;
/** Headers that only automatic replies and lists have. */
const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe', 'feedback-id'];
/** Nobody reads what is answered to these. */
const nobody = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i;

/**
 * What a mail is by its headers (RFC 3834, RFC 3464): nothing that a program has sent changes a request, so that two
 * programs never answer each other.
 */
export function natureOf(headers: MailHeaders, { from, own }: { from: string; own: readonly string[] }): MailNature {
  if (isReport(headers)) return 'bounce';
  if (own.includes(from.toLowerCase())) return 'own';
  return isAutomatic(headers) || nobody.test(from) ? 'automatic' : 'person';
}

function isReport(headers: MailHeaders): boolean {
  const type = headers.get('content-type') ?? '';
  return /^\s*multipart\/report\b/i.test(type) || headers.has('x-failed-recipients');
}

function isAutomatic(headers: MailHeaders): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no';
  if (!submitted.startsWith('no')) return true;
  if (automaticPrecedence.test(headers.get('precedence')?.trim() ?? '')) return true;
  if (headers.get('return-path')?.trim() === '<>') return true;
  return automaticHeaders.some((name) => headers.has(name));
}
