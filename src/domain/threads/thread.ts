/** What a thread of messages belongs to: a request, or a project that does not continue the thread of one (I2). */
export const threadPlaces = ['request', 'project'] as const;
export type ThreadPlace = (typeof threadPlaces)[number];

/** What names a thread, or a page that shows one. */
export type ThreadKey = { place: ThreadPlace; id: string };

/** Who has written something. */
export const threadSides = ['customer', 'agency'] as const;
export type ThreadSide = (typeof threadSides)[number];

export const otherSide = (side: ThreadSide): ThreadSide => (side === 'customer' ? 'agency' : 'customer');

/** Longest message in characters, and how many a page of a thread has. */
export const threadLimits = { message: 4000, page: 30, excerpt: 160 } as const;

/** For how long its author may change a message or take it back, in ms. */
export const changeWindowMs = 10 * 60_000;

type Changeable = { isOwn: boolean; at: number; isDeleted: boolean; isWrittenHere: boolean };

/** Whether a person may change a message or take it back: their own, written in the program, within ten minutes (domain rules, I2). */
export const mayChange = ({ isOwn, at, isDeleted, isWrittenHere }: Changeable, now: number): boolean =>
  isOwn && isWrittenHere && !isDeleted && now - at < changeWindowMs;

/** The beginning of a message, in one line, as a quotation shows it. */
export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= threadLimits.excerpt ? line : `${letters.slice(0, threadLimits.excerpt - 1).join('')}…`;
}

/** Where a page of messages begins: the time and the id of a message; null where a text names none. */
export function positionOf(text: string | undefined): { at: number; id: string } | null {
  const [, at, id] = /^(\d{1,15})-([0-9A-Z]{26})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}

/** The text that names the place of a message in its thread. */
export const positionText = ({ at, id }: { at: number; id: string }): string => `${at}-${id}`;
