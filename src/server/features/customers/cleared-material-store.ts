import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { noteSiteReferences } from '#server/features/settings/site-references-store.ts';
import { noteSiteCaseStudies } from '#server/features/settings/site/site-case-studies-store.ts';

/**
 * Removes what was given and said for the material of projects and what was said of them, with the files of these projects, access data that nobody has
 * read and notes about the agency's time; that it was owed stays. Returns the keys of the files. `projects` is what stands behind `in`.
 */
export async function clearMaterial(
  transaction: Transaction<DatabaseSchema>,
  projects: RawBuilder<unknown>,
  now: number,
): Promise<string[]> {
  const materials = sql`select id from project_materials where project_id in (${projects})`;
  for (const table of ['material_events', 'material_files', 'material_secrets'] as const) {
    await sql`delete from ${sql.table(table)} where material_id in (${materials})`.execute(transaction);
  }
  // What was worked on may name the customer; how long it took stays.
  await sql`update time_entries set note = '', version = version + 1
    where note <> '' and project_id in (${projects})`.execute(transaction);
  const { rows } = await sql<{ object_key: string }>`delete from attachments where project_id in (${projects})
    returning object_key`.execute(transaction);
  return [
    ...rows.map(({ object_key: key }) => key),
    ...(await clearCaseStudies(transaction, projects, now)),
    ...(await clearReferences(transaction, projects, now)),
  ];
}

/** Removes what was said of projects, also from the site; returns the keys of the pictures. */
async function clearReferences(
  transaction: Transaction<DatabaseSchema>,
  projects: RawBuilder<unknown>,
  now: number,
): Promise<string[]> {
  const said = sql`select id from project_references where project_id in (${projects})`;
  for (const table of ['reference_translations', 'reference_consents'] as const) {
    await sql`delete from ${sql.table(table)} where reference_id in (${said})`.execute(transaction);
  }
  const { rows } = await sql<{ picture_key: string | null; status: string }>`delete from project_references
    where project_id in (${projects}) returning picture_key, status`.execute(transaction);
  if (rows.some(({ status }) => status === 'shown')) await noteSiteReferences(transaction, now);
  return rows.map(({ picture_key: key }) => key).filter((key) => key !== null);
}

/** Removes what is told of projects, also from the site; returns the keys of the pictures. */
async function clearCaseStudies(
  transaction: Transaction<DatabaseSchema>,
  projects: RawBuilder<unknown>,
  now: number,
): Promise<string[]> {
  const told = sql`select id from case_studies where project_id in (${projects})`;
  const { rows } = await sql<{ object_key: string }>`delete from case_study_pictures
    where case_study_id in (${told}) returning object_key`.execute(transaction);
  for (const table of ['case_study_texts', 'case_study_versions'] as const) {
    await sql`delete from ${sql.table(table)} where case_study_id in (${told})`.execute(transaction);
  }
  const { rows: studies } = await sql<{ leave: string }>`delete from case_studies
    where project_id in (${projects}) returning leave`.execute(transaction);
  if (studies.some(({ leave }) => leave === 'given')) await noteSiteCaseStudies(transaction, now);
  return rows.map(({ object_key: key }) => key);
}
