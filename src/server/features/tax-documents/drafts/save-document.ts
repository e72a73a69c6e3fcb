import { isDeepStrictEqual } from 'node:util';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { contentColumns } from '#server/features/tax-documents/content-columns.ts';
import { changeDraft, contentOf, findDocument } from '#server/features/tax-documents/documents-store.ts';
import { draftFacts } from '#server/features/tax-documents/draft-facts.ts';
import { readDocument } from '#server/features/tax-documents/read-document.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';

type Saving = { id: string; version: number; content: TaxDocumentContent; caller: Caller };

/**
 * Stores the content of a draft, complete or not; of a final invoice with what was paid by now (H11). Content that is stored
 * already, as by a repetition, changes nothing. Throws `not-found`, `move-not-allowed`, `changed-meanwhile`.
 */
export async function saveDocument(
  services: Services,
  { id, version, content, caller }: Saving,
): Promise<TaxDocumentDetail> {
  const isChanged = await services.db.transaction().execute(async (transaction) => {
    const row = await findDocument(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.status !== 'draft') throw new AppError('move-not-allowed');
    const stored = contentOf(row);
    const kept = keepFixed(stored, content);
    const { left, settlement } = await draftFacts(services, transaction, { row, content: kept });
    const next = { ...kept, ...settlement };
    if (isDeepStrictEqual(stored, next)) return false;
    const columns = { ...contentColumns({ content: next, left }, row.content), updated_at: services.clock() };
    if (!(await changeDraft(transaction, { id, version }, columns))) throw new AppError('changed-meanwhile');
    return true;
  });
  if (isChanged) services.live.announce({ kind: 'document-changed', id });
  return readDocument(services, id, caller.language);
}

/** What was written, without what follows from where a document began: kind, language, what it corrects, sums of a payment. */
function keepFixed(stored: TaxDocumentContent, written: TaxDocumentContent): TaxDocumentContent {
  const { kind, received, advances, prepaid, corrects } = stored;
  const reason = written.corrects?.reason ?? '';
  const same = { kind, received, advances, prepaid, corrects: corrects && { ...corrects, reason } };
  const { currency, language, deliveredOn } = stored;
  // The figures of an advance are what was received, also where a document corrects it.
  const lines =
    received.length === 0 ? written.lines : stored.lines.map((line) => ({ ...line, ...textsOf(written, line.id) }));
  if (kind === 'advance_tax') return { ...written, ...same, currency, language, deliveredOn, lines };
  if (corrects !== null) return { ...written, ...same, currency, language, lines };
  return { ...written, ...same, language };
}

/** What may be written anew in a line of an advance: its texts. */
function textsOf({ lines }: TaxDocumentContent, id: string) {
  const line = lines.find((each) => each.id === id);
  return line ? { name: line.name, description: line.description, unit: line.unit } : {};
}
