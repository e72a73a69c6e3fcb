import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type Table = 'attachments' | 'upload_parts' | 'draft_links' | 'own_drafts';

/** A row of each table of drafts and their files. */
export const draftRows: { [Each in Table]: Insertable<DatabaseSchema[Each]> } = {
  attachments: {
    id: 'attachment',
    collection_hash: 'hash',
    service_request_id: 'request',
    project_id: 'project',
    object_key: 'key',
    state: 'ready',
    name: text,
    type: 'image/jpeg',
    size: 1_000,
    width: 40,
    height: 30,
    created_at: time,
  },
  upload_parts: { id: 'part', upload_hash: 'hash', start_byte: 0, size: 1_000, object_key: 'part', created_at: time },
  draft_links: { token_hash: 'hash', idempotency_key: 'key', content: '{}', saved_at: time, expires_at: time },
  own_drafts: { user_id: 'user', content: '{}', saved_at: time, version: 1 },
};
