import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type ContentTables = 'content_drafts' | 'content_versions' | 'content_pictures';

/** A row of each table of what the owner edits. */
export const contentRows: { [Table in ContentTables]: Insertable<DatabaseSchema[Table]> } = {
  content_drafts: {
    kind: 'faq',
    version: 3,
    document: text,
    first: text,
    changed_at: time,
    by_id: null,
  },
  content_versions: {
    id: 'content',
    kind: 'faq',
    number: 1,
    document: text,
    first: text,
    restored_from: null,
    at: time,
    by_id: null,
  },
  content_pictures: {
    id: 'picture',
    object_key: 'key of a picture',
    type: 'image/webp',
    width: 640,
    height: 480,
    at: time,
    by_id: null,
  },
};
