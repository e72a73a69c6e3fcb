import type { ZipEntry } from '#server/http/calls/answer-zip.ts';
import { openSealedFile } from '#server/features/quotes/sealing/sealed-file.ts';
import { issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { documentFileName } from '#server/features/tax-documents/files/send-document-file.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import type { MonthDocument } from './month-documents-store.ts';
import { readMonthDocuments, writeDocuments, writeTaxes } from './month-documents.ts';
import { writePayments } from './month-payments.ts';
import type { MonthReading } from './month-table.ts';
import { writeOpenItems } from './open-items.ts';

/** Documents whose structured invoices are in memory at once. */
const pageSize = 50;

/**
 * All of a month for the bookkeeper (H11): tables of documents, taxes, payments and what is open, then the sealed PDF and the
 * structured invoice of each document. Which document has no PDF here stands in a text.
 */
export async function* monthArchive(reading: MonthReading): AsyncGenerator<ZipEntry> {
  const t = textsOf(reading.language);
  yield { name: t('monthExport:files.documents'), content: writeDocuments(reading) };
  yield { name: t('monthExport:files.taxes'), content: writeTaxes(reading) };
  yield { name: t('monthExport:files.payments'), content: writePayments(reading) };
  yield { name: t('monthExport:files.openItems'), content: writeOpenItems(reading) };
  const missing: string[] = [];
  for await (const rows of readMonthDocuments(reading, pageSize)) {
    for (const row of rows) yield* filesOf(reading.services, row, missing);
  }
  if (missing.length === 0) return;
  const lines = [t('monthExport:missing'), '', ...missing, ''];
  yield { name: t('monthExport:files.missing'), content: [Buffer.from(lines.join('\r\n'))] };
}

/** The files of one document; where it has no PDF that could be read, its number is added to those that are missing. */
async function* filesOf(services: Services, row: MonthDocument, missing: string[]): AsyncGenerator<ZipEntry> {
  const document = issuedOf(row);
  if (!document) return;
  const pdf = await sealedPdf(services, row);
  if (pdf) yield { name: `pdf/${documentFileName(document, 'pdf')}`, content: [pdf], isStored: true };
  else missing.push(document.number);
  if (row.ubl === null) return;
  yield { name: `ubl/${documentFileName(document, 'xml')}`, content: [Buffer.from(row.ubl)] };
}

/** The sealed PDF; null while there is none. One that is lost must not cost the others. */
async function sealedPdf(services: Services, { sealed_at: at, sealed_file: file }: MonthDocument) {
  return at === null || file === null ? null : openSealedFile(services, file).catch(() => null);
}
