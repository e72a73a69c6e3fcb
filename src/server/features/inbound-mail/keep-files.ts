import type { Insertable, Transaction } from 'kysely';
import type { AttachmentTable } from '#server/database/tables/draft-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertAttachment } from '#server/features/attachments/attachments-store.ts';
import { keepInspected } from '#server/features/attachments/store-inspected.ts';
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
  for (const [index, { name, bytes }] of files.entries()) {
    const key = objectKeyOf(onceKey, `file ${index}`);
    const row = await keepInspected(services, { name, bytes, key });
    if ('refusal' in row) kept.refused += 1;
    else kept.rows.push({ ...row, collection_hash: hashToken(onceKey) });
  }
  return kept;
}

/** What files belong to, and the message that brought them. */
type Bound = { about: { request: { id: string } } | { project: { id: string } }; messageId?: string };

/** Adds the kept files to those of a request or project, with the message that brought them. */
export async function bindFiles(
  transaction: Transaction<DatabaseSchema>,
  { rows }: KeptFiles,
  { about, messageId }: Bound,
): Promise<void> {
  const subject =
    'request' in about
      ? { service_request_id: about.request.id }
      : { service_request_id: null, project_id: about.project.id };
  for (const row of rows) await insertAttachment(transaction, { ...row, ...subject, message_id: messageId ?? null });
}
