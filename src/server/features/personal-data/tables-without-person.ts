import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PersonalTable } from './personal-tables.ts';

type Other = Exclude<keyof DatabaseSchema, PersonalTable>;

/** Every other table, and why it says nothing about a person with an account. A new table does not compile in neither list (K6). */
export const tablesWithoutPerson: Readonly<Record<Other, string>> = {
  secrets: 'keys of the installation',
  migration_notes: 'changes of the schema',
  number_series: 'counters',
  price_books: 'prices of the agency',
  setup_links: 'the link for the first administrator',
  settings: 'settings of the agency',
  content_drafts: 'texts of the agency; who wrote is cleared with the account',
  content_versions: 'texts of the agency; who published is cleared with the account',
  content_pictures: 'pictures of the agency; who uploaded is cleared with the account',
  error_groups: 'reports without personal data (J4)',
  jobs: 'ids of what is to be done',
  rate_limits: 'counters that are over within a day',
  consents: 'nothing tells whose they are (B12)',
  mailbox_reads: 'how far a mailbox was read',
  funnel_steps: 'sums of a day',
  message_templates: 'prepared texts of the agency',
  library_features: 'pieces of work of the agency',
  writing_usage: 'sums of a day',
  draft_links: 'a draft of whoever has the link; deletion takes those that name the address',
  quote_templates: 'prepared texts of the agency',
  document_pictures: 'logos of the agency',
  seal_keys: 'keys of the agency',
  bank_imports: 'files of the agency’s bank; its entries say who paid',
  bank_import_entries: 'which entry stands in which file',
  advance_warnings: 'ids of payments',
  bank_profiles: 'columns of the bank’s files',
  kept_records: 'ids with their last day',
  retention_counts: 'how much was deleted on a day',
  retention_runs: 'when the job that deletes has run',
  emptied_requests: 'ids of requests that were emptied',
  request_words: 'computed from requests',
  customer_words: 'computed from customers',
  quote_words: 'computed from quotes',
  tax_document_words: 'computed from documents',
  payment_request_words: 'computed from requests for money',
  request_totals: 'sums of requests',
};
