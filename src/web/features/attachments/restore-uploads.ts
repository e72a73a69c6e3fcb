import type { KeptAttachments } from '#contract/attachments.ts';
import { ensureCollection, readCollection, subscribeToCollection } from './collection.ts';
import { listUploaded } from './list-uploaded.ts';
import { type StoredFile, deleteStored, readStored } from './stored-files.ts';
import { newItem, putItems, readItems, setListing } from './upload-items.ts';
import { addFiles, dropAll, retryInterrupted, resumeItem } from './upload-queue.ts';

/** The draft whose files are shown; undefined before the first one. */
let shown: string | null | undefined;
/** False until the server has listed its files. */
let isListed = false;

/** Shows the files of the present draft, and continues the uploads that an earlier page did not finish (C10). */
export function restoreUploads(): void {
  if (shown !== undefined) return;
  subscribeToCollection(() => queueMicrotask(follow));
  addEventListener('online', () => void listAgain());
  follow();
}

/** Adds chosen files to the present draft; its secret is created with the first one. */
export function takeFiles(files: readonly File[]): void {
  restoreUploads();
  follow();
  const isNew = shown === null;
  shown = ensureCollection();
  if (isNew) isListed = true;
  addFiles(files);
}

function follow(): void {
  const collection = readCollection();
  if (collection === shown) return;
  const isFirst = shown === undefined;
  shown = collection;
  isListed = false;
  if (!isFirst) dropAll();
  if (collection === null) void readStored(null);
  else void restore(collection);
}

async function restore(collection: string): Promise<void> {
  setListing(true);
  const [kept, listed] = await Promise.all([readStored(collection), listUploaded(collection).catch(() => null)]);
  if (shown === collection) {
    isListed = listed !== null;
    show(kept, listed);
  }
  setListing(false);
}

type Listed = KeptAttachments['attachments'];

/** Files that were chosen in the meantime stay as they are. */
function show(kept: readonly StoredFile[], listed: Listed | null): void {
  const items = readItems();
  const known = new Set(items.flatMap(({ id, attachmentId }) => [id, attachmentId]));
  // An upload that the server has begun may be one whose address this page does not know yet.
  const hasUnlisted = items.some(({ attachmentId, state }) => attachmentId === null && state !== 'refused');
  for (const file of listed ?? []) {
    const own = kept.find(({ attachmentId }) => attachmentId === file.id);
    const mayContinue = file.state === 'receiving' && (hasUnlisted || Boolean(own?.body));
    if (!known.has(file.id) && !mayContinue) showListed(file, own);
  }
  for (const file of kept) if (!known.has(file.id)) showKept(file, listed);
}

function showListed({ id: attachmentId, name, size, state }: Listed[number], own: StoredFile | undefined): void {
  const item = newItem({ id: own?.id ?? attachmentId, attachmentId, name, size });
  const thumbnail = own?.thumbnail ?? null;
  putItems([...readItems(), { ...item, thumbnail, state: state === 'ready' ? 'ready' : 'unfinished' }]);
}

function showKept(file: StoredFile, listed: Listed | null): void {
  const { id, attachmentId, name, size, type, thumbnail, body, address } = file;
  if (readItems().some((item) => item.id === id)) return;
  const item = newItem({ id, attachmentId, name, size, thumbnail });
  if (body) resumeItem(item, { file: null, body, type, address });
  else if (listed) void deleteStored(id);
  else putItems([...readItems(), { ...item, state: 'ready' }]);
}

/** Back online, loads the list of files that could not be loaded before. */
async function listAgain(): Promise<void> {
  retryInterrupted();
  if (shown && !isListed) await restore(shown);
}
