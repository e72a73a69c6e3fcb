import { createStore, del, get, set, values } from 'idb-keyval';

/** A chosen file in this browser's database: what was not uploaded yet survives a reload and a closed tab. */
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
  /** Address of its upload, once the server has created it. */
  address: string | null;
};

let opened: ReturnType<typeof createStore> | null = null;

function store() {
  opened ??= createStore('attachments', 'files');
  return opened;
}

/** Stores a file. Where the browser refuses, the file lasts as long as the page. */
export const storeFile = (file: StoredFile): Promise<void> => ignoringRefusal(() => set(file.id, file, store()));

/** Changes a stored file; does nothing for one that is not stored. */
export const changeStored = (id: string, change: Partial<StoredFile>): Promise<void> =>
  ignoringRefusal(async () => {
    const known = await get<StoredFile>(id, store());
    if (known) await set(id, { ...known, ...change }, store());
  });

export async function findStored(id: string): Promise<StoredFile | null> {
  let stored: StoredFile | undefined;
  await ignoringRefusal(async () => {
    stored = await get<StoredFile>(id, store());
  });
  return stored ?? null;
}

export const deleteStored = (id: string): Promise<void> => ignoringRefusal(() => del(id, store()));

/** The stored files of a draft, oldest first; deletes those of other drafts. */
export async function readStored(collection: string | null): Promise<StoredFile[]> {
  let stored: StoredFile[] = [];
  await ignoringRefusal(async () => {
    stored = await values<StoredFile>(store());
  });
  const isOwn = (file: StoredFile) => file.collection === collection;
  await Promise.all(stored.filter((file) => !isOwn(file)).map(({ id }) => deleteStored(id)));
  return stored.filter(isOwn).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function ignoringRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Private windows and full disks refuse; uploads work without.
  }
}
