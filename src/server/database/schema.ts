import type { CalendarFeedTable } from './tables/calendar-tables.ts';
import type { TimeEntryTable, TimeTimerTable } from './tables/time-tables.ts';
import type { Generated } from 'kysely';
import type { AuditAction, AuditActor } from '#domain/audit/audit-log.ts';
import type { PriceMethod } from '#domain/estimates/price-book/price-book.ts';
import type { Language } from '#domain/languages.ts';
import type { ErrorGroupTable } from './tables/error-tables.ts';
import type { FirmAddressTable, FirmInvitationTable, FirmMemberTable } from './tables/firm-tables.ts';
import type {
  CustomerContactTable,
  CustomerWordTable,
  FunnelStepTable,
  LibraryFeatureTable,
  MessageTemplateTable,
  PresenceTable,
  RequestTotalsTable,
  RequestWordTable,
  NotificationTable,
  SavedViewTable,
  ServiceRequestMessageTable,
  ServiceRequestNoteTable,
} from './tables/back-office-tables.ts';
import type {
  EmailLinkTable,
  KnownPlaceTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PendingSignInTable,
  RecoveryCodeTable,
  SessionTable,
  SetupLinkTable,
  UserTable,
} from './tables/account-tables.ts';
import type { DraftTables } from './tables/draft-tables.ts';
import type { InboundMailTable, MailboxReadTable } from './tables/inbound-mail-tables.ts';
import type { CaseStudyTables } from './tables/case-study-tables.ts';
import type { MailPreferenceTable } from './tables/mail-tables.ts';
import type { PrdTable, WritingUsageTable } from './tables/writing-tables.ts';
import type {
  MessageRevisionTable,
  StreamPresenceTable,
  ThreadMailingTable,
  ThreadReadTable,
} from './tables/thread-tables.ts';
import type {
  MaterialEventTable,
  MaterialFileTable,
  MaterialSecretTable,
  ProjectMaterialTable,
} from './tables/material-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type {
  ProjectReferenceTable,
  ReferenceConsentTable,
  ReferenceTranslationTable,
} from './tables/reference-tables.ts';
import type {
  AdvanceWarningTable,
  BankEntryTable,
  BankImportEntryTable,
  BankImportTable,
  BankProfileTable,
  PaymentTable,
  PaymentAllocationTable,
  PaymentRequestTable,
  PaymentRequestWordTable,
  PaymentRequestEventTable,
  RecurringInvoiceTable,
  TaxDocumentTable,
  TaxDocumentWordTable,
  TaxDocumentAdvanceTable,
  DocumentDeliveryTable,
} from './tables/money-tables.ts';
import type { DataExportTable, ErasureTable, KeptRecordTable } from './tables/personal-data-tables.ts';
import type { RetentionTables } from './tables/retention-tables.ts';
import type {
  ApprovalRecordTable,
  HandoverMarkTable,
  HandoverPictureTable,
  MilestoneHandoverTable,
  ProjectEventTable,
  ProjectMilestoneTable,
  ProjectTable,
} from './tables/project-tables.ts';
import type {
  DocumentPictureTable,
  QuoteCodeTable,
  QuoteEventTable,
  QuoteLinkTable,
  QuoteQuestionTable,
  QuoteSignatureTable,
  QuoteSnapshotTable,
  QuoteTable,
  QuoteTemplateTable,
  QuoteWordTable,
  SealKeyTable,
} from './tables/quote-tables.ts';
import type {
  CustomerTable,
  EstimateTable,
  OutboxMessageTable,
  ServiceRequestEventTable,
  ServiceRequestTable,
} from './tables/request-tables.ts';

/*
 * The rows as both engines store them: times are milliseconds UTC, days `YYYY-MM-DD`, sums minor units,
 * flags 0 or 1, JSON text, ids ULIDs. `version` is for compare-and-set.
 */

/** A secret of this installation, such as the key of the CSRF tokens; made once, shared by all instances. */
export interface SecretTable {
  name: string;
  value: string;
}

/** What a migration means for servers of earlier releases, which do not know it (K8). */
export interface MigrationNoteTable {
  name: string;
  breaks_older: 0 | 1;
}

/** The next number of a series that people quote, such as that of service requests. */
export interface NumberSeriesTable {
  name: string;
  next: number;
}

/** Price books are never changed: a new one is a new version, and estimates name the one they used. */
export interface PriceBookTable {
  version: number;
  created_at: number;
  content: string;
  author_id: string | null;
  /** What has changed, in the author's words. */
  note: Generated<string>;
  /** How lines follow from the figures. */
  method: PriceMethod;
}

/** What the agency has set, as JSON by name; what is not there has its first value. */
export interface SettingTable {
  name: string;
  value: string;
  updated_at: number;
  version: number;
}

/** Who did what and when; rows are only ever added, the database itself refuses the rest (G11). */
export interface AuditEntryTable {
  id: string;
  at: number;
  actor_kind: AuditActor;
  actor_id: string | null;
  action: AuditAction;
  /** Id of what it was done to. */
  subject_id: string | null;
  /** Name of what was deleted; null for every other deed, and once it is forgotten. */
  subject_name: string | null;
  /** Network address it came from; null for the system's own deeds. */
  address: string | null;
  detail: string;
}

/**
 * Work to be done after a commit; a running job is a waiting one whose `locked_until` lies ahead. A restore holds the mails
 * that waited in the backup, since they may have been sent after it was made.
 */
export interface JobTable {
  id: string;
  kind: string;
  payload: string;
  run_at: number;
  attempts: number;
  locked_until: number | null;
  locked_by: string | null;
  state: 'waiting' | 'held' | 'done' | 'failed';
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
  /** Request on whose behalf the job was queued, and the trace that it is part of (W3C `traceparent`). */
  request_id: string | null;
  trace_parent: string | null;
}

export interface RateLimitTable {
  key: string;
  hits: number;
  resets_at: number;
}

/** What a visitor chose about cookies and which day's text that was; nothing tells who it was (B12). */
export interface ConsentTable {
  id: string;
  at: number;
  version: string;
  categories: string;
  language: Language;
}

/** Every table of the product. A new table also needs a line in `primary-keys.ts`. */
export interface DatabaseSchema extends DraftTables, CaseStudyTables, ContentTables, RetentionTables {
  secrets: SecretTable;
  migration_notes: MigrationNoteTable;
  number_series: NumberSeriesTable;
  price_books: PriceBookTable;
  users: UserTable;
  sessions: SessionTable;
  known_places: KnownPlaceTable;
  setup_links: SetupLinkTable;
  pending_sign_ins: PendingSignInTable;
  email_links: EmailLinkTable;
  passkey_challenges: PasskeyChallengeTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  settings: SettingTable;
  audit_entries: AuditEntryTable;
  error_groups: ErrorGroupTable;
  customers: CustomerTable;
  estimates: EstimateTable;
  service_requests: ServiceRequestTable;
  service_request_events: ServiceRequestEventTable;
  outbox_messages: OutboxMessageTable;
  jobs: JobTable;
  rate_limits: RateLimitTable;
  consents: ConsentTable;
  service_request_notes: ServiceRequestNoteTable;
  service_request_messages: ServiceRequestMessageTable;
  message_revisions: MessageRevisionTable;
  thread_reads: ThreadReadTable;
  stream_presences: StreamPresenceTable;
  thread_mailings: ThreadMailingTable;
  mail_preferences: MailPreferenceTable;
  inbound_mails: InboundMailTable;
  mailbox_reads: MailboxReadTable;
  presences: PresenceTable;
  notifications: NotificationTable;
  saved_views: SavedViewTable;
  funnel_steps: FunnelStepTable;
  customer_contacts: CustomerContactTable;
  firm_members: FirmMemberTable;
  firm_invitations: FirmInvitationTable;
  firm_addresses: FirmAddressTable;
  message_templates: MessageTemplateTable;
  library_features: LibraryFeatureTable;
  request_words: RequestWordTable;
  customer_words: CustomerWordTable;
  quote_words: QuoteWordTable;
  tax_document_words: TaxDocumentWordTable;
  payment_request_words: PaymentRequestWordTable;
  request_totals: RequestTotalsTable;
  prds: PrdTable;
  writing_usage: WritingUsageTable;
  quotes: QuoteTable;
  quote_snapshots: QuoteSnapshotTable;
  quote_events: QuoteEventTable;
  quote_templates: QuoteTemplateTable;
  document_pictures: DocumentPictureTable;
  quote_links: QuoteLinkTable;
  quote_questions: QuoteQuestionTable;
  quote_codes: QuoteCodeTable;
  seal_keys: SealKeyTable;
  quote_signatures: QuoteSignatureTable;
  projects: ProjectTable;
  project_milestones: ProjectMilestoneTable;
  milestone_handovers: MilestoneHandoverTable;
  handover_pictures: HandoverPictureTable;
  handover_marks: HandoverMarkTable;
  approval_records: ApprovalRecordTable;
  project_events: ProjectEventTable;
  project_materials: ProjectMaterialTable;
  material_events: MaterialEventTable;
  material_files: MaterialFileTable;
  material_secrets: MaterialSecretTable;
  project_references: ProjectReferenceTable;
  reference_translations: ReferenceTranslationTable;
  reference_consents: ReferenceConsentTable;
  calendar_feeds: CalendarFeedTable;
  time_entries: TimeEntryTable;
  time_timers: TimeTimerTable;
  payment_requests: PaymentRequestTable;
  payment_request_events: PaymentRequestEventTable;
  payments: PaymentTable;
  payment_allocations: PaymentAllocationTable;
  advance_warnings: AdvanceWarningTable;
  bank_imports: BankImportTable;
  bank_import_entries: BankImportEntryTable;
  bank_entries: BankEntryTable;
  bank_profiles: BankProfileTable;
  recurring_invoices: RecurringInvoiceTable;
  tax_documents: TaxDocumentTable;
  tax_document_advances: TaxDocumentAdvanceTable;
  document_deliveries: DocumentDeliveryTable;
  data_exports: DataExportTable;
  erasures: ErasureTable;
  kept_records: KeptRecordTable;
}
