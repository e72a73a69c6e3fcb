import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { isTurnedOff } from './mail-preferences-store.ts';
import { optionalTopicOf } from './preferences-link.ts';

/** Whether a mail of a kind is not to be sent because its recipient has turned its topic off (I3). */
export async function isUnwanted(
  services: Pick<Services, 'quoteSettings'>,
  db: Kysely<DatabaseSchema>,
  { kind, email }: { kind: string; email: string },
): Promise<boolean> {
  const topic = optionalTopicOf(services, kind);
  return topic !== null && isTurnedOff(db, { email, topic });
}
