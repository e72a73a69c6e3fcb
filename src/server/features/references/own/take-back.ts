import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import {
  changeReferenceRow,
  deleteTranslations,
  emptyColumns,
  lockReference,
} from '#server/features/references/references-store.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import { noteSiteReferences } from '#server/features/settings/site-references-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { demandStep } from './give-reference.ts';
import { noteReferenceConsent } from './note-consent.ts';
import type { OpenedReference } from './open-reference.ts';
import { tellOfReference } from './tell-of-reference.ts';

type Asked = { opened: OpenedReference; caller: Caller };

/**
 * Takes a reference back: it is gone from the site at once, and its words, translations and picture are deleted; that it was given
 * stays in the record (A11). A repetition changes nothing. Throws `step-not-allowed`, `not-found`.
 */
export async function takeReferenceBack(services: Services, { opened, caller }: Asked): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockReference(transaction, opened.row.id);
    if (!row) throw new AppError('not-found');
    if (row.status === 'withdrawn') return;
    demandStep(row, 'take-back');
    const now = services.clock();
    const keys = row.picture_key === null ? [] : [row.picture_key];
    await deleteObjectsLater(transaction, keys, { newId: services.newId, now });
    await deleteTranslations(transaction, row.id);
    await noteReferenceConsent(services, transaction, { row, opened, caller, kind: 'withdrawn', given: null });
    await changeReferenceRow(transaction, row, { ...emptyColumns, status: 'withdrawn' });
    if (row.status === 'shown') await noteSiteReferences(transaction, now);
    await tellOfReference(services, transaction, { row, kind: 'reference-withdrawn', caller });
  });
  services.pokeJobs();
  await followSiteReferences(services);
}

/** Remembers that a customer gives no reference. A repetition changes nothing. Throws `step-not-allowed`, `not-found`. */
export async function declineReference(services: Services, { opened, caller }: Asked): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockReference(transaction, opened.row.id);
    if (!row) throw new AppError('not-found');
    if (row.status === 'declined') return;
    demandStep(row, 'decline');
    await noteReferenceConsent(services, transaction, { row, opened, caller, kind: 'declined', given: null });
    await changeReferenceRow(transaction, row, { ...emptyColumns, status: 'declined' });
  });
}
