import type { Transaction } from 'kysely';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { readRow } from '#server/features/service-requests/list/request-rows-store.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { applyChanges } from './apply-changes.ts';
import type { Plan } from './outcome.ts';

/** A change of one request that was made from a version of it. */
export type ChangeOfOne = {
  id: string;
  version: number;
  caller: Caller;
  audit: Audit;
  /** Locks other rows before the request is locked. */
  holdBefore?: (transaction: Transaction<DatabaseSchema>) => Promise<void>;
};

/**
 * Returns the plan for a request once it is locked; `facts` go into the audit log, and `along` stores in the same
 * transaction what goes with the change, such as mails.
 */
type Planning = (
  transaction: Transaction<DatabaseSchema>,
  request: StandingRequest,
) => Promise<{ plan: Plan; facts?: Readonly<Record<string, unknown>>; along?: () => Promise<unknown> }>;

/** Locks one request if it still has the version. Throws `not-found`, `changed-meanwhile` (G5). */
export async function lockVersion(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: Pick<ChangeOfOne, 'id' | 'version'>,
): Promise<StandingRequest> {
  const [request] = await lockRequests(transaction, [id]);
  if (!request) throw new AppError('not-found');
  if (request.version !== version) throw new AppError('changed-meanwhile');
  return request;
}

/**
 * Changes one request by a plan, with history, figures and audit log in one transaction, and announces it afterwards.
 * Returns the new row. Throws `not-found`, `changed-meanwhile`, and the rule that refuses the change.
 */
export async function changeOne(services: Services, change: ChangeOfOne, planning: Planning): Promise<RequestRow> {
  const { id, caller, audit } = change;
  const { clock, newId, live, pokeJobs } = services;
  const { row, isChanged } = await services.db.transaction().execute(async (transaction) => {
    await change.holdBefore?.(transaction);
    const request = await lockVersion(transaction, change);
    const { plan, facts = {}, along } = await planning(transaction, request);
    const outcome = plan(request);
    if (outcome.kind === 'refused') throw new AppError(outcome.rule);
    if (outcome.kind === 'change') {
      await along?.();
      await audit(transaction, { subjectId: id, facts });
      await applyChanges(transaction, [outcome.change], {
        actor: 'admin',
        actorId: callerId(caller),
        now: clock(),
        newId,
      });
    }
    return { row: await readRow(transaction, id, caller.language), isChanged: outcome.kind === 'change' };
  });
  if (!row) throw new AppError('not-found');
  if (isChanged) {
    pokeJobs();
    live.announce({ kind: 'request-changed', id });
  }
  return row;
}
