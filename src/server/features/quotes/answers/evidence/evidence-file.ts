import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attachmentName } from '#domain/attachments/attachment-name.ts';
import { type ReservedKey, reserveKey } from '#server/features/attachments/reserve-object.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** A file as somebody of the agency uploads it: its name, and its bytes as base64. */
export type UploadedEvidence = { name: string; content: string };

/** A file that an acceptance relies on: kept under a key, with the SHA-256 of what is kept. */
export type KeptEvidence = ReservedKey & { type: string; name: string; sha256: string };

/**
 * Inspects a file that proves an acceptance like any other upload and keeps it (H5); pictures lose what they tell of the place and
 * the camera. Throws `attachment-type`, `attachment-unsafe`, `attachment-unreadable`, `attachment-too-large`.
 */
export async function keepEvidence(services: Services, { name, content }: UploadedEvidence): Promise<KeptEvidence> {
  const { inspector, files } = services;
  const uploaded = Buffer.from(content, 'base64');
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-evidence-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, uploaded);
    const inspection = await inspector.inspect(file);
    if (!inspection.ok) throw new AppError(inspection.refusal);
    const { type } = inspection;
    const bytes = inspection.bytes ?? uploaded;
    const reserved = await reserveKey(services);
    await files.put(reserved.key, { bytes, type });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { ...reserved, type, name: attachmentName(name, type), sha256 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
