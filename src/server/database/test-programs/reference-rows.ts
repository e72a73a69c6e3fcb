import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type ReferenceTables =
  | 'project_references'
  | 'reference_translations'
  | 'reference_consents'
  | 'case_studies'
  | 'case_study_texts'
  | 'case_study_versions'
  | 'case_study_pictures';

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
  case_studies: {
    id: 'case study',
    project_id: 'project',
    service: 'web-aplikacie',
    trade: 'roofer',
    country: 'CZ',
    firm: text,
    town: text,
    leave: 'given',
    leave_parts: 'firm pictures',
    asked_at: time,
    asked_times: 0,
    asked_number: 2,
    agreed_number: 2,
    version: 5,
    created_at: time,
    updated_at: time,
    position: 1,
  },
  case_study_texts: {
    id: 'case study text',
    case_study_id: 'case study',
    language: 'cs',
    number: 2,
    published_number: 2,
  },
  case_study_versions: {
    id: 'case study version',
    case_study_id: 'case study',
    language: 'cs',
    number: 2,
    words: '{"title":"Cena","task":"Bez ceny","solution":"S cenou"}',
    writer: 'owner',
    at: time,
    by_id: 'user',
  },
  case_study_pictures: {
    id: 'case study picture',
    case_study_id: 'case study',
    place: 'after',
    object_key: 'picture of a case study',
    name: 'strecha.webp',
    type: 'image/webp',
    width: 640,
    height: 480,
    is_agreed: 1,
    at: time,
  },
};
