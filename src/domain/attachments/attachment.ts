/** Kinds of files that go with a request (C10): photos as phones and cameras make them, and documents as PDF. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
/** Those of them that are pictures. */
export type PictureType = Exclude<AttachmentType, 'application/pdf'>;

/** What is said before somebody picks files, and enforced by the server. Sizes in bytes. */
export const attachmentLimits = {
  count: 10,
  bytes: 15 * 1024 * 1024,
  /** Pixels of one picture, width by height. */
  pixels: 60_000_000,
  /** Pages of one PDF. */
  pages: 100,
  nameLength: 120,
} as const;

export const attachmentStates = ['receiving', 'ready'] as const;
export type AttachmentState = (typeof attachmentStates)[number];
