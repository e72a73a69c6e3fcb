import type { KeptAttachments } from '#contract/attachments.ts';
import { ensureCollection, readCollection, subscribeToCollection } from './collection.ts';
import { listUploaded } from './list-uploaded.ts';
import { type StoredFile, deleteStored, readStored } from './stored-files.ts';
import { newItem, putItems, readItems, setOpening } from './upload-items.ts';
import { addFiles, dropAll, goOnOnline, resumeItem } from './upload-queue.ts';

/** The draft whose files are shown; undefined before the first look. */
let shown: string | null | undefined;
/** False until the server has said which files of it there are. */
let isListed = false;

/** Shows the files of the present draft, and goes on with those that an earlier page could not finish (C10). */
export function restoreUploads(): void {
  if (shown !== undefined) return;
  subscribeToCollection(() => queueMicrotask(follow));
  addEventListener('online', () => void catchUp());
  follow();
}

/** Adds chosen files to the present draft; its secret is made with the first one. */
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
  setOpening(true);
  const [kept, listed] = await Promise.all([readStored(collection), listUploaded(collection).catch(() => null)]);
  if (shown === collection) {
    isListed = listed !== null;
    show(kept, listed);
  }
  setOpening(false);
}

type Listed = KeptAttachments['attachments'];

/** Files chosen meanwhile stay as they are. */
function show(kept: readonly StoredFile[], listed: Listed | null): void {
  const items = readItems();
  const known = new Set(items.flatMap(({ id, attachmentId }) => [id, attachmentId]));
  // One that still arrives may be one that this page is about to hear of.
  const hasNameless = items.some(({ attachmentId, state }) => attachmentId === null && state !== 'refused');
  for (const file of listed ?? []) {
    const own = kept.find(({ attachmentId }) => attachmentId === file.id);
    const mayGoOn = file.state === 'receiving' && (hasNameless || Boolean(own?.body));
    if (!known.has(file.id) && !mayGoOn) showListed(file, own);
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

/** Without a connection nothing was known of the files that the server has. */
async function catchUp(): Promise<void> {
  goOnOnline();
  if (shown && !isListed) await restore(shown);
}
