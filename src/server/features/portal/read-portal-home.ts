import type { PortalHome } from '#contract/portal/portal-home.ts';
import { neededRights, permits } from '#domain/firms/rights.ts';
import { accessTo, readViewer } from '#server/features/access/viewer-store.ts';
import { findOwnDocuments } from '#server/features/payments/portal/own-documents-store.ts';
import { listOwnPayments } from '#server/features/payments/portal/list-own-payments.ts';
import { readHomeProjects } from '#server/features/projects/own/read-own-projects.ts';
import { listOwnQuotes } from '#server/features/quotes/portal/list-own-quotes.ts';
import type { QuotesTo } from '#server/features/quotes/portal/own-quotes-store.ts';
import { listOwnReferences } from '#server/features/references/own/list-own-references.ts';
import { readOwnRequests } from '#server/features/service-requests/portal/own-requests-store.ts';
import { listUnread } from '#server/features/threads/unread-store.ts';
import type { Caller, Services } from '#server/services.ts';

/**
 * What an account may see of the customers whose address it has verified, also from before the account (F2, I3), and of the firms that
 * it belongs to, each kind by the right that it needs (I5); one query for each kind. An address that is not verified opens nothing (I4).
 */
export async function readPortalHome(services: Services, { user }: Caller): Promise<PortalHome> {
  const { db, clock, config } = services;
  const viewer = user && (await readViewer(db, user.id));
  if (!viewer || (viewer.address === null && viewer.memberships.length === 0)) return emptyHome;
  const now = clock();
  const [toDocuments, toMessages] = [accessTo(viewer, 'documents'), accessTo(viewer, 'messages')];
  const to: QuotesTo = { access: toDocuments, sentUntil: now - config.replyHoldMs };
  const unread = await listUnread(db, user.id);
  const news = unread.filter(({ place }) => place === 'project').map(({ id }) => id);
  const [{ projects, hasMoreProjects }, quotes, payments, requests, documents, references] = await Promise.all([
    readHomeProjects(services, viewer, news),
    listOwnQuotes(db, to, { now }),
    listOwnPayments(db, to, now),
    readOwnRequests(db, { access: toMessages, withSums: toDocuments }),
    findOwnDocuments(db, to),
    listOwnReferences(services, viewer),
  ]);
  const own = { project: projects, request: requests };
  return {
    isVerified: true,
    projects,
    hasMoreProjects,
    quotes,
    payments,
    requests,
    documents,
    references,
    missingRights: neededRights.filter((needed) => viewer.memberships.some(({ right }) => !permits(right, needed))),
    // What was somebody's own once may be so no more.
    unread: unread.filter(({ place, id }) => own[place].some((each) => each.id === id)),
  };
}

const emptyHome: PortalHome = {
  isVerified: false,
  projects: [],
  hasMoreProjects: false,
  quotes: [],
  payments: [],
  requests: [],
  documents: [],
  references: [],
  missingRights: [],
  unread: [],
};
