import type { MailboxFailure } from '#domain/inbound-mail/mailbox-settings.ts';

/** A mailbox that cannot be read, with the reason as far as a person can act on it. */
export class MailboxError extends Error {
  readonly failure: MailboxFailure;

  constructor(failure: MailboxFailure, message: string) {
    super(message);
    this.name = 'MailboxError';
    this.failure = failure;
  }
}

/** Signs of each failure in the codes and words of the library, the system and the server; the first that fits counts. */
const signs: readonly [failure: MailboxFailure, sign: RegExp][] = [
  ['host-unknown', /ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo|EADDRESS_REFUSED/],
  ['connection-refused', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/],
  ['certificate', /CERT|certificate|altname/i],
  ['no-encryption', /STARTTLS|MissingServerExtension|wrong version number|SSL routines|packet length too long/i],
  [
    'wrong-password',
    /AUTHENTICATIONFAILED|AUTHORIZATIONFAILED|authenticationFailed|authenticat|LOGIN failed|Invalid (?:login|credentials)/i,
  ],
  ['timeout', /TIMEOUT|time(?:d )?-?out|abort/i],
];

/** The error of a call to the mailbox, without what mail servers repeat of the mails. */
export function mailboxErrorOf(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const words = wordsOf(error).slice(0, 2000);
  const failure = signs.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
  return new MailboxError(failure, words.replaceAll(/\s+/g, ' ').slice(0, 300));
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const parts = ['code', 'serverResponseCode', 'responseText'].map((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  });
  const isRefusedLogin = Reflect.get(error, 'authenticationFailed') === true;
  return [...parts, isRefusedLogin ? 'authenticationFailed' : '', error.message]
    .filter((part) => part !== '')
    .join(' ');
}
