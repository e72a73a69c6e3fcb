import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { hasImport } from './bank-imports-store.ts';
import { bookEntry } from './book-entry.ts';
import { type MatchedEntry, matchImport } from './match-import.ts';

/** So many that the answer comes within seconds; whoever calls goes on until none is left. */
const atOnce = 50;

type Wish = { importId: string; caller: Caller; audit: Audit };

/**
 * Books entries of a file that agree with their request in everything, at most 50 (H9), each in a transaction of its own. What
 * somebody else has booked or changed meanwhile is passed over. Throws `not-found`.
 */
export async function bookMatched(
  services: Services,
  { importId, caller, audit }: Wish,
): Promise<{ booked: number; left: number }> {
  if (!(await hasImport(services.db, importId))) throw new AppError('not-found');
  const matched = (await matchImport(services.db, importId)).filter(({ match }) => match.kind === 'matched');
  let booked = 0;
  for (const entry of matched.slice(0, atOnce)) {
    if (await bookOne(services, entry, { importId, caller, audit })) booked += 1;
  }
  return { booked, left: Math.max(0, matched.length - atOnce) };
}

/** Refusals that say that the entry or its request is no longer what it was. */
const passedOver: ReadonlySet<string> = new Set(['changed-meanwhile', 'move-not-allowed', 'invalid-input']);

async function bookOne(services: Services, entry: MatchedEntry, { caller, audit }: Wish): Promise<boolean> {
  const [proposal] = entry.match.proposals;
  if (!proposal) return false;
  const allocations = [{ paymentRequestId: proposal.requestId, amount: entry.amount }];
  try {
    await bookEntry(services, { entryId: entry.id, allocations, caller, audit });
    return true;
  } catch (error) {
    if (error instanceof AppError && passedOver.has(error.code)) return false;
    throw error;
  }
}
