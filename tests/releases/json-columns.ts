import { sql } from 'kysely';
import type { TableName } from '#server/database/primary-keys.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedAuditFacts } from '#server/stored/audit-facts.ts';
import { storedConsentCategories } from '#server/stored/consent-categories.ts';
import { storedContact } from '#server/stored/contact.ts';
import { storedDraft } from '#server/stored/draft.ts';
import { storedErrorSample } from '#server/stored/error-sample.ts';
import { storedEstimate } from '#server/stored/estimate.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';
import { storedObjectKeys, storedResetLink, storedSending } from '#server/stored/job-payloads.ts';
import { storedLibraryTexts } from '#server/stored/library-texts.ts';
import { storedLookSettings } from '#server/stored/settings/look-settings.ts';
import { storedMailServer } from '#server/stored/settings/mail-server.ts';
import { storedTransports } from '#server/stored/passkey-transports.ts';
import { storedPrd } from '#server/stored/prd.ts';
import { storedPriceBook } from '#server/stored/price-book.ts';
import { storedSecuritySettings } from '#server/stored/settings/security-settings.ts';
import type { StoredShape } from '#server/stored/stored-shape.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** A shape of any value. */
type AnyShape = { read: StoredShape<unknown>['read']; write: StoredShape<never>['write'] };

type JsonColumn = {
  table: TableName;
  column: string;
  /** Tells the values of one shape from others in the same column. */
  where?: readonly [column: string, value: string];
  shape: AnyShape;
};

/** Every column that holds JSON, with its shape. */
export const jsonColumns: readonly JsonColumn[] = [
  { table: 'price_books', column: 'content', shape: storedPriceBook },
  { table: 'settings', column: 'value', where: ['name', 'security'], shape: storedSecuritySettings },
  { table: 'settings', column: 'value', where: ['name', 'look'], shape: storedLookSettings },
  { table: 'settings', column: 'value', where: ['name', 'mail-server'], shape: storedMailServer },
  { table: 'estimates', column: 'answers', shape: storedAnswers },
  { table: 'estimates', column: 'result', shape: storedEstimate },
  { table: 'service_requests', column: 'answers', shape: storedAnswers },
  { table: 'service_requests', column: 'contact', shape: storedContact },
  { table: 'service_request_events', column: 'detail', shape: storedEventDetail },
  { table: 'library_features', column: 'texts', shape: storedLibraryTexts },
  { table: 'prds', column: 'content', shape: storedPrd },
  { table: 'draft_links', column: 'content', shape: storedDraft },
  { table: 'own_drafts', column: 'content', shape: storedDraft },
  { table: 'error_groups', column: 'sample', shape: storedErrorSample },
  { table: 'audit_entries', column: 'detail', shape: storedAuditFacts },
  { table: 'consents', column: 'categories', shape: storedConsentCategories },
  { table: 'passkeys', column: 'transports', shape: storedTransports },
  { table: 'jobs', column: 'payload', where: ['kind', 'send-mail'], shape: storedSending },
  { table: 'jobs', column: 'payload', where: ['kind', 'forget-objects'], shape: storedObjectKeys },
  { table: 'jobs', column: 'payload', where: ['kind', 'mail-reset-link'], shape: storedResetLink },
];

/** Returns the texts that a column holds, without those that are null. */
export async function textsIn(
  { db }: Pick<TestDatabase, 'db'>,
  { table, column, where }: JsonColumn,
): Promise<string[]> {
  const condition = where ? sql`${sql.ref(where[0])} = ${where[1]}` : sql`1 = 1`;
  const { rows } = await sql<{ text: string | null }>`
    select ${sql.ref(column)} as text from ${sql.table(table)} where ${condition}`.execute(db);
  return rows.map(({ text }) => text).filter((text) => text !== null);
}

/** Changes every value of the column by a function on its JSON. */
export async function changeJson(
  database: Pick<TestDatabase, 'db'>,
  column: JsonColumn,
  change: (json: unknown) => unknown,
): Promise<void> {
  for (const text of new Set(await textsIn(database, column))) {
    const changed = JSON.stringify(change(JSON.parse(text)));
    await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${changed}
      where ${sql.ref(column.column)} = ${text}`.execute(database.db);
  }
}
