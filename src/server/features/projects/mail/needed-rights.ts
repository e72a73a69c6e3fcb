import type { FirmRight } from '#domain/firms/rights.ts';

/** What a colleague needs to be told what a mail about a project says, as they need it to do what the mail asks for (I5). */
export const neededFor = (kind: string): FirmRight =>
  kind === 'material-owed' || kind === 'material-asked-again' ? 'messages' : 'all';
