import type { BankProfile } from '#contract/bank-imports.ts';
import { type OwnCsvMapping, missingInMapping } from '#domain/bank-imports/csv-profile.ts';
import type { Language } from '#domain/languages.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { deleteProfile, upsertProfile } from './bank-profiles-store.ts';

type Saving = { mapping: OwnCsvMapping; reader: Language; audit: Audit };

/** Keeps an administrator's mapping of columns (H9), in the place of one of the same name. Throws `invalid-input`. */
export async function saveProfile(
  { db, newId, clock }: Services,
  { mapping, reader, audit }: Saving,
): Promise<BankProfile> {
  refuseFields(
    missingInMapping(mapping).map((field) => ({ field, rule: 'required' })),
    reader,
  );
  const kept = { ...mapping, name: mapping.name.trim() };
  const id = await db.transaction().execute(async (transaction) => {
    const saved = await upsertProfile(transaction, kept, { id: newId(), now: clock() });
    await audit(transaction, { subjectId: saved });
    return saved;
  });
  return { id, ...kept };
}

/** Deletes a mapping. Throws `not-found`. */
export async function removeProfile(
  { db }: Pick<Services, 'db'>,
  { id, audit }: { id: string; audit: Audit },
): Promise<Record<string, never>> {
  await db.transaction().execute(async (transaction) => {
    const name = await deleteProfile(transaction, id);
    if (name === null) throw new AppError('not-found');
    await audit(transaction, { subjectId: id, deletedName: name });
  });
  return {};
}
