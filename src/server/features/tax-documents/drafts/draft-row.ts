import type { Insertable, Kysely } from 'kysely';
import type { TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { contentColumns } from '#server/features/tax-documents/content-columns.ts';
import { draftFacts } from '#server/features/tax-documents/draft-facts.ts';
import type { Services } from '#server/services.ts';
import type { NewDocument } from './start-document.ts';

type Making = NewDocument & {
  id: string;
  callId: string | null;
  authorId: string | null;
  recurring?: { recurring_id: string; period: string };
};

/** The row of a new draft. */
export async function draftRow(
  services: Services,
  db: Kysely<DatabaseSchema>,
  { id, content, place, callId, authorId, recurring = { recurring_id: '', period: '' } }: Making,
): Promise<Insertable<TaxDocumentTable>> {
  const now = services.clock();
  const ofPeriod = recurring.period === '' ? { recurring_id: null, period: null } : recurring;
  const { left } = await draftFacts(services, db, { row: { ...place, ...ofPeriod }, content });
  return {
    id,
    status: 'draft',
    number_year: null,
    number_sequence: null,
    number: null,
    ...place,
    ...ofPeriod,
    ...contentColumns({ content, left }),
    issued_on: null,
    issued_at: null,
    document: null,
    sha256: null,
    ubl: null,
    ubl_sha256: null,
    sealed_file: null,
    sealed_sha256: null,
    sealed_bytes: null,
    sealed_at: null,
    seal_key_id: null,
    mail_wanted: null,
    mail_id: null,
    delivery: 'none',
    author_id: authorId,
    call_id: callId,
    version: 1,
    listed_at: now,
    created_at: now,
    updated_at: now,
  };
}
