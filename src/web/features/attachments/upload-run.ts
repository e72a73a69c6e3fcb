import { readCollection } from './collection.ts';
import { listUploaded } from './list-uploaded.ts';
import { changeStored, findStored, deleteStored, storeFile } from './stored-files.ts';
import { prepareFile } from './prepare-file.ts';
import { attachmentIdIn, sendFile } from './send-file.ts';
import { changeItem, findItem } from './upload-items.ts';
import { type Source, sources } from './upload-sources.ts';

export type Run = { source: Source; signal: AbortSignal };

/** Why an upload was interrupted. */
export type Interruption = { isTokenOld: boolean; message: string | null; collection: string };

/** Uploads one file. Returns an interruption, after which the queue retries; null for every other end. */
export async function runUpload(id: string, { source, signal }: Run): Promise<Interruption | null> {
  const body = await bodyOf(id, source);
  const collection = readCollection();
  if (!body || !collection) return null;
  if (await wasSent(id, source)) return settle(id, collection);
  const item = findItem(id);
  if (!item || signal.aborted) return null;
  changeItem(id, { state: 'sending' });
  const { type, address } = source;
  const sent = await sendFile({
    body,
    metadata: { name: item.name, type, collection },
    address,
    signal,
    onAddress: (given) => saveAddress(id, { source, address: given }),
    onProgress: (bytes, total) => showProgress(id, Math.floor((100 * bytes) / total)),
  });
  if (sent.end === 'done') return settle(id, collection);
  if (sent.end === 'refused') refuse(id, sent.message);
  if (sent.end === 'cut') return { isTokenOld: false, message: sent.message, collection };
  return sent.end === 'csrf' ? { isTokenOld: true, message: null, collection } : null;
}

/** Reads how far another tab has uploaded the file. Returns true when it is complete. */
async function wasSent(id: string, source: Source): Promise<boolean> {
  const kept = await findStored(id);
  if (!kept) return false;
  const { address, attachmentId, body } = kept;
  source.address = address;
  changeItem(id, { attachmentId });
  return body === null;
}

function saveAddress(id: string, { source, address }: { source: Source; address: string }): void {
  source.address = address;
  const attachmentId = attachmentIdIn(address);
  changeItem(id, { attachmentId });
  void changeStored(id, { address, attachmentId });
}

function showProgress(id: string, percent: number): void {
  if (findItem(id)?.percent === percent) return;
  changeItem(id, { percent, state: percent < 100 ? 'sending' : 'checking' });
}

/** Prepares a chosen file for its upload; null when it is rejected. */
async function bodyOf(id: string, source: Source): Promise<Blob | null> {
  if (source.body || !source.file) return source.body;
  changeItem(id, { state: 'preparing' });
  const prepared = await prepareFile(source.file);
  const collection = readCollection();
  if (!prepared.ok) {
    sources.delete(id);
    changeItem(id, { state: 'refused', refusal: prepared.refusal });
    return null;
  }
  const { body, name, type, thumbnail } = prepared;
  Object.assign(source, { body, type, file: null });
  changeItem(id, { name, size: body.size, thumbnail });
  const { address } = source;
  if (collection && findItem(id))
    await storeFile({ id, collection, attachmentId: null, name, type, size: body.size, thumbnail, body, address });
  return body;
}

/** The upload is complete: reads name and size from the server, which may have changed them. */
async function settle(id: string, collection: string): Promise<null> {
  sources.delete(id);
  changeItem(id, { state: 'ready', percent: 100, message: null });
  await changeStored(id, { body: null, address: null });
  const listed = await listUploaded(collection).catch(() => []);
  const facts = listed.find(({ id: attachmentId }) => attachmentId === findItem(id)?.attachmentId);
  if (facts) changeItem(id, { name: facts.name, size: facts.size });
  return null;
}

function refuse(id: string, message: string | null): void {
  sources.delete(id);
  void deleteStored(id);
  changeItem(id, { state: 'refused', percent: 0, attachmentId: null, message });
}
