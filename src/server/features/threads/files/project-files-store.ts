import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ProjectFileKind, ProjectFileSort } from '#domain/projects/files/project-file.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type FileRow, type FilesOf, allFiles } from './file-sources-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Which page: in what order, of which kind, after which file. */
export type FilesPage = { sort: ProjectFileSort; kind: ProjectFileKind | null; after: string | null; limit: number };

/**
 * One page of the files of a project in one statement, each with its versions, newest first (I2). Files of the same kind, place and
 * name are one entry, numbered from 1; the page begins after the entry of a file.
 */
export async function readProjectFiles(
  { db, engine }: { db: Db; engine: Engine },
  of: FilesOf,
  page: FilesPage,
): Promise<FileRow[]> {
  const { sort, kind, after, limit } = page;
  // Capitals and diacritics count for nothing.
  const first = (table: string) =>
    sort === 'name' ? engine.plainText(`${table}.name`) : sql`${sql.ref(`${table}.at`)}`;
  const key = (table: string) => sql`${first(table)}, ${sql.ref(`${table}.id`)}`;
  const direction = sql.raw(sort === 'name' ? 'asc' : 'desc');
  const isLater = sql.raw(sort === 'name' ? '>' : '<');
  const isOfKind = kind === null ? sql<SqlBool>`1 = 1` : sql<SqlBool>`numbered.kind = ${kind}`;
  const isBehind =
    after === null
      ? sql<SqlBool>`1 = 1`
      : sql<SqlBool>`(${key('numbered')}) ${isLater} (select ${key('last')} from numbered as last where last.id = ${after})`;
  const { rows } = await sql<FileRow>`
    with files as ${allFiles(db, of)},
    numbered as (
      select files.*,
        row_number() over (partition by kind, place, name order by at, id) as version,
        count(*) over (partition by kind, place, name) as versions
      from files
    ),
    heads as (
      select * from numbered
      where version = versions and ${isOfKind} and ${isBehind}
      order by ${first('numbered')} ${direction}, id ${direction}
      limit ${limit}
    )
    select heads.id as entry, numbered.*
    from heads inner join numbered
      on numbered.kind = heads.kind and numbered.place = heads.place and numbered.name = heads.name
    order by ${first('heads')} ${direction}, heads.id ${direction}, numbered.version desc
  `.execute(db);
  return rows;
}

/** A picture among the files of a project; null for what is none of them, or no picture. */
export async function findPictureAmong(
  db: Db,
  of: FilesOf,
  id: string,
): Promise<{ object_key: string; name: string; width: number; height: number } | null> {
  const { rows } = await sql<{ object_key: string; name: string; width: number; height: number }>`
    with files as ${allFiles(db, of)},
    pictures as (
      select id, object_key, width, height from attachments where id = ${id}
      union all
      select id, object_key, width, height from handover_pictures where id = ${id}
    )
    select pictures.object_key, files.name, pictures.width, pictures.height
    from files inner join pictures on pictures.id = files.id
    where pictures.width is not null
  `.execute(db);
  return rows[0] ?? null;
}
