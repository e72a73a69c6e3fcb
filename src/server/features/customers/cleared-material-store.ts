import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/**
 * Removes what was given and said for the material of projects, with the files of these projects and access data that nobody has read;
 * that it was owed stays. Returns the keys of the files. `projects` is what stands behind `in`.
 */
export async function clearMaterial(
  transaction: Transaction<DatabaseSchema>,
  projects: RawBuilder<unknown>,
): Promise<string[]> {
  const materials = sql`select id from project_materials where project_id in (${projects})`;
  for (const table of ['material_events', 'material_files', 'material_secrets'] as const) {
    await sql`delete from ${sql.table(table)} where material_id in (${materials})`.execute(transaction);
  }
  const { rows } = await sql<{ object_key: string }>`delete from attachments where project_id in (${projects})
    returning object_key`.execute(transaction);
  return rows.map(({ object_key: key }) => key);
}

/** The same for the projects of a customer. */
export const clearMaterialOf = (transaction: Transaction<DatabaseSchema>, customerId: string): Promise<string[]> =>
  clearMaterial(transaction, sql`select id from projects where customer_id = ${customerId}`);
