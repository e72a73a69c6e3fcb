import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AnyDocument } from '#domain/content/content-document.ts';
import { type ContentKind, contentKinds, fieldsOf } from '#domain/content/content-kinds.ts';
import type { ContentPictureTable } from '#server/database/tables/content-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedContent } from '#server/stored/content.ts';
import { countChange, readCount } from '#server/features/settings/change-count-store.ts';

/** Row of the table `settings` that counts the changes of what the site shows. */
const siteContentName = 'site-content';

export type PictureRow = Selectable<ContentPictureTable>;

/** A published document, and when that was (ms UTC). */
export type PublishedDocument = { kind: ContentKind; document: AnyDocument; at: number };

/** What the owner has published, with the version that counts its changes. */
export type StoredSiteContent = {
  /** Kinds that show the program's own texts are not among them. */
  published: PublishedDocument[];
  /** Kinds that show the program's own texts again, and since when. */
  takenBack: { kind: ContentKind; at: number }[];
  pictures: PictureRow[];
  /** For the statistic that counts them; 0 where none does. */
  completedProjects: number;
  version: number;
};

/** Counts that what the site shows has changed, in the transaction that changes it. */
export const noteSiteContent = (transaction: Transaction<DatabaseSchema>, now: number): Promise<void> =>
  countChange(transaction, { name: siteContentName, now });

/** Reads what the owner has published. */
export async function readSiteContent(db: Kysely<DatabaseSchema>): Promise<StoredSiteContent> {
  const { version } = await readCount(db, siteContentName);
  if (version === 0) return { published: [], takenBack: [], pictures: [], completedProjects: 0, version };
  const rows = await db
    .selectFrom('content_versions as one')
    .select(['one.kind', 'one.number', 'one.document', 'one.at'])
    .where('one.kind', 'in', contentKinds)
    .where('one.number', '=', (query) =>
      query
        .selectFrom('content_versions as all')
        .select((of) => of.fn.max('all.number').as('latest'))
        .whereRef('all.kind', '=', 'one.kind'),
    )
    .execute();
  const published = rows.flatMap(({ kind, number, document, at }): PublishedDocument[] =>
    document === null
      ? []
      : [{ kind, document: storedContent[kind].read(document, `content_versions ${kind} ${number}`), at }],
  );
  const takenBack = rows.filter(({ document }) => document === null).map(({ kind, at }) => ({ kind, at }));
  const pictures = await findPictures(
    db,
    published.flatMap(({ kind, document }) => picturesIn(kind, document)),
  );
  const isCounting = published.some(({ kind, document }) => kind === 'statistics' && countsProjects(document));
  const completedProjects = isCounting ? await countCompletedProjects(db) : 0;
  return { published, takenBack, pictures, completedProjects, version };
}

const countsProjects = ({ items }: AnyDocument): boolean =>
  items.some(({ shared }) => shared['counted'] === 'projects');

/** How many projects are completed. */
export async function countCompletedProjects(db: Kysely<DatabaseSchema>): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select((of) => of.fn.countAll().as('count'))
    .where('status', '=', 'completed')
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of the pictures that a document names. */
export function picturesIn(kind: ContentKind, { head, items }: AnyDocument): string[] {
  const fields = fieldsOf(kind);
  const named = [
    ...Object.entries(fields.head.shared).map(([name, { is }]) => [is, head.shared[name]] as const),
    ...Object.entries(fields.item.shared).flatMap(([name, { is }]) =>
      items.map(({ shared }) => [is, shared[name]] as const),
    ),
  ];
  return named.flatMap(([is, id]) => (is === 'picture' && id !== undefined && id !== '' ? [id] : []));
}

/** Pictures by their ids; those that there are not are left out. */
export async function findPictures(db: Kysely<DatabaseSchema>, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('content_pictures').selectAll().where('id', 'in', ids).execute();
}
