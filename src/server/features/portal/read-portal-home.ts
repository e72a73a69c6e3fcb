import type { PortalHome } from '#contract/portal/portal-home.ts';
import { findOwnDocuments } from '#server/features/payments/portal/own-documents-store.ts';
import { listOwnPayments } from '#server/features/payments/portal/list-own-payments.ts';
import { listOwnProjects } from '#server/features/projects/own/read-own-projects.ts';
import { findVerifiedAddress } from '#server/features/quotes/access/links-store.ts';
import { listOwnQuotes } from '#server/features/quotes/portal/list-own-quotes.ts';
import type { QuotesTo } from '#server/features/quotes/portal/own-quotes-store.ts';
import { readOwnRequests } from '#server/features/service-requests/portal/own-requests-store.ts';
import type { Caller, Services } from '#server/services.ts';

/**
 * What belongs to the address that an account has verified, also from before the account (F2, I3), one query for each kind. An
 * address that is not verified opens nothing (I4).
 */
export async function readPortalHome(services: Services, { user }: Caller): Promise<PortalHome> {
  const { db, clock, config } = services;
  const email = user && (await findVerifiedAddress(db, user.id));
  if (!user || email === null)
    return { isVerified: false, projects: [], quotes: [], payments: [], requests: [], documents: [] };
  const now = clock();
  const to: QuotesTo = { email, sentUntil: now - config.replyHoldMs };
  const [projects, quotes, payments, requests, documents] = await Promise.all([
    listOwnProjects(services, email),
    listOwnQuotes(db, to, now),
    listOwnPayments(db, to, now),
    readOwnRequests(db, user.id),
    findOwnDocuments(db, to),
  ]);
  return { isVerified: true, projects, quotes, payments, requests, documents };
}
