/**
 * From where a file of a project comes (I2, I7): with a message, with the request, for something that is owed, as a picture of a
 * hand-over, as the record of an approval, as a signed quote, or as a tax document.
 */
export const projectFileKinds = [
  'message',
  'request',
  'material',
  'handover',
  'approval',
  'quote',
  'document',
] as const;
export type ProjectFileKind = (typeof projectFileKinds)[number];

/** In which order files are listed: the newest first, or by name. */
export const projectFileSorts = ['date', 'name'] as const;
export type ProjectFileSort = (typeof projectFileSorts)[number];

/** Entries of one page of the list. */
export const projectFilePage = 30;
