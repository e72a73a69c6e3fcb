import type { CustomerDetail } from '#contract/customers.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { demandNotHeld } from '#server/http/calls/demand-not-held.ts';
import type { Caller, Services } from '#server/services.ts';
import { clearQuotes } from './anonymised-quotes-store.ts';
import { lockCustomer, readKnownCustomer } from './customer-store.ts';
import { emptyCustomer } from './empty-customer.ts';
import { contractsOf } from './own-contracts-store.ts';

type Anonymisation = { caller: Caller; id: string; version: number; audit: Audit };

/**
 * Removes everything personal from a customer, from all their requests and from drafts of quotes, for good: contacts, notes,
 * messages, mails, files, free texts, answers and estimates. What the figures are made of stays: numbers, dates, statuses,
 * services, sums (domain rules, "Service request"); so do quotes that were sent. A later request from the same address makes a new customer. Throws `not-found`,
 * `changed-meanwhile`, `on-legal-hold`.
 */
export async function anonymiseCustomer(
  services: Services,
  { caller, id, version, audit }: Anonymisation,
): Promise<CustomerDetail> {
  const now = services.clock();
  await services.db.transaction().execute(async (transaction) => {
    const failure = await lockCustomer(transaction, { id, version, now });
    if (failure) throw new AppError(failure);
    await demandNotHeld(transaction, 'customer', [id]);
    const { projects } = contractsOf(id);
    // Before the requests, as everything locks them that needs both.
    await clearQuotes(transaction, id, now);
    const requests = await emptyCustomer(services, transaction, { id, projects, now, language: caller.language });
    await audit(transaction, { subjectId: id, facts: { anonymised: requests } });
  });
  services.pokeJobs();
  await followSiteReferences(services);
  services.live.announce({ kind: 'requests-changed' });
  return readKnownCustomer(services.db, id);
}
