import type { GivenReference } from '#domain/references/reference.ts';
import type { TakenPicture } from '#server/features/attachments/attachments-store.ts';
import type { ReferenceRow } from '#server/features/references/references-store.ts';

/** What a row says. */
export const givenIn = (row: ReferenceRow): GivenReference => ({
  name: row.name,
  firm: row.firm,
  text: row.text,
  figureLabel: row.figure_label,
  figureBefore: row.figure_before,
  figureAfter: row.figure_after,
  pictureAlt: row.picture_alt,
  picture: row.picture_key,
});

/** Columns of what is said, with a picture that was just taken; null where the one before stays. */
export const columnsOf = (given: GivenReference, file: TakenPicture | null) => ({
  name: given.name,
  firm: given.firm,
  text: given.text,
  figure_label: given.figureLabel,
  figure_before: given.figureBefore,
  figure_after: given.figureAfter,
  picture_alt: given.pictureAlt,
  ...(given.picture === null && noPicture),
  ...(file && {
    picture_key: file.object_key,
    picture_name: file.name,
    picture_type: file.type,
    picture_width: file.width,
    picture_height: file.height,
  }),
});

/** Columns of a reference without a picture. */
const noPicture = {
  picture_key: null,
  picture_name: null,
  picture_type: null,
  picture_width: null,
  picture_height: null,
};
