import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { takeDraftPictures } from '#server/features/attachments/attachments-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { insertPictures } from './handover-pictures-store.ts';

/** Uploaded pictures by the secret of their collection, each with what it shows. */
export type HandedPictures = { collection?: string | undefined; pictures?: { id: string; alt: string }[] | undefined };

/**
 * Makes uploaded pictures those of a hand-over, in their order: from then on they are no files of a draft, which are deleted when
 * nobody needs them. Throws `not-found` unless every one is a picture of the collection that has arrived.
 */
export async function storePictures(
  transaction: Transaction<DatabaseSchema>,
  handover: { id: string; milestoneId: string },
  { collection, pictures = [] }: HandedPictures,
): Promise<void> {
  if (pictures.length === 0) return;
  const taken =
    collection === undefined
      ? []
      : await takeDraftPictures(transaction, { collection, ids: pictures.map(({ id }) => id) });
  const rows = pictures.flatMap(({ id, alt }, index) => {
    const file = taken.find((each) => each.id === id);
    if (!file) return [];
    return [{ ...file, handover_id: handover.id, milestone_id: handover.milestoneId, n: index + 1, alt: alt.trim() }];
  });
  if (rows.length < pictures.length || taken.length < pictures.length) throw new AppError('not-found');
  await insertPictures(transaction, rows);
}
