import type { FastifyInstance } from 'fastify';
import { customerDocumentPath } from '#contract/payments/payment-page.ts';
import { taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { demandPayable, isDocumentOf } from '#server/features/payments/access/open-payable.ts';
import { openSealedFile } from '#server/features/quotes/sealing/sealed-file.ts';
import { type DocumentRow, findDocument } from '#server/features/tax-documents/documents-store.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { documentOf } from './document-of.ts';
import { drawTaxDocument } from './draw-tax-document.ts';
import { type DocumentFile, type DocumentFormat, documentFileName, sendDocumentFile } from './send-document-file.ts';

const officeLimit = { name: 'office-document-file', max: 240, windowMs: 10 * 60_000 };
const customerLimit = { name: 'document-file', max: 60, windowMs: 10 * 60_000 };
const formats: readonly DocumentFormat[] = ['pdf', 'xml'];

/**
 * Binds the files of tax documents (H3, H11): the sealed PDF and the structured invoice, for those who may read documents and for whom
 * the quote or the invoice is open to; of a draft a preview. Reading changes nothing.
 */
export function bindDocumentFiles(app: FastifyInstance, services: Services): void {
  for (const format of formats) {
    app.get<{ Params: { id: string } }>(taxDocumentFilePath(':id', format), async (request, reply) => {
      const caller = await identifyCaller(request, services);
      demand(caller, 'read-documents');
      await countAgainstLimit(services, officeLimit, caller.address);
      const row = await findDocument(services.db, request.params.id);
      if (!row) throw new AppError('not-found');
      const isPreview = row.status === 'draft' && format === 'pdf';
      return sendDocumentFile(
        reply,
        isPreview ? await preview(services, row) : await issuedFile(services, row, format),
      );
    });
    app.get<{ Params: { key: string; id: string } }>(
      customerDocumentPath(':key', ':id', format),
      async (request, reply) => {
        const caller = await identifyCaller(request, services);
        await countAgainstLimit(services, customerLimit, caller.address);
        const { key, id } = request.params;
        const payable = await demandPayable(services, { key, caller });
        const row = await findDocument(services.db, id);
        if (!row || !isDocumentOf(payable, row) || row.status !== 'issued') throw new AppError('not-found');
        return sendDocumentFile(reply, await issuedFile(services, row, format));
      },
    );
  }
}

async function preview(services: Services, row: DocumentRow): Promise<DocumentFile> {
  const document = await documentOf(services, row);
  const bytes = await drawTaxDocument(services, { document, isDraft: true });
  return { name: documentFileName(document, 'pdf'), format: 'pdf', bytes };
}

/** What was issued; throws `not-found` where there is no such file, or the PDF is not sealed yet. */
async function issuedFile(services: Services, row: DocumentRow, format: DocumentFormat): Promise<DocumentFile> {
  const name = documentFileName({ ...row, number: row.number ?? '' }, format);
  if (format === 'xml') {
    if (row.ubl === null) throw new AppError('not-found');
    return { name, format, bytes: Buffer.from(row.ubl, 'utf8') };
  }
  if (row.sealed_at === null || row.sealed_file === null) throw new AppError('not-found');
  return { name, format, bytes: await openSealedFile(services, row.sealed_file) };
}
