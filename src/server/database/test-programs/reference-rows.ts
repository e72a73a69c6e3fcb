import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type ReferenceTables = 'project_references' | 'reference_translations' | 'reference_consents';

/** A row of each table of what customers say. */
export const referenceRows: { [Table in ReferenceTables]: Insertable<DatabaseSchema[Table]> } = {
  project_references: {
    id: 'reference',
    project_id: 'project',
    status: 'shown',
    language: 'cs',
    asked_at: time,
    asked_times: 2,
    name: text,
    firm: text,
    text,
    figure_label: text,
    figure_before: '3',
    figure_after: '11',
    picture_alt: text,
    picture_key: 'picture',
    picture_name: 'strecha.webp',
    picture_type: 'image/webp',
    picture_width: 640,
    picture_height: 480,
    given_at: time,
    position: 1,
    version: 3,
  },
  reference_translations: {
    id: 'translation',
    reference_id: 'reference',
    language: 'da',
    text,
    figure_label: text,
    picture_alt: text,
    at: time,
    by_id: 'user',
  },
  reference_consents: {
    id: 'reference consent',
    reference_id: 'reference',
    at: time,
    kind: 'given',
    parts: 'name firm',
    language: 'cs',
    statement: text,
    words_sha256: text,
    way: 'link',
    by_id: null,
  },
};
