import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { handoverDecisions } from '#domain/projects/handovers/handover-decisions.ts';
import { pictureLimits } from '#domain/projects/handovers/handover-picture.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { projectActors } from '#domain/projects/project-status.ts';
import { idSchema, timeSchema, tokenSchema } from '#contract/shapes.ts';

/* What is handed over for a milestone: words, a link and pictures, with the marks that its customer has put on them (I1, I7). */

const pictureSchema = z.strictObject({
  id: idSchema,
  /** Counts from 1 within the hand-over. */
  n: z.int(),
  /** What it shows, in words. */
  alt: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
});
export type HandoverPicture = z.infer<typeof pictureSchema>;

/** Thousandths of the width or height of a picture from its upper left corner. */
const share = z.nullable(z.int().check(z.minimum(0), z.maximum(markLimits.whole)));

/** A mark as its customer sends it. */
const markSchema = z.strictObject({
  /** Number of the picture; null for the linked page. */
  picture: z.nullable(z.int()),
  x: share,
  y: share,
  place: text(markLimits.place),
  comment: text(markLimits.comment),
});

/** The marks of one wish for changes. */
export const marksSchema = z.optional(z.array(markSchema).check(z.maxLength(markLimits.marks)));

const storedMarkSchema = z.extend(markSchema, {
  id: idSchema,
  /** Counts from 1 within the hand-over. */
  n: z.int(),
  isDone: z.boolean(),
  /** What the agency says to it; '' for nothing. */
  answer: z.string(),
});
export type HandoverMark = z.infer<typeof storedMarkSchema>;

const decisionSchema = z.strictObject({
  to: z.enum(handoverDecisions),
  at: timeSchema,
  by: z.enum(projectActors),
  /** Name of the customer's account; null for others. */
  name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type DecisionOnHandover = z.infer<typeof decisionSchema>;

/** One delivery of a milestone. */
export const handoverSchema = z.strictObject({
  /** Counts from 1 within the milestone. */
  n: z.int(),
  text: z.string(),
  /** An https address; '' without one. */
  link: z.string(),
  at: timeSchema,
  pictures: z.array(pictureSchema),
  marks: z.array(storedMarkSchema),
  /** Null while it waits, and for one that was never decided. */
  decision: z.nullable(decisionSchema),
});
export type MilestoneHandover = z.infer<typeof handoverSchema>;

/** Pictures that go with a hand-over: uploaded files of a collection in their order, each with what it shows. */
export const handedPictures = {
  collection: z.optional(tokenSchema),
  pictures: z.optional(
    z.array(z.strictObject({ id: idSchema, alt: text(pictureLimits.alt) })).check(z.maxLength(pictureLimits.count)),
  ),
} as const;

/** Where a picture of a hand-over is fetched by the agency, and by its customer; the small one for `preview`. */
export const officePicturePath = '/api/admin/projects/:id/pictures/:picture';
export const ownPicturePath = '/api/portal/projects/:id/pictures/:picture';
export const officePicturePreviewPath = '/api/admin/projects/:id/pictures/:picture/preview';
export const ownPicturePreviewPath = '/api/portal/projects/:id/pictures/:picture/preview';

/** Where the PDF of an approved milestone is fetched by the agency, and by its customer. */
export const officeApprovalPath = '/api/admin/projects/:id/milestones/:milestone/approval.pdf';
export const ownApprovalPath = '/api/portal/projects/:id/milestones/:milestone/approval.pdf';
