import type { Kysely, Transaction } from 'kysely';
import type { MessageTemplate } from '#contract/mail/mail.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

const columns = ['id', 'kind', 'language', 'name', 'subject', 'body', 'updated_at', 'version'] as const;

/** The typed texts of a template. */
export type TemplateTexts = Pick<MessageTemplate, 'kind' | 'language' | 'name' | 'subject' | 'body'>;

/** All templates, ordered by language and name. */
export async function listTemplates(db: Kysely<DatabaseSchema>): Promise<MessageTemplate[]> {
  const rows = await db
    .selectFrom('message_templates')
    .select(columns)
    .orderBy('language')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(present);
}

/** One template; null when there is none. */
export async function findTemplate(db: Kysely<DatabaseSchema>, id: string): Promise<MessageTemplate | null> {
  const row = await db.selectFrom('message_templates').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

/** Stores a template as version 1; false when one of that id is stored already. */
export async function insertTemplate(
  transaction: Transaction<DatabaseSchema>,
  { id, now, texts }: { id: string; now: number; texts: TemplateTexts },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('message_templates')
    .values({ id, ...texts, updated_at: now, version: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces the texts of a version; false when it is no longer the present one (G5). */
export async function replaceTemplate(
  transaction: Transaction<DatabaseSchema>,
  { id, version, now, texts }: { id: string; version: number; now: number; texts: TemplateTexts },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('message_templates')
    .set({ ...texts, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a template of a version; false when it is no longer the present one. */
export async function removeTemplate(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

type StoredTemplate = Omit<MessageTemplate, 'updatedAt'> & { updated_at: number };

function present({ updated_at: updatedAt, ...row }: StoredTemplate): MessageTemplate {
  return { ...row, updatedAt };
}
