import type { Kysely } from 'kysely';
import type { AuditAction, AuditActor } from '#domain/audit/audit-log.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedAuditFacts } from '#server/stored/audit-facts.ts';
import { insertAuditEntry } from './audit-store.ts';

/** What a use case adds to an entry: the id of the subject, and facts without personal data and secrets. */
export type AuditDetail = { subjectId?: string | null; actorId?: string; facts?: Readonly<Record<string, unknown>> };

/** Writes the entry that an endpoint declares, in the transaction of its change. */
export type Audit = (db: Kysely<DatabaseSchema>, detail?: AuditDetail) => Promise<void>;

/**
 * Returns the function that writes entries of one action by one caller (G11). It must be called in the transaction of
 * the change, so that change and entry are stored together or not at all.
 */
export function auditFor(
  services: Pick<Services, 'clock' | 'newId'>,
  caller: Pick<Caller, 'user' | 'address'>,
  action: AuditAction,
): Audit {
  return (db, { subjectId = null, actorId, facts = {} } = {}) =>
    insertAuditEntry(db, {
      id: services.newId(),
      at: services.clock(),
      actor_kind: kindOf(caller),
      actor_id: caller.user?.id ?? actorId ?? null,
      action,
      subject_id: subjectId,
      address: caller.address,
      detail: storedAuditFacts.write(facts),
    });
}

function kindOf({ user }: Pick<Caller, 'user'>): AuditActor {
  if (!user) return 'visitor';
  return user.isAdmin ? 'admin' : 'customer';
}
