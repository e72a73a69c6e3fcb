import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readAccount } from '#server/features/accounts/account-store.ts';
import { nameInMail } from '#server/features/mail/compose/visitor-text.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

type Told = { caller: Caller; username: string; isDisabled: boolean };

/** Mails who disabled or enabled an account that it happened under their name; a stolen session is noticed by that. */
export async function tellActor(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { caller, username, isDisabled }: Told,
): Promise<void> {
  if (!caller.user) return;
  const actor = await readAccount(transaction, caller.user.id);
  if (actor.email === null || actor.email_verified_at === null) return;
  const { language } = actor;
  const happened = isDisabled ? 'emails:account.accountStateTold.disabled' : 'emails:account.accountStateTold.enabled';
  await queueAccountMail(services, transaction, {
    kind: 'account-state-told',
    language,
    username: actor.username,
    recipient: actor.email,
    origin: caller.origin,
    paragraphs: [textsOf(language)(happened, { username: nameInMail(username) })],
  });
}
