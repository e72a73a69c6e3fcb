import { sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { heldProjects, heldRequests } from '#server/database/keeping/legal-holds.ts';
import type { RetentionStep } from '#server/jobs/retention-step.ts';
import { rowsStep } from './rows-step-store.ts';

const isLoose = sql`service_request_id is null and project_id is null`;
const isFree = sql`(service_request_id is null or service_request_id not in (${heldRequests}))
  and (project_id is null or project_id not in (${heldProjects}))`;

/** Mails that something still names as its own. */
const isNamed = sql`(id in (select mail_id from quotes where mail_id is not null)
  or id in (select answer_mail_id from quotes where answer_mail_id is not null)
  or id in (select mail_id from quote_questions where mail_id is not null)
  or id in (select mail_id from tax_documents where mail_id is not null)
  or id in (select mail_id from payment_requests where mail_id is not null))`;

/** Rules whose records are rows of one table (K6). */
export const simpleSteps: readonly RetentionStep[] = [
  rowsStep({ rule: 'draft-links', table: 'draft_links', isOver: ({ now }) => sql`expires_at <= ${now}` }),
  rowsStep({
    rule: 'uploads',
    table: 'attachments',
    isOver: ({ cutoff }) => sql`created_at < ${cutoff} and ${isLoose}`,
    files: 'object_key',
  }),
  rowsStep({
    rule: 'plans',
    table: 'prds',
    isOver: ({ cutoff }) => sql`created_at < ${cutoff} and not exists
      (select 1 from service_requests where service_requests.estimate_id = prds.estimate_id)`,
  }),
  rowsStep({
    rule: 'loose-mails',
    table: 'inbound_mails',
    isOver: ({ cutoff }) => sql`received_at < ${cutoff} and ${isLoose}`,
    files: 'object_key',
  }),
  rowsStep({
    rule: 'raw-mails',
    table: 'inbound_mails',
    isOver: ({ cutoff }) => sql`received_at < ${cutoff} and object_key is not null and not (${isLoose}) and ${isFree}`,
    emptied: () => ({ object_key: null }),
    files: 'object_key',
  }),
  rowsStep({
    rule: 'sent-mails',
    table: 'outbox_messages',
    isOver: ({ cutoff }) => sql`created_at < ${cutoff} and state <> 'pending' and ${isLoose}
      and quote_link_id is null and tax_document_id is null and payment_request_id is null and not ${isNamed}`,
  }),
  rowsStep({
    rule: 'notifications',
    table: 'notifications',
    isOver: ({ cutoff }) => sql`created_at < ${cutoff}`,
  }),
  rowsStep({ rule: 'invitations', table: 'firm_invitations', isOver: ({ cutoff }) => sql`expires_at < ${cutoff}` }),
  rowsStep({
    rule: 'data-copies',
    table: 'data_exports',
    isOver: ({ now }) => sql`expires_at <= ${now}`,
    files: 'parts',
  }),
  rowsStep({
    rule: 'subject-requests',
    table: 'subject_requests',
    isOver: ({ cutoff }) => sql`answered_at < ${cutoff} and emptied_at is null`,
    emptied: ({ now }) => ({ name: '', email: '', note: '', customer_id: null, user_id: null, emptied_at: now }),
  }),
  rowsStep({ rule: 'consent-records', table: 'consents', isOver: ({ cutoff }) => sql`at < ${cutoff}` }),
  rowsStep({
    rule: 'analytics',
    table: 'funnel_steps',
    isOver: ({ cutoff }) => sql`day < ${dayOf(cutoff, defaultLanguage)}`,
  }),
  rowsStep({ rule: 'sessions', table: 'sessions', isOver: ({ now }) => sql`expires_at <= ${now}` }),
  rowsStep({
    rule: 'audit-details',
    table: 'audit_entries',
    isOver: ({ cutoff }) => sql`at < ${cutoff} and (address is not null or subject_name is not null)`,
    emptied: () => ({ address: null, subject_name: null }),
  }),
  rowsStep({ rule: 'error-reports', table: 'error_groups', isOver: ({ cutoff }) => sql`last_seen_at < ${cutoff}` }),
  rowsStep({
    rule: 'done-jobs',
    table: 'jobs',
    isOver: ({ cutoff }) => sql`state = 'done' and finished_at < ${cutoff}`,
  }),
];
