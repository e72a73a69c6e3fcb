import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import { buildTaxDocument } from '#domain/tax-documents/build-tax-document.ts';
import type { DocumentFacts } from '#domain/tax-documents/check-tax-document.ts';
import { formatDocumentNumber } from '#domain/tax-documents/document-number.ts';
import type { TaxDocument, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { takeYearlyNumber } from '#server/database/number-series.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { fingerprinted } from '#server/features/quotes/answers/signatures-store.ts';
import { keepPicture } from '#server/features/quotes/sending/document-pictures-store.ts';
import { frozenLook } from '#server/features/quotes/sending/make-document.ts';
import { contentColumns } from '#server/features/tax-documents/content-columns.ts';
import { queueDeliveryWhenIssued } from '#server/features/tax-documents/delivery/queue-delivery.ts';
import { type DocumentRow, changeDraft } from '#server/features/tax-documents/documents-store.ts';
import { findQuoteOf } from '#server/features/tax-documents/relations-store.ts';
import { queueDocumentSealing } from '#server/features/tax-documents/sealing/queue-document-sealing.ts';
import { writeUbl } from '#server/gateways/ubl/write-ubl.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { insertDeductions } from './advances-store.ts';
import { askForMoney } from './ask-for-money.ts';

type Freezing = {
  row: DocumentRow;
  content: TaxDocumentContent;
  facts: DocumentFacts;
  isMailed: boolean;
  callId: string | null;
};

/** Draws the number of a checked draft, freezes it with all that hangs on it, and returns the number. */
export async function freezeDocument(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, content, facts, isMailed, callId }: Freezing,
): Promise<string> {
  const now = services.clock();
  const year = Number(facts.today.slice(0, 4));
  const place = { year, sequence: await takeYearlyNumber(transaction, content.kind, year) };
  const number = formatDocumentNumber(content.kind, place);
  const { look, picture } = frozenLook(services.look.current());
  if (picture) await keepPicture(transaction, picture);
  const quoteNumber = (await findQuoteOf(transaction, row))?.number ?? '';
  const { settings } = services.quoteSettings.current();
  const unasked = buildTaxDocument(content, {
    number,
    issuedOn: facts.today,
    seller: sellerOf({ facts: services.agency.current().facts, settings }, content),
    tax: { reason: facts.tax.reason, rates: facts.tax.rates },
    payment: null,
    quoteNumber,
    look,
    left: facts.left,
  });
  const payment = await askForMoney(services, transaction, { row, document: unasked, now });
  const document: TaxDocument = { ...unasked, payment };
  const { text, sha256 } = fingerprinted(document);
  const ubl = writeUbl(document);
  const isChanged = await changeDraft(transaction, row, {
    ...contentColumns({ content, left: facts.left, number }, row.content),
    status: 'issued',
    number_year: place.year,
    number_sequence: place.sequence,
    number,
    issued_on: facts.today,
    issued_at: now,
    listed_at: now,
    updated_at: now,
    document: text,
    sha256,
    ubl,
    ubl_sha256: createHash('sha256').update(ubl).digest('hex'),
    call_id: callId,
  });
  if (!isChanged) throw new AppError('changed-meanwhile');
  await insertDeductions(transaction, { documentId: row.id, advances: content.advances, newId: services.newId });
  await queueDocumentSealing(services, transaction, { documentId: row.id, isMailed });
  await queueDeliveryWhenIssued(services, transaction, { id: row.id, document });
  return number;
}
