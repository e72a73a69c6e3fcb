import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { type Told, findQuoteOfMail, findRequestOfMail, readAllStaff, readStaff } from './notifications-store.ts';
import { notify } from './notify.ts';

/**
 * Tells whoever is responsible that a mail to a customer has failed for good: of a request its assignee, of a quote without a
 * request who has written it, else everybody of the agency. A mail with a quote is told as the quote's.
 */
export async function tellOfRefusedMail(
  services: Pick<Services, 'clock' | 'newId' | 'config' | 'agency'>,
  transaction: Transaction<DatabaseSchema>,
  mailId: string,
): Promise<void> {
  const request = await findRequestOfMail(transaction, mailId);
  const quote = await findQuoteOfMail(transaction, mailId);
  if (!request && !quote) return;
  await notify(services, transaction, {
    kind: quote ? 'quote-mail-refused' : 'mail-refused',
    to: await readResponsible(transaction, request?.assigneeId ?? quote?.authorId ?? null),
    requests: request ? [request] : [],
    ...(quote && { quote: { id: quote.id, mailId: null } }),
    actor: null,
    origin: '',
  });
}

/** The person of an id, else everybody of the agency. */
async function readResponsible(transaction: Transaction<DatabaseSchema>, id: string | null): Promise<Told[]> {
  const some = id === null ? [] : await readStaff(transaction, [id]);
  return some.length > 0 ? some : readAllStaff(transaction);
}
