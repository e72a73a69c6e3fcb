import type { Audit } from '#server/features/audit/audit-for.ts';
import type { Services } from '#server/services.ts';
import { discardHeldMails, releaseHeldMails } from './held-mails-store.ts';

type Ending = Pick<Services, 'db' | 'clock' | 'pokeJobs'>;

const endings = { send: releaseHeldMails, discard: discardHeldMails } as const;

/**
 * Sends what a restore has put on hold, or gives it up; what is not on hold any more stays as it is. Returns how many mails
 * it were.
 */
export async function endHold(
  { db, clock, pokeJobs }: Ending,
  { ending, audit }: { ending: keyof typeof endings; audit: Audit },
): Promise<{ mails: number }> {
  const mails = await db.transaction().execute(async (transaction) => {
    const count = await endings[ending](transaction, clock());
    await audit(transaction, { facts: { mails: count } });
    return count;
  });
  if (ending === 'send') pokeJobs();
  return { mails };
}
