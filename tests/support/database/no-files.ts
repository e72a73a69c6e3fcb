import type { ObjectStore } from '#server/gateways/object-store/object-store.ts';

/** A store of files that has none, for tests in which they are not the subject. */
export const noFiles: ObjectStore = {
  put: () => Promise.reject(new Error('No file is stored here.')),
  get: async () => null,
  delete: async () => undefined,
};
