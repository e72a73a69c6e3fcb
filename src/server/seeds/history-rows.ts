import type { Selectable } from 'kysely';
import type {
  ServiceRequestMessageTable,
  ServiceRequestNoteTable,
} from '#server/database/tables/back-office-tables.ts';
import type { ServiceRequestEventTable } from '#server/database/tables/request-tables.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';
import { noteBodies } from './descriptions.ts';
import { pick } from './random.ts';
import { idAt } from './ids.ts';
import type { SeededRequest } from './request-rows.ts';

type EventRow = ServiceRequestEventTable;

const withNote = 0.04;
const withMessage = 0.04;

/** The history of a request: arrival, response, last status. */
export function eventsOf({ row, course, random }: SeededRequest): EventRow[] {
  const common = { service_request_id: row.id, actor_id: null, reason: null, detail: '{}' } as const;
  const events: EventRow[] = [
    {
      ...common,
      id: idAt(row.created_at, random),
      at: row.created_at,
      actor_kind: row.source === 'manual' ? 'admin' : 'visitor',
      kind: 'submitted',
      from_status: null,
      to_status: 'new',
      detail: storedEventDetail.write({ isSuspicious: false }),
    },
  ];
  const move = (at: number, from: EventRow['from_status'], to: EventRow['to_status']) =>
    events.push({
      ...common,
      id: idAt(at, random),
      at,
      actor_kind: to === 'responded' ? 'system' : 'admin',
      kind: 'status-changed',
      from_status: from,
      to_status: to,
    });
  if (course.answeredAt !== null) move(course.answeredAt, 'new', 'responded');
  if (course.status === 'in_review') move(course.endedAt, 'new', 'in_review');
  else if (course.status !== 'new' && course.status !== 'responded') move(course.endedAt, 'responded', course.status);
  return events;
}

/** A note on some requests. */
export function notesOf({ row, random }: SeededRequest): ServiceRequestNoteTable[] {
  if (random() >= withNote) return [];
  return [
    {
      id: idAt(row.updated_at, random),
      service_request_id: row.id,
      author_id: row.assignee_id,
      body: pick(random, noteBodies),
      created_at: row.updated_at,
    },
  ];
}

/** An answer on some requests that were answered. */
export function messagesOf({ row, course, random }: SeededRequest): Selectable<ServiceRequestMessageTable>[] {
  if (course.answeredAt === null || random() >= withMessage) return [];
  return [
    {
      id: idAt(course.answeredAt, random),
      service_request_id: row.id,
      direction: 'to-customer',
      author_id: row.assignee_id,
      subject: `${row.title} (${row.number})`,
      body: row.description,
      outbox_message_id: null,
      source: 'office',
      inbound_mail_id: null,
      project_id: null,
      call_id: null,
      quoted_id: null,
      quote_id: null,
      edited_at: null,
      deleted_at: null,
      created_at: course.answeredAt,
    },
  ];
}
