import { removeAttachment } from '#contract/attachments.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { readCollection } from './collection.ts';
import { listUploaded } from './list-uploaded.ts';
import { deleteStored } from './stored-files.ts';
import { type UploadItem, changeItem, findItem, hasPlace, newItem, putItems, readItems } from './upload-items.ts';
import { type Interruption, type Run, runUpload } from './upload-run.ts';
import { type Source, sources } from './upload-sources.ts';

/** So many files are uploaded at once. */
const mostAtOnce = 2;
/** An interrupted upload is retried after so many ms, should the browser not report a connection. */
const retryMs = 15_000;

const running = new Map<string, AbortController>();
let lastId = 0;

/** Ids sort by the moment of choosing. */
function nextId(): string {
  lastId = Math.max(lastId + 1, Date.now());
  return lastId.toString(36);
}

/** Adds chosen files to the present draft and uploads them, as many as the limit allows. */
export function addFiles(files: readonly File[]): void {
  for (const file of files) {
    replaceUnfinished(file);
    const item = newItem({ id: nextId(), name: file.name, size: file.size });
    if (hasPlace()) sources.set(item.id, { file, body: null, type: file.type, address: null });
    else Object.assign(item, { state: 'refused', refusal: 'count' });
    putItems([...readItems(), item]);
  }
  startNext();
}

/** Continues the upload of an earlier page. */
export function resumeItem(item: UploadItem, source: Source): void {
  sources.set(item.id, source);
  putItems([...readItems(), item]);
  startNext();
}

/** Retries an interrupted upload. */
export function retryItem(id: string): void {
  if (!sources.has(id) || running.has(id)) return;
  changeItem(id, { state: 'waiting', message: null });
  startNext();
}

/** Deletes a file, here and on the server. Returns whether it is deleted. */
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

/** Stops all uploads; the draft is another one now. */
export function dropAll(): void {
  for (const stop of running.values()) stop.abort();
  sources.clear();
  putItems([]);
}

function drop(id: string): void {
  sources.delete(id);
  void deleteStored(id);
  putItems(readItems().filter((item) => item.id !== id));
  startNext();
}

/** The same file, chosen again, replaces the one whose content was lost. */
function replaceUnfinished(file: File): void {
  const lost = readItems().find(
    ({ state, name, size }) => state === 'unfinished' && (name === file.name || size === file.size),
  );
  if (lost) void removeItem(lost.id);
}

function startNext(): void {
  for (const { id, state } of readItems()) {
    if (running.size >= mostAtOnce) return;
    const source = sources.get(id);
    if (state !== 'waiting' || running.has(id) || !source) continue;
    const stop = new AbortController();
    running.set(id, stop);
    void runExclusively(id, { source, signal: stop.signal }).finally(() => {
      running.delete(id);
      startNext();
    });
  }
}

/** A file that is open in two tabs is uploaded by one of them; the other waits, then checks its progress. */
async function runExclusively(id: string, { source, signal }: Run): Promise<void> {
  // Browsers have locks on secure addresses only.
  const { locks } = navigator as { locks?: LockManager };
  const work = () => runUpload(id, { source, signal });
  try {
    const interruption = await (locks ? locks.request(`attachment ${id}`, { signal }, work) : work());
    if (interruption) await continueLater(id, interruption);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Retries: at once with a fresh CSRF token, else when the connection is back or after a delay. */
async function continueLater(id: string, { isTokenOld, message, collection }: Interruption): Promise<void> {
  changeItem(id, { state: 'interrupted', message });
  const source = sources.get(id);
  if (isTokenOld && source && !source.hasFreshToken) {
    source.hasFreshToken = true;
    // Any call fetches a valid token.
    await listUploaded(collection).catch(() => []);
    setTimeout(() => retryItem(id));
    return;
  }
  setTimeout(() => {
    if (navigator.onLine && findItem(id)?.state === 'interrupted') retryItem(id);
  }, retryMs);
}

/** Retries interrupted uploads as soon as the browser is back online. */
export function retryInterrupted(): void {
  for (const { id, state } of readItems()) if (state === 'interrupted') retryItem(id);
}
