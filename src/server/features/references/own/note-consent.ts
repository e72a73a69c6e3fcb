import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type GivenReference, partsOf } from '#domain/references/reference.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type ReferenceRow, insertConsent } from '#server/features/references/references-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { consentStatement } from './consent-statement.ts';
import type { OpenedReference } from './open-reference.ts';
import { givenIn } from './reference-columns.ts';

type Noted = {
  row: ReferenceRow;
  opened: OpenedReference;
  caller: Caller;
  kind: 'given' | 'narrowed' | 'declined' | 'withdrawn';
  /** Null where nothing may be shown. */
  given: GivenReference | null;
};

/** Adds to the record what the customer has agreed to or taken back. */
export async function noteConsent(
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
  transaction: Transaction<DatabaseSchema>,
  { row, opened, caller, kind, given }: Noted,
): Promise<void> {
  const parts = given ? partsOf(given) : [];
  await insertConsent(transaction, {
    id: newId(),
    reference_id: row.id,
    at: clock(),
    kind,
    parts: parts.join(' '),
    language: row.language,
    statement: given ? consentStatement(row.language, parts) : '',
    words_sha256: createHash('sha256')
      .update(JSON.stringify(given ?? givenIn(row)))
      .digest('hex'),
    way: opened.way,
    by_id: caller.user?.id ?? null,
  });
}
