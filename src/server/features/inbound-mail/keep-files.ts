import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable, Transaction } from 'kysely';
import type { AttachmentTable } from '#server/database/tables/draft-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertAttachment } from '#server/features/attachments/attachments-store.ts';
import { storeInspected } from '#server/features/attachments/store-inspected.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { type ReceivedMail, objectKeyOf } from './received-mail.ts';

/** The files of a mail that passed the inspection, and how many did not. */
export type KeptFiles = { rows: Omit<Insertable<AttachmentTable>, 'service_request_id'>[]; refused: number };

/**
 * Looks into the files of a mail as into uploaded ones, each in the inspecting process, and stores the bytes of those that pass; what
 * is refused stays in the whole mail alone. Throws where the inspection has no room just now.
 */
export async function keepFiles(services: Services, { onceKey, files }: ReceivedMail): Promise<KeptFiles> {
  const kept: KeptFiles = { rows: [], refused: 0 };
  if (files.length === 0) return kept;
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-mail-'));
  try {
    for (const [index, file] of files.entries()) {
      const key = objectKeyOf(onceKey, `file ${index}`);
      const row = await keepFile(services, { ...file, key, path: path.join(folder, String(index)) });
      if (row) kept.rows.push({ ...row, collection_hash: hashToken(onceKey) });
      else kept.refused += 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return kept;
}

type File = ReceivedMail['files'][number] & { key: string; path: string };

async function keepFile(services: Services, { name, bytes, key, path: place }: File) {
  await writeFile(place, bytes, { mode: 0o600 });
  const inspection = await services.inspector.inspect(place);
  if (!inspection.ok) return null;
  const facts = await storeInspected(services.files, { key, name, uploaded: bytes, inspection });
  return { id: services.newId(), object_key: key, state: 'ready', ...facts, created_at: services.clock() } as const;
}

/** Adds the kept files to those of a request. */
export async function bindFiles(
  transaction: Transaction<DatabaseSchema>,
  { rows }: KeptFiles,
  requestId: string,
): Promise<void> {
  for (const row of rows) await insertAttachment(transaction, { ...row, service_request_id: requestId });
}
