import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { pathOf } from '#domain/routes.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import { mailIdsOf } from '#server/features/mail/outbox/hold/quote-mails.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { recipientToken } from './access/private-links.ts';
import { findQuoteEvents } from './quote-events-store.ts';
import {
  findChangedProjectOf,
  findCustomerOf,
  findMailOf,
  findRequestOf,
  findUndelivered,
} from './quote-relations-store.ts';
import { type QuoteRow, contentOf, findQuote, findVersions, numberOf } from './quote-store.ts';

/** Reads one version with everything that its screen shows. Throws `not-found`. */
export async function readQuote(services: Pick<Services, 'db' | 'clock' | 'vault'>, id: string): Promise<QuoteDetail> {
  const row = await findQuote(services.db, id);
  if (!row) throw new AppError('not-found');
  return detailOf(services, row, services.clock());
}

async function detailOf(services: Pick<Services, 'db' | 'vault'>, row: QuoteRow, now: number): Promise<QuoteDetail> {
  const { db } = services;
  const [versions, events, request, customer, project, mail, undelivered, token] = await Promise.all([
    findVersions(db, row.family_id),
    findQuoteEvents(db, row.id),
    findRequestOf(db, row),
    findCustomerOf(db, row),
    findChangedProjectOf(db, row),
    findMailOf(db, row),
    findUndelivered(db, mailIdsOf(row)),
    recipientToken(services, row.id),
  ]);
  const content = contentOf(row);
  return {
    id: row.id,
    familyId: row.family_id,
    versionNumber: row.version_number,
    number: numberOf(row),
    status: statusAt({ status: row.status, validUntil: row.valid_until, language: row.language }, now),
    version: row.version,
    content,
    request,
    customer,
    project,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    leavesAt: mail?.state === 'pending' && (mail.leavesAt ?? 0) > now ? mail.leavesAt : null,
    mailState: mail?.state ?? null,
    undelivered,
    firstViewedAt: row.first_viewed_at,
    lastViewedAt: row.last_viewed_at,
    closedReason: row.closed_reason,
    privatePath: token === null ? null : pathOf('quote', row.language, { token }),
    versions: versions.map((version) => ({
      id: version.id,
      versionNumber: version.version_number,
      number: numberOf(version),
      status: version.status,
      currency: version.currency,
      gross: version.gross_minor,
      sentAt: version.sent_at,
      createdAt: version.created_at,
    })),
    events,
  };
}
