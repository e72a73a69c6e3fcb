import { removeAttachment } from '#contract/attachments.ts';
import { callEndpoint } from '../../lib/api.ts';
import { readCollection } from './collection.ts';
import { listUploaded } from './list-uploaded.ts';
import { deleteStored } from './stored-files.ts';
import { type UploadItem, changeItem, findItem, hasPlace, newItem, putItems, readItems } from './upload-items.ts';
import { type Interruption, type Run, runUpload } from './upload-run.ts';
import { type Source, sources } from './upload-sources.ts';

/** So many files are on their way at once. */
const mostAtOnce = 2;
/** An interrupted file is tried again after so many ms, should the browser not say that the connection is back. */
const againMs = 15_000;

const running = new Map<string, AbortController>();
let lastId = 0;

/** Ids sort by the moment of choosing. */
function nextId(): string {
  lastId = Math.max(lastId + 1, Date.now());
  return lastId.toString(36);
}

/** Takes chosen files into the present draft and sends them, as many as there is room for. */
export function addFiles(files: readonly File[]): void {
  for (const file of files) {
    takePlaceOfUnfinished(file);
    const item = newItem({ id: nextId(), name: file.name, size: file.size });
    if (hasPlace()) sources.set(item.id, { file, body: null, type: file.type, address: null });
    else Object.assign(item, { state: 'refused', refusal: 'count' });
    putItems([...readItems(), item]);
  }
  pump();
}

/** Goes on with what an earlier page has left. */
export function resumeItem(item: UploadItem, source: Source): void {
  sources.set(item.id, source);
  putItems([...readItems(), item]);
  pump();
}

/** Tries a file anew that was interrupted. */
export function retryItem(id: string): void {
  if (!sources.has(id) || running.has(id)) return;
  changeItem(id, { state: 'waiting', message: null });
  pump();
}

/** Takes a file away, here and at the server. Answers whether it is gone. */
export async function removeItem(id: string): Promise<boolean> {
  running.get(id)?.abort();
  const collection = readCollection();
  changeItem(id, { isRemoving: true, hasRemovalFailed: false });
  const attachmentId = findItem(id)?.attachmentId ?? null;
  try {
    if (attachmentId !== null && collection !== null)
      await callEndpoint(removeAttachment, { body: { collection, id: attachmentId } });
  } catch {
    changeItem(id, { isRemoving: false, hasRemovalFailed: true, ...(sources.has(id) && { state: 'interrupted' }) });
    return false;
  }
  drop(id);
  return true;
}

/** Stops everything; the draft is another one now. */
export function dropAll(): void {
  for (const stop of running.values()) stop.abort();
  sources.clear();
  putItems([]);
}

function drop(id: string): void {
  sources.delete(id);
  void deleteStored(id);
  putItems(readItems().filter((item) => item.id !== id));
  pump();
}

/** The same file, chosen again, stands for the one whose content was lost. */
function takePlaceOfUnfinished(file: File): void {
  const lost = readItems().find(
    ({ state, name, size }) => state === 'unfinished' && (name === file.name || size === file.size),
  );
  if (lost) void removeItem(lost.id);
}

function pump(): void {
  for (const { id, state } of readItems()) {
    if (running.size >= mostAtOnce) return;
    const source = sources.get(id);
    if (state !== 'waiting' || running.has(id) || !source) continue;
    const stop = new AbortController();
    running.set(id, stop);
    void alone(id, { source, signal: stop.signal }).finally(() => {
      running.delete(id);
      pump();
    });
  }
}

/** A file that two tabs have open is sent by one of them; the other waits and then looks how far it has come. */
async function alone(id: string, { source, signal }: Run): Promise<void> {
  // Browsers have locks on secure addresses only.
  const { locks } = navigator as { locks?: LockManager };
  const work = () => runUpload(id, { source, signal });
  try {
    const interruption = await (locks ? locks.request(`attachment ${id}`, { signal }, work) : work());
    if (interruption) await makeGood(id, interruption);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Goes on by itself: at once with a fresh token, else when the connection is back or after a while. */
async function makeGood(id: string, { isTokenOld, message, collection }: Interruption): Promise<void> {
  changeItem(id, { state: 'interrupted', message });
  const source = sources.get(id);
  if (isTokenOld && source && !source.hasFreshToken) {
    source.hasFreshToken = true;
    // Any call fetches a token that holds.
    await listUploaded(collection).catch(() => []);
    setTimeout(() => retryItem(id));
    return;
  }
  setTimeout(() => {
    if (navigator.onLine && findItem(id)?.state === 'interrupted') retryItem(id);
  }, againMs);
}

/** Interrupted files go on as soon as the browser says that it is connected again. */
export function goOnOnline(): void {
  for (const { id, state } of readItems()) if (state === 'interrupted') retryItem(id);
}
