import { emailKey } from '#domain/accounts/account.ts';
import type { OutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { Services } from '#server/services.ts';
import { isUnwanted } from './is-unwanted.ts';
import { type PreferencesServices, optionalTopicOf, preferencesAddress } from './preferences-link.ts';
import { preferencesToken } from './preferences-token.ts';

/** The token for the link of a mail and the address with it; '' and null for what is always sent, and without a trusted host. */
export type PreferencesAccess = { token: string; unsubscribe: string | null };

/**
 * What the recipient of a mail wants just now, whatever it was when the mail was written (I3): `unwanted` where mails like it are turned
 * off or the recipient is restricted (K6), or where they can be turned off.
 */
export async function recipientWish(
  services: PreferencesServices & Pick<Services, 'db' | 'signingKeys'>,
  { kind, mail }: Pick<OutboxMessage, 'kind' | 'mail'>,
): Promise<PreferencesAccess | 'unwanted'> {
  const topic = optionalTopicOf(services, kind);
  if (topic === null) return { token: '', unsubscribe: null };
  if (await isUnwanted(services, services.db, { kind, email: mail.to })) return 'unwanted';
  const { language } = mail;
  const token = preferencesToken(services.signingKeys.accepted(), { emailKey: emailKey(mail.to), topic, language });
  return { token, unsubscribe: preferencesAddress(services, { language, token }) };
}
