import { createHash } from 'node:crypto';
import type { VerifiedDocument } from '#contract/quotes/verify.ts';
import { findVerifyCode } from '#domain/quotes/signing/find-verify-code.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { type UploadedForm, readUploadedForm } from '#server/http/calls/uploaded-form.ts';
import type { Services } from '#server/services.ts';
import { verifyDocument } from './verify-document.ts';

/**
 * Verifies the file of a form from a browser without scripts (H5): it is hashed in memory and stored nowhere. Throws
 * `malformed-body` without a file.
 */
export async function verifyUploadedFile(services: Services, form: UploadedForm): Promise<VerifiedDocument> {
  const file = await readFile(form);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const code = findVerifyCode(file.toString('latin1')) ?? '';
  return { code: '', isFile: true, found: await verifyDocument(services, { code, sha256 }) };
}

async function readFile(form: UploadedForm): Promise<Buffer> {
  const file = (await readUploadedForm(form)).get('file');
  if (!(file instanceof File) || file.size === 0) throw new AppError('malformed-body');
  return Buffer.from(await file.arrayBuffer());
}
