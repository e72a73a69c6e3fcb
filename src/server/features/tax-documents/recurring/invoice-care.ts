import type { Transaction } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { settingsRate } from '#domain/quotes/settings-rate.ts';
import {
  careOf,
  deliveryDay,
  isCareDue,
  isCareOver,
  isTaxedAnew,
  periodAfter,
  periodOf,
} from '#domain/tax-documents/recurring-invoice.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertDocument, lockDocument } from '#server/features/tax-documents/documents-store.ts';
import { draftFacts } from '#server/features/tax-documents/draft-facts.ts';
import { draftRow } from '#server/features/tax-documents/drafts/draft-row.ts';
import { findQuoteRelations } from '#server/features/tax-documents/drafts/source-store.ts';
import { announceIssue, issueLocked } from '#server/features/tax-documents/issuing/issue-document.ts';
import { missingForIssue } from '#server/features/tax-documents/missing-for-issue.ts';
import type { Services } from '#server/services.ts';
import { careContentOf } from './care-content.ts';
import { type CareRow, changeCare, findDueCare, lockCare } from './recurring-invoices-store.ts';
import { type WaitingCare, tellOfWaitingCare } from './tell-of-waiting-care.ts';

/**
 * Invoices monthly care (H11): of each every month that has come, one after another, also those in which no server ran, each once
 * however often and on however many servers this runs. Each is taxed by the rules of its day. Automatic ones are issued and mailed unless
 * something is missing or the tax has changed: then a draft waits for the office, which is told.
 */
export async function invoiceCare(services: Services): Promise<void> {
  const present = periodOf(dayOf(services.clock(), 'sk'));
  for (const id of await findDueCare(services.db, present)) {
    while (await invoiceNext(services, id));
  }
}

/** Makes the invoice of the next month of a care; false when none has come. */
async function invoiceNext(services: Services, careId: string): Promise<boolean> {
  const made = await services.db.transaction().execute(async (transaction) => {
    const care = await lockCare(transaction, careId);
    if (care?.state !== 'active') return null;
    const today = dayOf(services.clock(), careContentOf(care).language);
    const terms = { nextPeriod: care.next_period, endsIn: care.ends_in, day: care.day };
    if (!isCareDue(terms, today) || (await isVoided(transaction, care))) return null;
    const document = await makeInvoice(services, transaction, { care, today });
    const nextPeriod = periodAfter(care.next_period);
    const isOver = isCareOver({ nextPeriod, endsIn: care.ends_in });
    await changeCare(transaction, care, {
      next_period: nextPeriod,
      ...(isOver && { state: 'ended' as const }),
      updated_at: services.clock(),
    });
    return document;
  });
  if (!made) return false;
  if (made.status === 'issued') announceIssue(services, made);
  else services.live.announce({ kind: 'document-changed', id: made.id });
  return true;
}

/** Whether what the care was agreed by is void; another job ends it then. */
async function isVoided(transaction: Transaction<DatabaseSchema>, { quote_id: id }: CareRow): Promise<boolean> {
  return id !== null && (await findQuoteRelations(transaction, id))?.status === 'voided';
}

async function makeInvoice(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { care, today }: { care: CareRow; today: string },
) {
  const written = careContentOf(care);
  const { settings } = services.quoteSettings.current();
  const exchangeRate = settingsRate(settings, written.currency);
  const { rates } = taxOfDocument(written.buyer, settings, deliveryDay(care.next_period));
  const content = careOf(written, { period: care.next_period, today, exchangeRate, rates });
  const quote = care.quote_id === null ? null : await findQuoteRelations(transaction, care.quote_id);
  const place = {
    quote_id: care.quote_id,
    service_request_id: quote?.service_request_id ?? null,
    customer_id: care.customer_id,
    payment_id: null,
    corrects_id: null,
  };
  const id = services.newId();
  const recurring = { recurring_id: care.id, period: care.next_period };
  const made = { id, content, place, callId: null, authorId: null, recurring };
  await insertDocument(transaction, await draftRow(services, transaction, made));
  const row = await lockDocument(transaction, id);
  if (!row) throw new Error('The invoice of a month was not kept.');
  const facts = await draftFacts(services, transaction, { row, content });
  const isAutomatic = care.is_automatic === 1;
  const hasNewTax = isTaxedAnew(content.lines, written.lines);
  const waits = whyWaiting({
    isAutomatic,
    hasNewTax,
    isComplete: missingForIssue(services, content, facts).length === 0,
  });
  if (waits !== null) {
    if (waits !== 'by-hand') await tellOfWaitingCare(services, transaction, { row, kind: waits });
    return row;
  }
  await issueLocked(services, transaction, { row, isMailed: true, callId: null, reader: content.language });
  return { ...row, status: 'issued' as const };
}

type Month = { isAutomatic: boolean; hasNewTax: boolean; isComplete: boolean };

/** Why a month waits as a draft: people issue it, or the office is told of something; null where it is issued by itself. */
function whyWaiting({ isAutomatic, hasNewTax, isComplete }: Month): WaitingCare | 'by-hand' | null {
  if (hasNewTax) return 'care-taxed-anew';
  if (!isAutomatic) return 'by-hand';
  return isComplete ? null : 'care-incomplete';
}
