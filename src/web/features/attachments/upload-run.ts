import { readCollection } from './collection.ts';
import { listUploaded } from './list-uploaded.ts';
import { changeStored, findStored, deleteStored, storeFile } from './stored-files.ts';
import { prepareFile } from './prepare-file.ts';
import { sendFile } from './send-file.ts';
import { changeItem, findItem } from './upload-items.ts';
import { type Source, sources } from './upload-sources.ts';

export type Run = { source: Source; signal: AbortSignal };

/** Why a file stopped on its way. */
export type Interruption = { isTokenOld: boolean; message: string | null; collection: string };

/** Sends one file to its end. Answers an interruption, which the queue has to make good; null for every other end. */
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
    onAddress: (given) => noteAddress(id, { source, address: given }),
    onProgress: (bytes, total) => noteProgress(id, Math.floor((100 * bytes) / total)),
  });
  if (sent.end === 'done') return settle(id, collection);
  if (sent.end === 'refused') refuse(id, sent.message);
  if (sent.end === 'cut') return { isTokenOld: false, message: sent.message, collection };
  return sent.end === 'csrf' ? { isTokenOld: true, message: null, collection } : null;
}

/** Looks up how far another tab has come with the file; true when it is through. */
async function wasSent(id: string, source: Source): Promise<boolean> {
  const kept = await findStored(id);
  if (!kept) return false;
  const { address, attachmentId, body } = kept;
  source.address = address;
  changeItem(id, { attachmentId });
  return body === null;
}

function noteAddress(id: string, { source, address }: { source: Source; address: string }): void {
  source.address = address;
  // The server names an upload after the file it will become.
  const attachmentId = /[0-9A-HJKMNP-TV-Z]{26}/.exec(address.slice(address.lastIndexOf('/')))?.[0] ?? null;
  changeItem(id, { attachmentId });
  void changeStored(id, { address, attachmentId });
}

function noteProgress(id: string, percent: number): void {
  if (findItem(id)?.percent === percent) return;
  changeItem(id, { percent, state: percent < 100 ? 'sending' : 'checking' });
}

/** Makes a chosen file ready to be sent; null when it is refused. */
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

/** The server has the file: what it is called and how large it has become is asked for once more. */
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
