import type { Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { taxStatusOn } from '#domain/tax/decide-tax.ts';
import type { DocumentFacts } from '#domain/tax-documents/check-tax-document.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import type { TaxDocument, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { type DocumentRow, findDocument, issuedOf } from './documents-store.ts';
import { leftToCredit } from './left-to-credit.ts';
import { settlementOf } from './settlement-store.ts';

type Draft = { row: Pick<DocumentRow, 'quote_id' | 'recurring_id'>; content: TaxDocumentContent };

/** What a draft is checked against and computed with now: its day, how it is taxed, and what other documents leave of it. */
export async function draftFacts(
  { clock, quoteSettings }: Pick<Services, 'clock' | 'quoteSettings'>,
  db: Kysely<DatabaseSchema>,
  { row, content }: Draft,
): Promise<DocumentFacts> {
  const { settings } = quoteSettings.current();
  const today = dayOf(clock(), content.language);
  const day = content.deliveredOn || today;
  const changed = await findChanged(db, content);
  return {
    today,
    tax: changed?.document.tax ?? taxOfDocument(content.buyer, settings, day),
    isPayer: taxStatusOn(settings.taxStatuses, day) === 'payer',
    ...(await limitsOf(db, content, changed)),
    ...(isFinal(row, content)
      ? await settlementOf(db, row.quote_id ?? '', content.lines)
      : { settlement: null, shortfall: 0 }),
  };
}

/** Whether a document invoices a whole quote, and so takes off what was paid for it. */
const isFinal = (row: Draft['row'], { kind }: TaxDocumentContent): boolean =>
  kind === 'invoice' && row.quote_id !== null && row.recurring_id === null;

/** What a credit note can still give back, and the sums that a correction keeps. */
async function limitsOf(
  db: Kysely<DatabaseSchema>,
  { kind }: TaxDocumentContent,
  changed: Changed | null,
): Promise<Pick<DocumentFacts, 'left' | 'corrected'>> {
  if (changed === null) return { left: [], corrected: null };
  const isCredit = kind === 'credit_note';
  return {
    left: isCredit ? await leftToCredit(db, changed.row) : [],
    corrected: isCredit ? null : changed.document.totals,
  };
}

type Changed = { row: DocumentRow; document: TaxDocument };

/** The issued document that a credit note or a correction changes; null for other kinds. */
async function findChanged(db: Kysely<DatabaseSchema>, { corrects }: TaxDocumentContent): Promise<Changed | null> {
  const row = corrects && (await findDocument(db, corrects.documentId));
  const document = row && issuedOf(row);
  return row && document ? { row, document } : null;
}
