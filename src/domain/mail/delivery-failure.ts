/** Why a mail was not taken, as far as a person can act on it. */
export const deliveryFailures = [
  'host-unknown',
  'connection-refused',
  'timeout',
  'no-encryption',
  'certificate',
  'wrong-password',
  'recipient-refused',
  'sender-refused',
  'put-off',
  'recipient-limit',
  'discarded',
  'replaced',
  'turned-off',
  'asked-no-longer',
  'right-lost',
  'other',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Recorded for a mail that a restore had put on hold and that was given up. */
export const discardedMail = 'Given up after a restore';

/** Recorded for a mail with a quote that was taken back because a later version was sent, it was declined, or its request cancelled, before it had left (H7). */
export const replacedMail = 'Replaced by a later version';

/** Recorded for a mail that was not sent because its recipient has turned its topic off (I3). */
export const turnedOffMail = 'Turned off by the recipient';

/** Recorded for a mail that was not sent because the payment request that it is about asked for nothing any more (H6). */
export const unaskedMail = 'Asked for no longer';

/** Recorded for a mail that was not sent because its recipient may not read any more what it tells (I4, I5). */
export const rightLostMail = 'The recipient may read it no longer';

/** What is recorded of mails that shall never leave, because somebody wants it so or because they are over. */
export const neverLeaving: readonly string[] = [replacedMail, turnedOffMail, unaskedMail, rightLostMail];

/** Signs of each failure in what the mail library, the system or the mail server says; the first that fits counts. */
const signs: readonly [failure: DeliveryFailure, sign: RegExp][] = [
  // The site's own word.
  ['recipient-limit', /^recipient-limit$/],
  ['discarded', new RegExp(`^${discardedMail}$`)],
  ['replaced', new RegExp(`^${replacedMail}$`)],
  ['turned-off', new RegExp(`^${turnedOffMail}$`)],
  ['asked-no-longer', new RegExp(`^${unaskedMail}$`)],
  ['right-lost', new RegExp(`^${rightLostMail}$`)],
  ['host-unknown', /ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/],
  // Also a connection that was kept open and that the server has left meanwhile.
  ['connection-refused', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|connection was closed/],
  ['certificate', /certificate|altnames/i],
  // A server that answers TLS in plain words, or the other way round, is a matter of the chosen encryption.
  ['no-encryption', /STARTTLS|TLS connection|wrong version number|SSL routines|packet length too long/i],
  ['wrong-password', /Invalid login|Missing credentials|\b(?:530|534|535|538)[ -]|authenticat/i],
  ['recipient-refused', /\b5\d\d[ -]5\.1\.(?:[1236]|10)\b|recipients were rejected: 55\d/i],
  ['sender-refused', /Mail command failed|5\.7\.1\b|5\.1\.8\b|sender/i],
  ['put-off', /\b4\d\d[ -]4\.|\b4[25]\d /],
  ['timeout', /time(?:d )?-?out|ETIMEDOUT|abort|Greeting never received/i],
];

/** Returns why a mail was not accepted, from its recorded error text (`scrubbed` or not, in English). */
export function deliveryFailureOf(message: string): DeliveryFailure {
  return signs.find(([, sign]) => sign.test(message))?.[0] ?? 'other';
}
