import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { moneyRows } from '#server/database/test-programs/money-rows.ts';
import { writeUbl } from '#server/gateways/ubl/write-ubl.ts';
import { startTime } from '#tests/support/test-app.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** Rows that a document of its own does not name. */
const alone = { quote_id: null, service_request_id: null, customer_id: null, payment_id: null, recurring_id: null };

/** Puts an issued document into a database as if somebody had issued it, and returns its id. */
export async function putIssuedDocument({ db }: Pick<TestDatabase, 'db'>, document: TaxDocument): Promise<string> {
  const id = ulid(startTime);
  const [text, ubl] = [canonicalJson(document), writeUbl(document)];
  const { kind, language, currency, title, number } = document;
  await db
    .insertInto('tax_documents')
    .values({
      ...moneyRows.tax_documents,
      ...alone,
      id,
      kind,
      language,
      currency,
      title,
      number,
      call_id: id,
      issued_at: startTime,
      content: text,
      document: text,
      sha256: sha256Of(text),
      ubl,
      ubl_sha256: sha256Of(ubl),
    })
    .execute();
  return id;
}
