import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type Table =
  | 'retention_counts'
  | 'retention_runs'
  | 'emptied_requests'
  | 'legal_holds'
  | 'subject_requests'
  | 'restrictions';

/** A row of each table of what is deleted, held, asked for and restricted. */
export const retentionRows: { [Each in Table]: Insertable<DatabaseSchema[Each]> } = {
  retention_counts: { id: '2026-11-27 plans', day: '2026-11-27', rule: 'plans', records: Number.MAX_SAFE_INTEGER },
  retention_runs: { day: '2026-11-27', began_at: time, ended_at: null },
  emptied_requests: { service_request_id: 'gone request', at: time },
  legal_holds: {
    id: 'hold',
    customer_id: 'customer',
    service_request_id: null,
    project_id: null,
    reason: text,
    placed_by: 'user',
    placed_at: time,
    lifted_by: null,
    lifted_at: null,
  },
  subject_requests: {
    id: 'subject request',
    kind: 'access',
    name: text,
    email: 'a@example.com',
    language: 'cs',
    customer_id: 'customer',
    user_id: 'user',
    received_on: '2026-11-27',
    due_on: '2026-12-28',
    extension_reason: null,
    extended_at: null,
    answered_at: null,
    outcome: null,
    note: text,
    created_by: 'user',
    created_at: time,
    reminded_at: null,
    emptied_at: null,
    version: 1,
  },
  restrictions: { customer_id: 'customer', ground: 'accuracy', since: time, by_id: 'user' },
};
