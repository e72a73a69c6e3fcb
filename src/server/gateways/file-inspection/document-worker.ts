// Entry of the thread that reads one document: its memory is limited, and the process survives its crash.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFContext, PDFDocument, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { isEncrypted, isUnsafe, namesRefused } from './document-rules.ts';
import { limitInflation } from './limit-inflation.ts';
import type { Inspection, InspectionRefusal } from './inspection.ts';

/**
 * Every object that the document defines, also those replaced by later ones, because some readers use the earlier one.
 */
const defined: PDFObject[] = [];
const assign = Reflect.get(PDFContext.prototype, 'assign');
PDFContext.prototype.assign = function assignAndKeep(ref: PDFRef, object: PDFObject): void {
  defined.push(object);
  assign.call(this, ref, object);
};

limitInflation();
parentPort?.postMessage(await readDocument(readFileSync(String(workerData))), []);

async function readDocument(bytes: Buffer): Promise<Inspection> {
  const refusal = await refusalOf(bytes).catch(() => 'attachment-unreadable' as const);
  if (refusal) return { ok: false, refusal };
  return { ok: true, type: 'application/pdf', width: null, height: null, bytes: null, preview: null };
}

async function refusalOf(bytes: Buffer): Promise<InspectionRefusal | null> {
  if (!endsAsDocument(bytes)) return 'attachment-unreadable';
  // Encrypted content cannot be inspected.
  if (isEncrypted(bytes) || namesRefused(bytes)) return 'attachment-unsafe';
  const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false, preserveXFA: true };
  const document = await PDFDocument.load(bytes, { ...options, parseSpeed: Infinity });
  if (document.context.trailerInfo.Encrypt || isUnsafe(document.context, defined)) return 'attachment-unsafe';
  const pages = document.getPageCount();
  if (pages === 0) return 'attachment-unreadable';
  return pages > attachmentLimits.pages ? 'attachment-too-large' : null;
}

/** Nothing may follow the end marker: otherwise the file is also of another type, or incomplete. */
function endsAsDocument(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end >= 0 && /^[\s\0]*$/.test(bytes.toString('latin1', end + 5));
}
