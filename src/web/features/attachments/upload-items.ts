import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { reportUploads } from './upload-progress.ts';

/**
 * State of a chosen file: `interrupted` is retried, `unfinished` has lost its content with an earlier page and must be
 * chosen again.
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

/** Why a file is not uploaded at all. */
export type Refusal = 'type' | 'size' | 'count' | 'empty';

export type UploadItem = {
  /** Id in this browser only. */
  id: string;
  /** Id on the server; null until the upload was created. */
  attachmentId: string | null;
  name: string;
  /** Bytes. */
  size: number;
  /** Small picture as a data address. */
  thumbnail: string | null;
  state: UploadState;
  /** Percentage that has been uploaded. */
  percent: number;
  refusal: Refusal | null;
  /** The server's message. */
  message: string | null;
  isRemoving: boolean;
  hasRemovalFailed: boolean;
};

const underWay: ReadonlySet<UploadState> = new Set(['preparing', 'waiting', 'sending', 'checking', 'interrupted']);
const missing: ReadonlySet<UploadState> = new Set(['refused', 'unfinished']);

let items: readonly UploadItem[] = [];
/** Until the files of an earlier visit are listed, they count as being uploaded. */
let isListing = false;
const listeners = new Set<() => void>();

export const readItems = (): readonly UploadItem[] => items;

export const findItem = (id: string): UploadItem | undefined => items.find((item) => item.id === id);

export function subscribeToItems(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export function putItems(next: readonly UploadItem[]): void {
  items = next;
  notify();
}

/** Changes one item; does nothing for one that was removed. */
export function changeItem(id: string, change: Partial<UploadItem>): void {
  putItems(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
}

export function setListing(listing: boolean): void {
  isListing = listing;
  notify();
}

/** Items that count towards the limit. */
export const countTaken = (): number => items.filter(({ state }) => state !== 'refused').length;

export const hasPlace = (): boolean => countTaken() < attachmentLimits.count;

/** A new item, as it is right after the file was chosen. */
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

function notify(): void {
  const count = (states: ReadonlySet<UploadState>) => items.filter(({ state }) => states.has(state)).length;
  reportUploads({
    underWay: count(underWay) + (isListing ? 1 : 0),
    ready: count(new Set(['ready'])),
    missing: count(missing),
  });
  for (const listener of listeners) listener();
}
