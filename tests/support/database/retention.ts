import type { RetentionRuleId } from '#domain/retention/retention-schedule.ts';
import { previewRetention, runRetention } from '#server/features/retention/run-retention.ts';
import { retentionSteps } from '#server/retention-steps.ts';
import type { Services } from '#server/services.ts';

/** The steps of some rules. */
const stepsOf = (rules: readonly RetentionRuleId[]) => retentionSteps.filter(({ rule }) => rules.includes(rule));

/** Deletes what is over by some rules of the retention schedule, as the housekeeping does. */
export const deleteOver = (services: Services, ...rules: RetentionRuleId[]): Promise<void> =>
  runRetention(services, stepsOf(rules));

/** How much the job would delete by each rule, those without anything left out. */
export async function dryRun(services: Services): Promise<Partial<Record<RetentionRuleId, number>>> {
  const counts = await previewRetention(services, retentionSteps);
  return Object.fromEntries(counts.filter(({ records }) => records > 0).map(({ rule, records }) => [rule, records]));
}

/** Runs the job on all rules, as the housekeeping does; `isStopped` says where it is cut off. */
export const runWholeRetention = (services: Services, isStopped?: () => boolean): Promise<void> =>
  runRetention(services, retentionSteps, isStopped);

/** The rules that have a step. */
export const rulesWithStep: readonly RetentionRuleId[] = retentionSteps.map(({ rule }) => rule);
