import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { reportUploads } from './upload-progress.ts';

/**
 * What becomes of a chosen file: `interrupted` goes on by itself, `unfinished` has lost its content with an earlier page
 * and must be chosen again.
 */
export type UploadState =
  | 'preparing'
  | 'waiting'
  | 'sending'
  | 'checking'
  | 'ready'
  | 'refused'
  | 'interrupted'
  | 'unfinished';

/** Why a file is not even sent. */
export type Refusal = 'type' | 'size' | 'count' | 'empty';

export type UploadItem = {
  /** Known to this browser alone. */
  id: string;
  /** Id by which the server knows it; null until it has heard of it. */
  attachmentId: string | null;
  name: string;
  /** Bytes. */
  size: number;
  /** Small picture as a data address. */
  thumbnail: string | null;
  state: UploadState;
  /** Hundredths that have been sent. */
  percent: number;
  refusal: Refusal | null;
  /** The server's own words. */
  message: string | null;
  isRemoving: boolean;
  hasRemovalFailed: boolean;
};

const underWay: ReadonlySet<UploadState> = new Set(['preparing', 'waiting', 'sending', 'checking', 'interrupted']);
const missing: ReadonlySet<UploadState> = new Set(['refused', 'unfinished']);

let items: readonly UploadItem[] = [];
/** Until the files of an earlier visit are known, they count as on their way. */
let isOpening = false;
const watchers = new Set<() => void>();

export const readItems = (): readonly UploadItem[] => items;

export const findItem = (id: string): UploadItem | undefined => items.find((item) => item.id === id);

export function watchItems(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

export function putItems(next: readonly UploadItem[]): void {
  items = next;
  tell();
}

/** Changes one item; one that is gone stays gone. */
export function changeItem(id: string, change: Partial<UploadItem>): void {
  putItems(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
}

export function setOpening(opening: boolean): void {
  isOpening = opening;
  tell();
}

/** Items that take one of the places. */
export const countTaken = (): number => items.filter(({ state }) => state !== 'refused').length;

export const hasPlace = (): boolean => countTaken() < attachmentLimits.count;

/** An item as it is right after it was chosen. */
export function newItem(facts: Pick<UploadItem, 'id' | 'name' | 'size'> & Partial<UploadItem>): UploadItem {
  return {
    attachmentId: null,
    thumbnail: null,
    state: 'waiting',
    percent: 0,
    refusal: null,
    message: null,
    isRemoving: false,
    hasRemovalFailed: false,
    ...facts,
  };
}

function tell(): void {
  const count = (states: ReadonlySet<UploadState>) => items.filter(({ state }) => states.has(state)).length;
  reportUploads({
    underWay: count(underWay) + (isOpening ? 1 : 0),
    ready: count(new Set(['ready'])),
    missing: count(missing),
  });
  for (const watcher of watchers) watcher();
}
