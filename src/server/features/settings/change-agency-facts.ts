import type { VersionedAgencyFacts } from '#contract/settings.ts';
import type { Language } from '#domain/languages.ts';
import { checkAgencyFacts, cleanAgencyFacts } from '#domain/settings/check-agency-facts.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { storedAgencyFacts } from '#server/stored/settings/agency-facts.ts';
import { agencyFactsName } from './agency-facts-store.ts';
import { replaceSettings } from './settings-store.ts';

type Change = { change: VersionedAgencyFacts; language: Language; audit: Audit };

/**
 * Changes what the law wants to know of the agency (G7); pages, mails and documents follow. Throws `invalid-input` for
 * wrong numbers, `changed-meanwhile` unless the version is the present one.
 */
export async function changeAgencyFacts(
  services: Pick<Services, 'db' | 'clock' | 'agency' | 'live'>,
  { change: { version, ...typed }, language, audit }: Change,
): Promise<VersionedAgencyFacts> {
  const value = cleanAgencyFacts(typed);
  refuseFields(checkAgencyFacts(value), language);
  await services.db.transaction().execute(async (transaction) => {
    const row = { name: agencyFactsName, shape: storedAgencyFacts, value, version, now: services.clock() };
    if (!(await replaceSettings(transaction, row))) throw new AppError('changed-meanwhile');
    await audit(transaction, { facts: {} });
  });
  // The change is stored. If this read fails, pages follow within seconds.
  await services.agency.refresh().catch(() => undefined);
  services.live.announceSettings();
  return { ...value, version: version + 1 };
}
