import type { Kysely, Transaction } from 'kysely';
import type { RetentionRuleId, RetentionTerms } from '#domain/retention/retention-schedule.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';

/** What a step goes by: what began before `cutoff` is over (both ms UTC), and the terms of all rules. */
export type RetentionMoment = { now: number; cutoff: number; terms: RetentionTerms };

/** How what a rule of the retention schedule is about is counted and deleted (K6). */
export type RetentionStep = {
  rule: RetentionRuleId;
  /** How many records are over; changes nothing. */
  count: (db: Kysely<DatabaseSchema>, moment: RetentionMoment) => Promise<number>;
  /** Deletes or empties some of them in one short transaction and returns how many; 0 when none is left. Safe on several servers at once. */
  deleteSome: (
    services: Services,
    transaction: Transaction<DatabaseSchema>,
    moment: RetentionMoment,
  ) => Promise<number>;
};

/** Records that a simple step deletes in one transaction. */
export const recordsAtOnce = 200;
