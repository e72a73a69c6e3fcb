import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readAccess } from '#server/features/access/viewer-store.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { lockQuotesOf, withdrawQuotesOf } from '#server/features/service-requests/change/open-quotes-store.ts';
import { planStatus } from '#server/features/service-requests/change/plan-status.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { isOwnRequest } from './own-requests-store.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';

type Withdrawal = { id: string; reason: string; caller: Caller };

/**
 * Withdraws an own request with its open quotes, in one transaction (domain rules, "Service request"): until a quote is signed, by whoever may
 * everything for its customer, as whose deed it is recorded. The agency is told, the customer gets a receipt. One that is cancelled stays as it is.
 * Throws `not-found`, `access-denied`, `move-not-allowed`.
 */
export async function withdrawRequest(services: Services, wish: Withdrawal): Promise<void> {
  const quotes = await services.db.transaction().execute((transaction) => withdraw(services, transaction, wish));
  if (quotes === null) return;
  services.pokeJobs();
  services.live.announce({ kind: 'request-changed', id: wish.id });
  for (const id of quotes) services.live.announce({ kind: 'quote-changed', id });
}

/** Returns the ids of the quotes that were withdrawn; null where the request was cancelled already. */
async function withdraw(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, reason, caller }: Withdrawal,
): Promise<string[] | null> {
  const { clock, newId } = services;
  await demandRight(transaction, caller, id);
  await lockQuotesOf(transaction, [id]);
  const [request] = await lockRequests(transaction, [id]);
  // It may have become another customer's meanwhile.
  await demandRight(transaction, caller, id);
  if (!request) throw new AppError('not-found');
  if (request.status === 'cancelled') return null;
  const by = { actor: 'customer', actorId: callerId(caller), now: clock(), newId } as const;
  const outcome = planStatus({ to: 'cancelled', reason, actor: by.actor, now: by.now, settled: new Set() })(request);
  if (outcome.kind !== 'change') throw new AppError('move-not-allowed');
  const { change } = outcome;
  const quotes = await withdrawQuotesOf(transaction, [id], { ...by, reason: reason.trim() || null });
  await tellOfWithdrawal(services, transaction, { request, reason, caller, hadQuotes: quotes.length > 0 });
  const audit = auditFor(services, caller, 'service-request.status-changed');
  await audit(transaction, { subjectId: id, facts: { from: request.status, to: 'cancelled' } });
  await applyChanges(transaction, [{ ...change, set: { ...change.set, is_unread: 1 } }], by);
  return quotes;
}

/** A colleague who reads the request only may not withdraw it, and nobody else learns that there is one (I4, I5). */
async function demandRight(transaction: Transaction<DatabaseSchema>, { user }: Caller, id: string): Promise<void> {
  if (!user) throw new AppError('sign-in-required');
  if (user.role === 'user' && (await mayWithdraw(transaction, user.id, id))) return;
  const isSeen = await isOwnRequest(transaction, await readAccess(transaction, user.id, 'messages'), id);
  throw new AppError(isSeen ? 'access-denied' : 'not-found');
}

/** Whether an account may do everything for the customer of a request. */
export const mayWithdraw = async (db: Services['db'], userId: string, id: string): Promise<boolean> =>
  isOwnRequest(db, await readAccess(db, userId, 'all'), id);
