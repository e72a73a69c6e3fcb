import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { hasRestriction } from './restricted-store.ts';
import { isTurnedOff } from './mail-preferences-store.ts';
import { optionalTopicOf } from './preferences-link.ts';

/** Whether a mail of a kind is not to be sent because its recipient has turned its topic off (I3), or is restricted (K6). */
export async function isUnwanted(
  services: Pick<Services, 'quoteSettings'>,
  db: Kysely<DatabaseSchema>,
  { kind, email }: { kind: string; email: string },
): Promise<boolean> {
  const topic = optionalTopicOf(services, kind);
  if (topic === null) return false;
  return (await isTurnedOff(db, { email, topic })) || hasRestriction(db, email);
}
