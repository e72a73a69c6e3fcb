import type { Transaction } from 'kysely';
import { checkReference } from '#domain/references/check-reference.ts';
import {
  type GivenReference,
  type ReferenceLeave,
  type ReferenceWords,
  cleanReference,
  differenceOf,
  withLeave,
} from '#domain/references/reference.ts';
import { type ReferenceStatus, decideReferenceStep, hasWords } from '#domain/references/reference-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  type TakenPicture,
  listDraftFiles,
  takeDraftPictures,
} from '#server/features/attachments/attachments-store.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { keepFormFiles } from '#server/features/projects/material/keep-form-files.ts';
import {
  type ReferenceRow,
  changeReferenceRow,
  deleteTranslations,
  lockReference,
  narrowTranslations,
} from '#server/features/references/references-store.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import { noteSiteReferences } from '#server/features/settings/site-references-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { noteReferenceConsent } from './note-consent.ts';
import type { OpenedReference } from './open-reference.ts';
import { columnsOf, givenIn } from './reference-columns.ts';
import { tellOfReference } from './tell-of-reference.ts';

/** A reference as its customer sends it; `picture` is a file that was chosen, null where the one before stays. */
export type SentReference = {
  version: number;
  words: ReferenceWords;
  leave: ReferenceLeave;
  hasConsent: boolean;
  picture: File | null;
};

type Sending = { opened: OpenedReference; sent: SentReference; caller: Caller };
type Transacting = Transaction<DatabaseSchema>;

/**
 * Stores what a customer says and what of it may be shown, with the record of their consent; the same once more changes nothing. What
 * is new waits for the owner, what is less is less at once (A11). Throws `invalid-input`, `changed-meanwhile` and the refusals of files.
 */
export async function giveReference(services: Services, { opened, sent, caller }: Sending): Promise<void> {
  const words = cleanReference(sent.words);
  const picture = sent.leave.picture ? sent.picture : null;
  const hasPicture = picture !== null || opened.row.picture_key !== null;
  refuseFields(
    checkReference({ words, leave: sent.leave, hasPicture, hasConsent: sent.hasConsent }),
    opened.row.language,
  );
  const collection = await keepFormFiles(services, picture ? [picture] : []);
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockReference(transaction, opened.row.id);
    if (!row) throw new AppError('not-found');
    const file = collection === null ? null : await takePicture(transaction, collection);
    await store(services, transaction, { row, words, file, leave: sent.leave, version: sent.version, opened, caller });
  });
  services.pokeJobs();
  await followSiteReferences(services);
}

/** The picture of a form. Throws `attachment-type` for a file that is none. */
async function takePicture(transaction: Transacting, collection: string): Promise<TakenPicture> {
  const files = await listDraftFiles(transaction, collection);
  const ids = files.map(({ id }) => id);
  const [taken] = await takeDraftPictures(transaction, { collection, ids });
  if (!taken) throw new AppError('attachment-type');
  return taken;
}

type Storing = Pick<Sending, 'opened' | 'caller'> &
  Pick<SentReference, 'words' | 'leave' | 'version'> & { row: ReferenceRow; file: TakenPicture | null };

async function store(services: Services, transaction: Transacting, storing: Storing): Promise<void> {
  const { row, words, file, leave, version } = storing;
  const before = givenIn(row);
  const after = withLeave({ ...words, picture: file?.object_key ?? row.picture_key }, leave);
  const difference = hasWords(row.status) ? differenceOf(before, after) : 'new';
  if (difference === 'none') return;
  if (row.version !== version) throw new AppError('changed-meanwhile');
  const now = services.clock();
  const gone = before.picture !== null && before.picture !== after.picture ? [before.picture] : [];
  await deleteObjectsLater(transaction, gone, { newId: services.newId, now });
  if (difference === 'new') await replace(services, transaction, { ...storing, after });
  else await narrow(services, transaction, { ...storing, after });
  if (row.status === 'shown') await noteSiteReferences(transaction, now);
}

type Stored = Storing & { after: GivenReference };

/** New words wait until the owner has read them. */
async function replace(services: Services, transaction: Transacting, stored: Stored): Promise<void> {
  const { row, file, after, opened, caller } = stored;
  const set = { ...columnsOf(after, file), status: demandStep(row, 'give'), given_at: services.clock() };
  await changeReferenceRow(transaction, row, set);
  await deleteTranslations(transaction, row.id);
  await noteReferenceConsent(services, transaction, { row, opened, caller, given: after, kind: 'given' });
  await tellOfReference(services, transaction, { row, kind: 'reference-given', caller });
}

/** What may no longer be shown goes, and nothing else changes. */
async function narrow(services: Services, transaction: Transacting, stored: Stored): Promise<void> {
  const { row, after, opened, caller } = stored;
  await changeReferenceRow(transaction, row, { ...columnsOf(after, null), status: demandStep(row, 'narrow') });
  await narrowTranslations(transaction, { id: row.id, ...after });
  await noteReferenceConsent(services, transaction, { row, opened, caller, given: after, kind: 'narrowed' });
}

/** What a step of the customer leads to. Throws `step-not-allowed`. */
export function demandStep(row: ReferenceRow, action: 'give' | 'narrow' | 'take-back' | 'decline'): ReferenceStatus {
  const asked = { status: row.status, askedTimes: row.asked_times };
  const decision = decideReferenceStep(asked, { action, actor: 'customer' });
  if (!decision.ok) throw new AppError(decision.rule);
  return decision.to;
}
