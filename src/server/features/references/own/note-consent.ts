import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type GivenReference, partsOf } from '#domain/references/reference.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ReferenceConsentTable } from '#server/database/tables/reference-tables.ts';
import { type ReferenceRow, insertConsent } from '#server/features/references/references-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { consentStatement } from './consent-statement.ts';
import type { OpenedReference } from './open-reference.ts';
import { givenIn } from './reference-columns.ts';

type Consent = Pick<ReferenceConsentTable, 'kind' | 'language' | 'statement'> & {
  referenceId: string;
  /** The case study that it is about; null where it is the reference itself. */
  caseStudyId: string | null;
  opened: OpenedReference;
  caller: Caller;
  parts: readonly string[];
  /** What was agreed to or taken back: only its hash is kept. */
  said: unknown;
};

/** Adds to the record what a customer has agreed to or taken back. */
export async function noteConsent(
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
  transaction: Transaction<DatabaseSchema>,
  { referenceId, caseStudyId, opened, caller, parts, said, ...consent }: Consent,
): Promise<void> {
  await insertConsent(transaction, {
    ...consent,
    id: newId(),
    reference_id: referenceId,
    case_study_id: caseStudyId,
    at: clock(),
    parts: parts.join(' '),
    words_sha256: createHash('sha256').update(JSON.stringify(said)).digest('hex'),
    way: opened.way,
    by_id: caller.user?.id ?? null,
  });
}

type OfReference = Pick<Consent, 'opened' | 'caller' | 'kind'> & {
  row: ReferenceRow;
  /** Null where nothing may be shown. */
  given: GivenReference | null;
};

/** The same for what they say of the project. */
export function noteReferenceConsent(
  services: Pick<Services, 'newId' | 'clock'>,
  transaction: Transaction<DatabaseSchema>,
  { row, given, ...consent }: OfReference,
): Promise<void> {
  const parts = given ? partsOf(given) : [];
  return noteConsent(services, transaction, {
    ...consent,
    referenceId: row.id,
    caseStudyId: null,
    language: row.language,
    statement: given ? consentStatement(row.language, parts) : '',
    parts,
    said: given ?? givenIn(row),
  });
}
