import type { Kysely, Transaction } from 'kysely';
import { isTaxedAnew } from '#domain/tax-documents/recurring-invoice.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type DocumentRow, contentOf } from '#server/features/tax-documents/documents-store.ts';
import type { Services } from '#server/services.ts';
import { storedTaxContent } from '#server/stored/tax-document.ts';
import { careContentOf } from './care-content.ts';
import { changeCare, findOneCare, lockCare } from './recurring-invoices-store.ts';

/** Whether a draft is a month of care whose tax nobody has issued yet. */
export async function isCareTaxedAnew(
  db: Kysely<DatabaseSchema>,
  { status, recurring_id: careId }: Pick<DocumentRow, 'status' | 'recurring_id'>,
  { lines }: Pick<TaxDocumentContent, 'lines'>,
): Promise<boolean> {
  const care = status === 'draft' && careId !== null ? await findOneCare(db, careId) : null;
  return care !== null && isTaxedAnew(lines, careContentOf(care).lines);
}

/**
 * Takes the rates of a month over into its care when a person issues it, so that the next months follow by themselves. Locks the care
 * before anything that issuing locks, as the job that invoices care does.
 */
export async function followIssuedRates(
  services: Pick<Services, 'clock'>,
  transaction: Transaction<DatabaseSchema>,
  row: DocumentRow,
): Promise<void> {
  const care = row.recurring_id === null ? null : await lockCare(transaction, row.recurring_id);
  if (!care) return;
  const issued = contentOf(row).lines;
  const content = careContentOf(care);
  if (!isTaxedAnew(issued, content.lines)) return;
  const rateOf = new Map(issued.map(({ id, taxRate }) => [id, taxRate]));
  const lines = content.lines.map((line) => ({ ...line, taxRate: rateOf.get(line.id) ?? line.taxRate }));
  await changeCare(transaction, care, {
    content: storedTaxContent.write({ ...content, lines }, care.content),
    updated_at: services.clock(),
  });
}
