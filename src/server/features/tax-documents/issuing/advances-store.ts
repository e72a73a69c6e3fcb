import type { Transaction } from 'kysely';
import type { AdvanceDeduction } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Deductions = { documentId: string; advances: readonly AdvanceDeduction[]; newId: () => string };

/** Keeps which advances an invoice has taken off. */
export async function insertDeductions(
  transaction: Transaction<DatabaseSchema>,
  { documentId, advances, newId }: Deductions,
): Promise<void> {
  if (advances.length === 0) return;
  const rows = advances.map(({ documentId: advanceId, rate, net, tax }) => ({
    id: newId(),
    tax_document_id: documentId,
    advance_id: advanceId,
    rate,
    net,
    tax,
  }));
  await transaction.insertInto('tax_document_advances').values(rows).execute();
}
