import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type MaterialTables = 'project_materials' | 'material_events' | 'material_files' | 'material_secrets';

/** A row of each table of what customers owe their projects. */
export const materialRows: { [Table in MaterialTables]: Insertable<DatabaseSchema[Table]> } = {
  project_materials: {
    id: 'material',
    project_id: 'project',
    position: 1,
    title: text,
    explanation: text,
    due_on: text,
    is_secret: 1,
    status: 'asked_again',
    reminders: 2,
    told_on: text,
    version: 3,
    created_at: time,
  },
  material_events: {
    id: 'material event',
    material_id: 'material',
    at: time,
    actor_kind: 'customer',
    actor_id: 'user',
    kind: 'sent',
    text,
  },
  material_files: { attachment_id: 'attachment', material_id: 'material' },
  material_secrets: {
    id: 'material secret',
    material_id: 'material',
    sealed_value: '',
    given_at: time,
    given_by: 'user',
    read_at: time,
    read_by: 'user',
  },
};
