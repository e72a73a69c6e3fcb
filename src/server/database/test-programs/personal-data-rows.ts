import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { time } from './row-values.ts';

type Table = 'data_exports' | 'erasures' | 'kept_records';

/** A row of each table of copies and deletions of a person's data. */
export const personalDataRows: { [Each in Table]: Insertable<DatabaseSchema[Each]> } = {
  data_exports: {
    id: 'export',
    user_id: 'user',
    language: 'da',
    origin: 'https://plumbline.dk',
    state: 'ready',
    tables_done: 40,
    tables: 40,
    token_hash: 'hash',
    parts: 'one two',
    bytes: Number.MAX_SAFE_INTEGER,
    created_at: time,
    ready_at: time,
    expires_at: time,
  },
  erasures: {
    id: 'erasure',
    user_id: null,
    language: 'da',
    origin: 'https://plumbline.dk',
    state: 'done',
    token_hash: null,
    asked_at: time,
    expires_at: time,
    done_at: time,
  },
  kept_records: {
    record_id: 'gone quote',
    kind: 'quote',
    basis: 'contract',
    kept_until: '2029-01-05',
    since: time,
    is_over: 0,
  },
};
