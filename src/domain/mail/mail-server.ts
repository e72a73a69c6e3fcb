import * as z from 'zod/mini';
import { isEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';

/** How the way to the mail server is encrypted: from the first byte, after a greeting, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The port that mail servers use for each (RFC 8314, RFC 6409, RFC 5321). */
export const usualPort: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

export const mailServerLimits = {
  host: 253,
  username: 254,
  password: 500,
  senderName: 80,
  senderAddress: 254,
} as const;

/** The outgoing mail server. The password is stored separately and never part of it. */
export const mailServerSchema = z.strictObject({
  host: z.string().check(z.maxLength(mailServerLimits.host)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  security: z.enum(mailSecurities),
  /** Empty where the server asks for none. */
  username: z.string().check(z.maxLength(mailServerLimits.username)),
  /** The sender that recipients see: empty means the firm's name, or the mailbox of the mail's language. */
  senderName: z.prefault(z.string().check(z.maxLength(mailServerLimits.senderName)), ''),
  senderAddress: z.prefault(z.string().check(z.maxLength(mailServerLimits.senderAddress)), ''),
});
export type MailServer = z.infer<typeof mailServerSchema>;

/** Change of the password: null keeps the stored one, an empty text removes it. */
export type NewPassword = string | null;

/** A field of the mail server's form. */
export type MailServerField = keyof MailServer | 'password';

type Issue = FieldIssue<MailServerField>;
type PlaceIssue = FieldIssue<keyof ServerPlace | 'password'>;

const name = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const address4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const address6 = /^[0-9a-f:]*:[0-9a-f:.]*$/i;
/**
 * Link-local addresses: clouds serve credentials there, and no mail server uses them (RFC 3927, RFC 4291 §2.5.6). This is
 * for people who mistype; what a host stands for in the end is checked when it is connected to.
 */
const linkLocal = /^(?:169\.254\.|fe[89ab][0-9a-f]:|::ffff:(?:169\.254\.|a9fe:))/i;
/** A name that ends in a number is another way to write an address (WHATWG URL, §3.5). */
const numericEnd = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i;
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

/** Whether a host is this machine, so that nothing on the way to it can be read by others. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

/** Where a mail program connects to, and as whom. */
export type ServerPlace = Pick<MailServer, 'host' | 'port' | 'security' | 'username'>;

type ChangeOf<Server> = {
  next: Server;
  password: NewPassword;
  present: { server: Server; hasPassword: boolean } | null;
};

/** Rules of the outgoing mail server's settings (G7). */
export function checkMailServer(change: ChangeOf<MailServer>): Issue[] {
  return [...checkServerPlace(change), ...checkSender(change.next)];
}

/**
 * Rules of any server that mail passes through. A stored password is sent only to the server that it was typed for: another
 * host, port, name or a weaker encryption needs it to be typed again. It leaves this machine encrypted only.
 */
export function checkServerPlace({ next, password, present }: ChangeOf<ServerPlace>): PlaceIssue[] {
  const keeps = password === null && (present?.hasPassword ?? false);
  const isMoved = keeps && present !== null && isOtherPlace(present.server, next);
  const moved = isMoved ? [{ field: 'password', rule: 'password-needed' } as const] : [];
  return [...checkHost(next.host), ...moved, ...checkAccess(next, keeps || Boolean(password))];
}

/** A name of one line, and an address that replies can go to. */
function checkSender({ senderName, senderAddress }: MailServer): Issue[] {
  return [
    ...(/\p{Cc}/u.test(senderName) ? [{ field: 'senderName', rule: 'sender-name' } as const] : []),
    ...(senderAddress === '' || isEmail(senderAddress)
      ? []
      : [{ field: 'senderAddress', rule: 'sender-address' } as const]),
  ];
}

function checkAccess({ host, security, username }: ServerPlace, hasPassword: boolean): PlaceIssue[] {
  if (!hasPassword) return username === '' ? [] : [{ field: 'password', rule: 'required', wording: 'mail-password' }];
  const isReadable = security === 'none' && !isLoopback(host);
  return [
    ...(username === '' ? [{ field: 'username', rule: 'required', wording: 'mail-username' } as const] : []),
    ...(isReadable ? [{ field: 'security', rule: 'unencrypted-password' } as const] : []),
  ];
}

function checkHost(host: string): PlaceIssue[] {
  if (host === '') return [{ field: 'host', rule: 'required', wording: 'mail-host' }];
  if (linkLocal.test(host)) return [{ field: 'host', rule: 'host-not-allowed' }];
  const isHost = address4.test(host)
    ? host.split('.').every((part) => Number(part) <= 255)
    : name.test(host) && !numericEnd.test(host);
  return isHost || address6.test(host) ? [] : [{ field: 'host', rule: 'host' }];
}

function isOtherPlace(present: ServerPlace, next: ServerPlace): boolean {
  const isWeaker = next.security === 'none' && present.security !== 'none';
  return present.host !== next.host || present.port !== next.port || present.username !== next.username || isWeaker;
}
