import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { SealedFile } from './sealed-file.ts';
import type { Timestamp } from '#server/gateways/timestamp/timestamp-protocol.ts';

/**
 * Names the file that will be the sealed document of a signature, before its bytes are stored, so that none lies about without a
 * row. False when another server was faster; `before` is the file that was named earlier and is not there.
 */
export async function nameSealedFile(
  db: Kysely<DatabaseSchema>,
  quoteId: string,
  { file, before }: { file: SealedFile; before: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_signatures')
    .set({
      sealed_file: file.key,
      sealed_sha256: file.sha256,
      sealed_bytes: file.bytes,
      seal_key_id: file.sealKeyId,
    })
    .where('quote_id', '=', quoteId)
    .where('sealed_at', 'is', null)
    .where('sealed_file', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the named file the document, once and for all; false when it is that already or another one was named. */
export async function markSealed(
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
  { key, now }: { key: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quote_signatures')
    .set({ sealed_at: now })
    .where('quote_id', '=', quoteId)
    .where('sealed_file', '=', key)
    .where('sealed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Quotes that were signed before a moment (ms UTC) and are not sealed, oldest first. */
export async function listUnsealed(db: Kysely<DatabaseSchema>, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('quote_signatures')
    .select('quote_id')
    .where('sealed_at', 'is', null)
    .where('signed_at', '<', before)
    .orderBy('signed_at')
    .limit(50)
    .execute();
  return rows.map(({ quote_id: id }) => id);
}

/** Keeps the timestamp of a sealed document, once; false when it has one. */
export async function keepTimestamp(
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
  { token, at }: Timestamp,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quote_signatures')
    .set({ timestamp_token: token, timestamped_at: at })
    .where('quote_id', '=', quoteId)
    .where('sealed_at', 'is not', null)
    .where('timestamp_token', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Fingerprint of a certificate, hexadecimal. */
export async function findFingerprint(db: Kysely<DatabaseSchema>, sealKeyId: string): Promise<string | null> {
  const row = await db.selectFrom('seal_keys').select('fingerprint').where('id', '=', sealKeyId).executeTakeFirst();
  return row?.fingerprint ?? null;
}
