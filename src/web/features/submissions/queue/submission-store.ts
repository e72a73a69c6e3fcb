import { createStore, promisifyRequest, values } from 'idb-keyval';
import { reduceSubmission } from '../reduce-submission.ts';
import type { SubmissionStore } from './submission-queue.ts';
import type { QueuedSubmission } from '../submission.ts';

/** The names that visitors' browsers hold. */
const database = createStore('unsent', 'records');

/** The browser's own store, shared by pages and service worker. */
export const browserSubmissionStore: SubmissionStore = {
  async list() {
    return (await values<QueuedSubmission>(database)).toSorted((a, b) => a.keptAt - b.keptAt);
  },
  apply: (key, event) =>
    database('readwrite', async (store) => {
      const known = await promisifyRequest(store.get(key) as IDBRequest<QueuedSubmission | undefined>);
      const before = known ?? null;
      const transition = reduceSubmission(before, event);
      if (transition.state === null) await promisifyRequest(store.delete(key));
      else if (transition.state !== before) await promisifyRequest(store.put(transition.state, key));
      return { ...transition, before };
    }),
};
