import type { Kysely, Transaction } from 'kysely';
import type { QuoteTemplateRow } from '#contract/quotes/quote-templates.ts';
import type { TemplateContent } from '#domain/quotes/content/template-content.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedQuoteTemplate } from '#server/stored/quotes/quote-template.ts';

type Transacting = Transaction<DatabaseSchema>;
const columns = ['id', 'name', 'language', 'currency', 'lines', 'updated_at', 'version'] as const;

/** All templates by name. */
export async function listTemplates(db: Kysely<DatabaseSchema>): Promise<QuoteTemplateRow[]> {
  const rows = await db.selectFrom('quote_templates').select(columns).orderBy('name').orderBy('id').execute();
  return rows.map(present);
}

/** One template without its content; null when there is none. */
export async function findTemplate(db: Kysely<DatabaseSchema>, id: string): Promise<QuoteTemplateRow | null> {
  const row = await db.selectFrom('quote_templates').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

/** What a template holds; null when there is none. */
export async function findTemplateContent(db: Kysely<DatabaseSchema>, id: string): Promise<TemplateContent | null> {
  const row = await db.selectFrom('quote_templates').select('content').where('id', '=', id).executeTakeFirst();
  return row ? storedQuoteTemplate.read(row.content, `quote_templates ${id}`) : null;
}

/** Stores a template as version 1; false when one of that id is stored already. */
export async function insertTemplate(
  transaction: Transacting,
  { id, name, content, now }: { id: string; name: string; content: TemplateContent; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('quote_templates')
    .values({ id, name, ...columnsOf(content), updated_at: now, version: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const columnsOf = (content: TemplateContent) => ({
  language: content.language,
  currency: content.currency,
  lines: content.lines.length,
  content: storedQuoteTemplate.write(content),
});

type Place = { id: string; version: number };

type Update = { name: string; content: TemplateContent | undefined; now: number };

/** Changes a template that still has the version; false when somebody else was faster (G5). Without content it keeps its own. */
export async function updateTemplate(
  transaction: Transacting,
  { id, version }: Place,
  { name, content, now }: Update,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quote_templates')
    .set({ name, ...(content && columnsOf(content)), updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a template that still has the version; false when somebody else was faster. */
export async function removeTemplate(transaction: Transacting, { id, version }: Place): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('quote_templates')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function present({ updated_at: updatedAt, ...row }: Omit<QuoteTemplateRow, 'updatedAt'> & { updated_at: number }) {
  return { ...row, updatedAt };
}
