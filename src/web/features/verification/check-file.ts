import { verifyDocument } from '#contract/quotes/verify.ts';
import { verificationLimits } from '#domain/quotes/signing/verification-limits.ts';
import { findVerifyCode } from '#domain/quotes/signing/find-verify-code.ts';
import { ApiError, callEndpoint } from '../../lib/http/api.ts';
import type { CheckState } from './use-file-check.ts';

type Outcome = Extract<CheckState, { kind: 'failed' | 'done' }>;

/**
 * Computes the SHA-256 of a file in the browser and asks the server what it stands for (H5): the file itself is sent nowhere.
 * `onRead` is told the share that was read, 0 to 1.
 */
export async function checkFile(file: File, onRead: (share: number) => void): Promise<Outcome> {
  if (file.size > verificationLimits.bytes) return failed('tooLarge');
  const bytes = await readBytes(file, onRead).catch(() => null);
  if (!bytes) return failed('unreadable');
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes));
  const code = findVerifyCode(new TextDecoder('latin1').decode(bytes)) ?? '';
  try {
    const found = await callEndpoint(verifyDocument, { body: { code, sha256 } });
    return { kind: 'done', verified: { code: '', isFile: true, found }, turn: 0 };
  } catch (error) {
    return failed(error instanceof ApiError && error.status === 429 ? 'tooMany' : 'offline');
  }
}

const failed = (failure: Extract<Outcome, { kind: 'failed' }>['failure']): Outcome => ({ kind: 'failed', failure });

async function readBytes(file: File, onRead: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  let read = 0;
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, read);
    read += part.value.length;
    onRead(read / file.size);
  }
  return bytes;
}

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
