import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Keeps a picture that a document is drawn with under its SHA-256; one that is there already stays. */
export async function keepPicture(
  transaction: Transaction<DatabaseSchema>,
  { sha256, bytes }: { sha256: string; bytes: Buffer },
): Promise<void> {
  await transaction
    .insertInto('document_pictures')
    .values({ sha256, media_type: 'image/png', content: bytes.toString('base64') })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Reads a kept picture by its SHA-256. */
export async function findPicture(db: Kysely<DatabaseSchema>, sha256: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('document_pictures')
    .select('content')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row ? Buffer.from(row.content, 'base64') : null;
}
