import type { Kysely } from 'kysely';
import type { AuditAction, AuditActor } from '#domain/audit/audit-log.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedAuditFacts } from '#server/stored/audit-facts.ts';
import { insertAuditEntry } from './audit-store.ts';

/** What a use case adds to an entry. */
export type AuditDetail = {
  subjectId?: string | null;
  /** Name of a subject that is being deleted and will have none any more. */
  deletedName?: string;
  actorId?: string;
  /** Without personal data and secrets. */
  facts?: Readonly<Record<string, unknown>>;
};

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
  return (db, { subjectId = null, deletedName = null, actorId, facts = {} } = {}) =>
    insertAuditEntry(db, {
      id: services.newId(),
      at: services.clock(),
      actor_kind: kindOf(caller),
      actor_id: caller.user?.id ?? actorId ?? null,
      action,
      subject_id: subjectId,
      subject_name: deletedName,
      address: caller.address,
      detail: storedAuditFacts.write(facts),
    });
}

function kindOf({ user }: Pick<Caller, 'user'>): AuditActor {
  if (!user) return 'visitor';
  return user.role === 'user' ? 'customer' : user.role;
}
