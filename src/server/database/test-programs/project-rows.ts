import type { Insertable } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';
import { text, time } from './row-values.ts';

type ProjectTables =
  | 'projects'
  | 'project_milestones'
  | 'milestone_handovers'
  | 'handover_pictures'
  | 'handover_marks'
  | 'approval_records'
  | 'project_events'
  | 'calendar_feeds'
  | 'time_entries'
  | 'time_timers';

/** A row of each table of projects. */
export const projectRows: { [Table in ProjectTables]: Insertable<DatabaseSchema[Table]> } = {
  projects: {
    id: 'project',
    quote_id: 'quote',
    service_request_id: 'request',
    customer_id: 'customer',
    number: 1,
    title: text,
    language: 'sk',
    status: 'planning',
    on_hold_since: time,
    on_hold_reason: text,
    cancelled_at: time,
    cancelled_reason: text,
    starts_on: text,
    due_on: text,
    completed_at: time,
    scope: text,
    call_id: text,
    search_text: text,
    version: 1,
    created_at: time,
    updated_at: time,
  },
  project_milestones: {
    id: 'milestone',
    project_id: 'project',
    position: 1,
    title: text,
    description: text,
    weight: 1,
    status: 'submitted',
    planned_start: text,
    planned_end: text,
    started_at: time,
    submitted_at: time,
    decided_at: time,
    reason: text,
    plan_part_index: 1,
    quote_id: 'quote',
  },
  milestone_handovers: { id: 'handover', milestone_id: 'milestone', n: 1, text, link: text, at: time, by_id: 'user' },
  handover_pictures: {
    id: 'picture',
    handover_id: 'handover',
    milestone_id: 'milestone',
    n: 1,
    alt: text,
    // Of the form of a key: copies of personal data fetch it from the store.
    object_key: 'p'.repeat(43),
    name: text,
    type: 'image/png',
    size: 1,
    width: 1,
    height: 1,
  },
  handover_marks: {
    id: 'mark',
    handover_id: 'handover',
    milestone_id: 'milestone',
    n: 1,
    picture_id: 'picture',
    x: 1,
    y: 1,
    place: text,
    comment: text,
    at: time,
    by_id: 'user',
    done_at: time,
    done_by_id: 'user',
    answer: text,
  },
  approval_records: { milestone_id: 'milestone', document: text, sha256: text, created_at: time },
  calendar_feeds: { user_id: 'user', token_hash: 'hash', language: 'da', created_at: time, read_at: null },
  time_entries: {
    id: 'time',
    project_id: 'project',
    milestone_id: 'milestone',
    user_id: 'user',
    day: text,
    minutes: 1,
    note: text,
    version: 1,
    created_at: time,
  },
  time_timers: { user_id: 'user', project_id: 'project', milestone_id: 'milestone', started_at: time },
  project_events: {
    id: 'project event',
    project_id: 'project',
    milestone_id: 'milestone',
    at: time,
    actor_kind: 'admin',
    actor_id: 'user',
    kind: 'milestone-moved',
    from_status: 'in_progress',
    to_status: 'submitted',
    reason: text,
  },
};
