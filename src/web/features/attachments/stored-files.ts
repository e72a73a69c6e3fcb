import { createStore, del, get, set, values } from 'idb-keyval';

/** A chosen file as this browser keeps it, so that neither a reload nor a closed tab loses what was not sent yet. */
export type StoredFile = {
  id: string;
  /** Secret of the draft that it belongs to. */
  collection: string;
  attachmentId: string | null;
  name: string;
  type: string;
  size: number;
  thumbnail: string | null;
  /** Null once the server has it. */
  body: Blob | null;
  /** Where it is being sent to, once the server has said so. */
  address: string | null;
};

let opened: ReturnType<typeof createStore> | null = null;

function store() {
  opened ??= createStore('attachments', 'files');
  return opened;
}

/** Keeps a file. Where the browser refuses, the file lives as long as the page. */
export const storeFile = (file: StoredFile): Promise<void> => quietly(() => set(file.id, file, store()));

/** Changes what is kept of a file; one that is not kept stays so. */
export const changeStored = (id: string, change: Partial<StoredFile>): Promise<void> =>
  quietly(async () => {
    const known = await get<StoredFile>(id, store());
    if (known) await set(id, { ...known, ...change }, store());
  });

export async function findStored(id: string): Promise<StoredFile | null> {
  let kept: StoredFile | undefined;
  await quietly(async () => {
    kept = await get<StoredFile>(id, store());
  });
  return kept ?? null;
}

export const deleteStored = (id: string): Promise<void> => quietly(() => del(id, store()));

/** The files kept of a draft, the oldest first; those of other drafts are forgotten. */
export async function readStored(collection: string | null): Promise<StoredFile[]> {
  let kept: StoredFile[] = [];
  await quietly(async () => {
    kept = await values<StoredFile>(store());
  });
  const isOwn = (file: StoredFile) => file.collection === collection;
  await Promise.all(kept.filter((file) => !isOwn(file)).map(({ id }) => deleteStored(id)));
  return kept.filter(isOwn).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Private windows and full disks refuse; sending works without.
  }
}
