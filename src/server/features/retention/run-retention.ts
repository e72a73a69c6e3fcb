import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { type RetentionRuleId, type RetentionTerms, cutoffOf, termOf } from '#domain/retention/retention-schedule.ts';
import { readRetentionTerms } from '#server/features/settings/retention-terms-store.ts';
import type { RetentionMoment, RetentionStep } from '#server/jobs/retention-step.ts';
import type { Services } from '#server/services.ts';
import { noteBegin, noteDeleted, noteEnd } from './retention-log-store.ts';

/** Transactions of one rule in one run; what is left is done by the next one, an hour later. */
const transactionsAtOnce = 200;

/** The moment that a step goes by. */
function momentOf(rule: RetentionRuleId, terms: RetentionTerms, now: number): RetentionMoment {
  const term = termOf(rule, terms);
  if (term === null) throw new Error(`${rule} has no term.`);
  return { now, cutoff: cutoffOf(term, now), terms };
}

/**
 * Deletes what is over by the retention schedule (K6): rule by rule, in short transactions that also count. One that is cut off between any two is
 * finished by the next run, since what is over is found anew. A rule that fails keeps no other from its turn; the first failure is thrown at the end.
 */
export async function runRetention(
  services: Services,
  steps: readonly RetentionStep[],
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db, clock, pokeJobs } = services;
  const day = dayOf(clock(), defaultLanguage);
  const { terms } = await readRetentionTerms(db);
  await noteBegin(db, day, clock());
  const failures: unknown[] = [];
  for (const step of steps) {
    if (isStopped()) return;
    try {
      await deleteOver(services, { step, terms, day, isStopped });
    } catch (error) {
      failures.push(error);
    }
  }
  pokeJobs();
  if (failures.length > 0) throw failures[0];
  if (!isStopped()) await noteEnd(db, day, clock());
}

type Turn = { step: RetentionStep; terms: RetentionTerms; day: string; isStopped: () => boolean };

/** Deletes what is over by one rule. */
async function deleteOver(services: Services, { step, terms, day, isStopped }: Turn): Promise<void> {
  const { db, clock } = services;
  const { rule } = step;
  for (let count = 0; count < transactionsAtOnce && !isStopped(); count += 1) {
    const records = await db.transaction().execute(async (transaction) => {
      const deleted = await step.deleteSome(services, transaction, momentOf(rule, terms, clock()));
      if (deleted > 0) await noteDeleted(transaction, { day, rule, records: deleted });
      return deleted;
    });
    if (records === 0) return;
    // SQLite answers without leaving the turn of the event loop, so that calls would wait for the last transaction.
    await nextTurn();
  }
}

/** How much the job would delete now, rule by rule; changes nothing (K6). */
export async function previewRetention(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  steps: readonly RetentionStep[],
): Promise<{ rule: RetentionRuleId; records: number }[]> {
  const { terms } = await readRetentionTerms(db);
  const counts = [];
  for (const step of steps) {
    counts.push({ rule: step.rule, records: await step.count(db, momentOf(step.rule, terms, clock())) });
  }
  return counts;
}
