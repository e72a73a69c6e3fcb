import type { FastifyReply } from 'fastify';
import { brandFileName } from '#domain/brand.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import { textsOf } from '#server/texts.ts';

/** Forms in which a document is handed over. */
export type DocumentFormat = 'pdf' | 'xml';

const types = { pdf: 'application/pdf', xml: 'application/xml; charset=utf-8' } as const;

/** Name of a document's file: brand, kind and number, nothing of a person. */
export function documentFileName(
  { language, kind, number }: Pick<TaxDocument, 'language' | 'kind' | 'number'>,
  format: DocumentFormat,
): string {
  const t = textsOf(language);
  const which = (number || t('taxDocumentPdf:draft')).toLowerCase();
  return `${brandFileName()}-${t(`taxDocumentPdf:fileNames.${kind}`)}-${which}.${format}`;
}

/** A file to send, under its name. */
export type DocumentFile = { name: string; format: DocumentFormat; bytes: Uint8Array };

/** Sends a file as a download that nothing between server and reader keeps. */
export function sendDocumentFile(reply: FastifyReply, { name, format, bytes }: DocumentFile): FastifyReply {
  return reply
    .headers(securityHeaders)
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(Buffer.from(bytes));
}
