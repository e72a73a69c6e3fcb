import type { Kysely, Selectable } from 'kysely';
import type { QuoteSignatureTable, QuoteSnapshotTable } from '#server/database/tables/quote-tables.ts';
import type { RecordEntry } from '#domain/quotes/signing/record-chain.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type QuoteRow, findQuote } from '#server/features/quotes/quote-store.ts';

/** A quote with everything that was stored to prove what became of it, byte for byte. */
export type VerifiedQuote = {
  row: QuoteRow;
  snapshot: Selectable<QuoteSnapshotTable> | null;
  signature: Selectable<QuoteSignatureTable> | null;
  /** The chained part of its record, oldest first. */
  entries: RecordedEntry[];
};

/** An entry of a quote's record with the hash that was stored of it. */
export type RecordedEntry = RecordEntry & { hash: string };

/** The quote whose documents carry a code; null for an unknown one. */
export async function findByVerifyCode(db: Kysely<DatabaseSchema>, code: string): Promise<VerifiedQuote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('verify_code', '=', code).executeTakeFirst();
  return row ? withProof(db, row) : null;
}

/** The quote whose sealed document has that SHA-256; null where no document has it. */
export async function findBySealedFile(db: Kysely<DatabaseSchema>, sha256: string): Promise<VerifiedQuote | null> {
  const sealed = await db
    .selectFrom('quote_signatures')
    .select('quote_id')
    .where('sealed_sha256', '=', sha256)
    .where('sealed_at', 'is not', null)
    .executeTakeFirst();
  const row = sealed ? await findQuote(db, sealed.quote_id) : null;
  return row && withProof(db, row);
}

async function withProof(db: Kysely<DatabaseSchema>, row: QuoteRow): Promise<VerifiedQuote> {
  const snapshot = await db.selectFrom('quote_snapshots').selectAll().where('quote_id', '=', row.id).executeTakeFirst();
  const signature = await db
    .selectFrom('quote_signatures')
    .selectAll()
    .where('quote_id', '=', row.id)
    .executeTakeFirst();
  return { row, snapshot: snapshot ?? null, signature: signature ?? null, entries: await findEntries(db, row.id) };
}

async function findEntries(db: Kysely<DatabaseSchema>, quoteId: string): Promise<RecordedEntry[]> {
  const rows = await db
    .selectFrom('quote_events')
    .select(['quote_id as quoteId', 'sequence', 'id', 'at', 'actor_kind as actor', 'by_id as actorId', 'kind'])
    .select(['from_status as from', 'to_status as to', 'reason', 'detail', 'hash'])
    .where('quote_id', '=', quoteId)
    .where('sequence', 'is not', null)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence, hash, ...row }) => ({ ...row, sequence: sequence ?? 0, hash: hash ?? '' }));
}

/** A certificate of the agency's seal. */
export type SealCertificate = { certificate: string; fingerprint: string; notAfter: number };

/** The certificate of a key of the seal; null for none. */
export async function findSealCertificate(
  db: Kysely<DatabaseSchema>,
  keyId: string | null,
): Promise<SealCertificate | null> {
  if (keyId === null) return null;
  return (await certificates(db).where('id', '=', keyId).executeTakeFirst()) ?? null;
}

/** Every certificate that documents were ever sealed with, newest first. */
export function findSealCertificates(db: Kysely<DatabaseSchema>): Promise<SealCertificate[]> {
  return certificates(db).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

const certificates = (db: Kysely<DatabaseSchema>) =>
  db.selectFrom('seal_keys').select(['certificate', 'fingerprint', 'not_after as notAfter']);
