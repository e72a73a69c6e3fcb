import type { OwnMailPreferences } from '#contract/mail/mail-preferences.ts';
import { type MailTopic, optionalTopics } from '#domain/mail/mail-topics.ts';
import type { Services } from '#server/services.ts';
import { listTurnedOff, storePreference } from './mail-preferences-store.ts';
import { findVerifiedAddress } from './preference-addresses-store.ts';

type Reading = Pick<Services, 'db' | 'quoteSettings'>;

/** What may be turned off at present, and whether an address has it on. */
export async function readTopics(
  { db, quoteSettings }: Reading,
  emailKey: string,
): Promise<OwnMailPreferences['topics']> {
  const off = (await listTurnedOff(db, [emailKey])).get(emailKey) ?? [];
  return optionalTopics(quoteSettings.current().settings).map((topic) => ({ topic, isOn: !off.includes(topic) }));
}

/** What an account's verified address wants; nothing can be chosen before it is verified (F2). */
export async function readOwnPreferences(services: Reading, userId: string): Promise<OwnMailPreferences> {
  const address = await findVerifiedAddress(services.db, userId);
  if (!address) return { email: null, topics: [] };
  return { email: address.email, topics: await readTopics(services, address.emailKey) };
}

/** Stores which of the topics that may be turned off an address wants from now on. */
export async function storeTopics(
  { db, quoteSettings, clock }: Reading & Pick<Services, 'clock'>,
  { emailKey, wanted }: { emailKey: string; wanted: readonly MailTopic[] },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    for (const topic of optionalTopics(quoteSettings.current().settings)) {
      await storePreference(transaction, { emailKey, topic, isOn: wanted.includes(topic), now });
    }
  });
}
