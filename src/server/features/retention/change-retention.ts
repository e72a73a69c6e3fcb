import type { RetentionChange } from '#contract/retention/retention.ts';
import type { Language } from '#domain/languages.ts';
import { checkRetentionTerms } from '#domain/retention/check-retention-terms.ts';
import type { RetentionRuleId, RetentionTerms } from '#domain/retention/retention-schedule.ts';
import { ruleOf } from '#domain/retention/retention-schedule.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { retentionTermsName } from '#server/features/settings/retention-terms-store.ts';
import { replaceSettings } from '#server/features/settings/settings-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { storedRetentionTerms } from '#server/stored/settings/retention-terms.ts';

type Change = { change: RetentionChange; language: Language; audit: Audit };

/** Only what differs from the schedule is stored, so that a later release can change a first term. */
const withoutFirst = (terms: RetentionTerms): RetentionTerms =>
  Object.fromEntries(
    (Object.entries(terms) as [RetentionRuleId, number][]).filter(([id, count]) => ruleOf(id).term?.count !== count),
  );

/**
 * Sets terms of keeping (K6); the privacy page follows. Throws `invalid-input` for one out of its bounds, `changed-meanwhile` unless the
 * version is the present one.
 */
export async function changeRetention(
  services: Pick<Services, 'db' | 'clock' | 'retention' | 'live'>,
  { change: { terms, version }, language, audit }: Change,
): Promise<void> {
  refuseFields(checkRetentionTerms(terms), language);
  const value = withoutFirst(terms);
  await services.db.transaction().execute(async (transaction) => {
    const row = { name: retentionTermsName, shape: storedRetentionTerms, value, version, now: services.clock() };
    if (!(await replaceSettings(transaction, row))) throw new AppError('changed-meanwhile');
    await audit(transaction, { facts: {} });
  });
  // The change is stored. If this read fails, pages follow within seconds.
  await services.retention.refresh().catch(() => undefined);
  services.live.announceSettings();
}
