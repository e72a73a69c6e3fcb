import type { TableName } from '#server/database/primary-keys.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PersonalRows } from './personal-rows.ts';
import { referenceTables } from './reference-tables.ts';

/** A column of earlier releases that nothing reads any more and that the database still has. */
type FormerColumn = 'token';

type Declared = { readonly [Table in TableName]?: PersonalRows<(keyof DatabaseSchema[Table] & string) | FormerColumn> };

const ofAccount = { group: 'account', by: { user_id: 'account' }, erased: 'deleted' } as const;
const ofRequest = { group: 'requests', by: { service_request_id: 'requests' }, erased: 'deleted' } as const;
const ofQuote = {
  group: 'quotes',
  by: { quote_id: 'quotes' },
  toldBy: { quote_id: 'sentQuotes' },
  erased: 'kept',
} as const;

/** Every table that says something about a person with an account. A table that does not stands in `tablesWithoutPerson`. */
export const personalTables = {
  users: {
    group: 'account',
    by: { id: 'account' },
    hides: ['password_hash', 'totp_secret', 'totp_last_step', 'username_key', 'email_key', 'version'],
    erased: 'deleted',
  },
  sessions: { ...ofAccount, hides: ['token_hash'] },
  known_places: { ...ofAccount, hides: ['place_hash'] },
  pending_sign_ins: { ...ofAccount, hides: ['token_hash'] },
  email_links: { ...ofAccount, hides: ['token_hash'] },
  passkey_challenges: { ...ofAccount, hides: ['challenge'] },
  recovery_codes: { ...ofAccount, hides: ['code_hash'] },
  passkeys: ofAccount,
  own_drafts: { ...ofAccount, hides: ['version'] },
  saved_views: ofAccount,
  notifications: { ...ofAccount, hides: ['mail_id', 'actor_id'] },
  presences: ofAccount,
  calendar_feeds: { ...ofAccount, hides: ['token_hash'] },
  time_timers: ofAccount,
  time_entries: {
    group: 'account',
    by: { user_id: 'account', project_id: 'projects' },
    // For a customer their project's time is the agency's own.
    toldBy: { user_id: 'account' },
    hides: ['version'],
    erased: 'emptied',
  },
  data_exports: { ...ofAccount, hides: ['token_hash', 'parts'] },
  erasures: { ...ofAccount, hides: ['token_hash'], erased: 'emptied' },
  audit_entries: {
    group: 'account',
    by: { actor_id: 'account', subject_id: 'account' },
    // What the agency has done to the account names the agency's own addresses.
    toldBy: { actor_id: 'account' },
    erased: 'emptied',
  },
  customers: {
    group: 'customer',
    by: { id: 'customers', merged_into_id: 'customers' },
    hides: ['note', 'search_text', 'email_key', 'version'],
    erased: 'emptied',
  },
  firm_members: { ...ofAccount, hides: ['offered_at', 'updated_at'] },
  firm_invitations: {
    group: 'customer',
    by: { customer_id: 'customers', email_key: 'addresses' },
    hides: ['token_hash', 'invited_by'],
    erased: 'deleted',
  },
  legal_holds: {
    group: 'customer',
    by: { customer_id: 'customers', service_request_id: 'requests', project_id: 'projects' },
    untold: 'why something is kept for a claim is for the eyes of the agency alone',
    erased: 'deleted',
  },
  restrictions: { group: 'customer', by: { customer_id: 'customers' }, hides: ['by_id'], erased: 'deleted' },
  subject_requests: {
    group: 'account',
    by: { user_id: 'account', customer_id: 'customers', email: 'addresses' },
    hides: ['note', 'created_by', 'reminded_at', 'version'],
    erased: 'emptied',
  },
  firm_addresses: { group: 'customer', by: { customer_id: 'customers' }, erased: 'deleted' },
  customer_contacts: { group: 'customer', by: { customer_id: 'customers' }, erased: 'deleted' },
  estimates: { group: 'requests', by: { id: 'estimates' }, hides: ['idempotency_key'], erased: 'deleted' },
  prds: { group: 'requests', by: { estimate_id: 'estimates' }, hides: ['idempotency_key'], erased: 'deleted' },
  service_requests: {
    group: 'requests',
    by: { customer_id: 'customers' },
    hides: [
      'confirmation_token',
      'idempotency_key',
      'payload_hash',
      'search_text',
      'priority',
      'assignee_id',
      'is_archived',
      'is_unread',
      'value_eur_minor',
      'follow_up_at',
      'follow_up_by',
      'follow_up_reminded_at',
      'version',
    ],
    erased: 'emptied',
  },
  service_request_events: { ...ofRequest, hides: ['actor_id', 'reason', 'detail'], erased: 'emptied' },
  service_request_messages: {
    ...ofRequest,
    by: { id: 'messages' },
    hides: ['author_id', 'outbox_message_id', 'call_id'],
  },
  message_revisions: {
    group: 'requests',
    by: { message_id: 'messages' },
    untold: 'what a message said before is for the eyes of the agency alone',
    erased: 'deleted',
  },
  thread_reads: ofAccount,
  stream_presences: ofAccount,
  thread_mailings: { group: 'mails', by: { email: 'addresses' }, erased: 'deleted' },
  mail_preferences: { group: 'mails', by: { email_key: 'addresses' }, hides: ['id'], erased: 'deleted' },
  service_request_notes: { ...ofRequest, untold: 'notes are for the eyes of the agency alone' },
  attachments: {
    ...ofRequest,
    by: { service_request_id: 'requests', project_id: 'projects' },
    toldBy: { id: 'files' },
    hides: ['collection_hash', 'object_key', 'held_by', 'held_until', 'is_wanted', 'upload_hash'],
    files: [{ object: 'object_key', named: 'name' }],
  },
  inbound_mails: {
    group: 'mails',
    by: { from_address: 'addresses', service_request_id: 'requests', project_id: 'projects' },
    toldBy: { from_address: 'addresses' },
    hides: ['once_key', 'object_key', 'reason', 'is_other_sender', 'files_left'],
    files: [{ object: 'object_key', ending: 'eml' }],
    erased: 'deleted',
  },
  outbox_messages: {
    group: 'mails',
    by: {
      recipient: 'addresses',
      reply_to: 'addresses',
      service_request_id: 'requests',
      project_id: 'projects',
      quote_link_id: 'links',
    },
    toldBy: { recipient: 'addresses' },
    hides: ['last_error', 'job_id', 'quote_link_id', 'attachment_key'],
    erased: 'deleted',
  },
  quotes: {
    ...ofQuote,
    by: { id: 'quotes' },
    toldBy: { id: 'sentQuotes' },
    // The content holds costs and notes of the agency; what was sent stands in the snapshot.
    hides: [
      'content',
      'author_id',
      'search_text',
      'value_eur_minor',
      'closed_reason',
      'mail_id',
      'copy_mail_ids',
      'answer_mail_id',
      'version',
      'token',
      'record_length',
      'record_hash',
    ],
  },
  quote_snapshots: ofQuote,
  quote_events: { ...ofQuote, hides: ['actor_id', 'by_id', 'reason', 'detail'] },
  quote_links: {
    ...ofQuote,
    by: { quote_id: 'quotes', email: 'addresses', email_key: 'addresses' },
    toldBy: { email: 'addresses', email_key: 'addresses' },
    hides: ['token_hash', 'token', 'email_key'],
  },
  quote_questions: { ...ofQuote, hides: ['mail_id', 'answered_by'], erased: 'deleted' },
  quote_codes: { ...ofQuote, hides: ['access_key', 'code_hash'], erased: 'deleted' },
  quote_signatures: {
    ...ofQuote,
    hides: ['call_id', 'evidence_file', 'sealed_file', 'seal_key_id'],
    files: [{ object: 'sealed_file', ending: 'pdf' }],
  },
  projects: {
    group: 'projects',
    by: { id: 'projects' },
    hides: ['call_id', 'search_text', 'version'],
    erased: 'kept',
  },
  project_milestones: { group: 'projects', by: { project_id: 'projects' }, erased: 'kept' },
  milestone_handovers: { group: 'projects', by: { milestone_id: 'milestones' }, hides: ['by_id'], erased: 'kept' },
  handover_pictures: {
    group: 'projects',
    by: { milestone_id: 'milestones' },
    hides: ['object_key'],
    files: [{ object: 'object_key', named: 'name' }],
    erased: 'kept',
  },
  handover_marks: {
    group: 'projects',
    by: { milestone_id: 'milestones' },
    hides: ['by_id', 'done_by_id'],
    erased: 'kept',
  },
  approval_records: { group: 'projects', by: { milestone_id: 'milestones' }, hides: ['sha256'], erased: 'kept' },
  project_events: { group: 'projects', by: { project_id: 'projects' }, hides: ['actor_id', 'reason'], erased: 'kept' },
  project_materials: {
    group: 'projects',
    by: { project_id: 'projects' },
    hides: ['version', 'is_secret'],
    erased: 'kept',
  },
  material_events: { group: 'projects', by: { material_id: 'materials' }, hides: ['actor_id'], erased: 'deleted' },
  material_files: { group: 'projects', by: { material_id: 'materials' }, erased: 'deleted' },
  material_secrets: {
    group: 'projects',
    by: { material_id: 'materials' },
    hides: ['sealed_value', 'given_by', 'read_by'],
    erased: 'deleted',
  },
  ...referenceTables,
  payment_requests: {
    group: 'payments',
    by: { id: 'asked' },
    hides: ['search', 'mail_id', 'closed_reason', 'document_listed_at', 'version'],
    erased: 'kept',
  },
  payment_request_events: {
    group: 'payments',
    by: { payment_request_id: 'asked' },
    hides: ['actor_id', 'reason'],
    erased: 'kept',
  },
  payments: { group: 'payments', by: { id: 'payments' }, hides: ['call_id', 'created_by'], erased: 'kept' },
  payment_allocations: {
    group: 'payments',
    by: { payment_request_id: 'asked' },
    hides: ['call_id'],
    erased: 'kept',
  },
  bank_entries: { group: 'payments', by: { payment_id: 'payments' }, erased: 'kept' },
  recurring_invoices: {
    group: 'payments',
    by: { id: 'care' },
    hides: ['is_automatic', 'version'],
    erased: 'kept',
  },
  tax_documents: {
    group: 'documents',
    by: { id: 'documents' },
    toldBy: { id: 'issuedDocuments' },
    hides: [
      'content',
      'search_text',
      'author_id',
      'call_id',
      'sealed_file',
      'seal_key_id',
      'mail_id',
      'mail_wanted',
      'version',
    ],
    files: [{ object: 'sealed_file', named: 'number', ending: 'pdf' }],
    erased: 'kept',
  },
  tax_document_advances: {
    group: 'documents',
    by: { tax_document_id: 'documents' },
    toldBy: { tax_document_id: 'issuedDocuments' },
    erased: 'kept',
  },
  document_deliveries: { group: 'documents', by: { tax_document_id: 'documents' }, erased: 'kept' },
} as const satisfies Declared;

/** A table with rows of persons. */
export type PersonalTable = keyof typeof personalTables;

/** Their names, in the order in which a copy has them. */
export const personalTableNames = Object.keys(personalTables) as readonly PersonalTable[];
