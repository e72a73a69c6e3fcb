import { createStore, promisifyRequest, values } from 'idb-keyval';
import type { UnsentRecord, UnsentStore } from './unsent-record.ts';

const records = createStore('unsent', 'records');

/** The browser's own store, shared by pages and service worker. */
export const browserUnsentStore: UnsentStore = {
  async list() {
    return (await values<UnsentRecord>(records)).toSorted((a, b) => a.keptAt - b.keptAt);
  },
  put: (record) =>
    records('readwrite', async (store) => {
      await promisifyRequest(store.put(record, record.idempotencyKey));
    }),
  change: (key, next) =>
    records('readwrite', async (store) => {
      const known = await readFrom(store, key);
      if (known) await promisifyRequest(store.put(next(known), key));
    }),
  take: (key, isWanted) =>
    records('readwrite', async (store) => {
      const known = await readFrom(store, key);
      if (!known || !isWanted(known)) return null;
      await promisifyRequest(store.delete(key));
      return known;
    }),
};

function readFrom(store: IDBObjectStore, key: string): Promise<UnsentRecord | undefined> {
  return promisifyRequest(store.get(key) as IDBRequest<UnsentRecord | undefined>);
}
