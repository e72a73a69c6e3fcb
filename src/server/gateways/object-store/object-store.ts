/** Keeps bytes under names that we make: the bytes of files that go with requests (C10). */
export type ObjectStore = {
  /** Keeps bytes for good before it answers; the same key again replaces them. */
  put: (key: string, object: StoredObject) => Promise<void>;
  /** The bytes of a key; null when there are none. */
  get: (key: string) => Promise<Buffer | null>;
  /** Forgets a key; one that is not there is no error. */
  delete: (key: string) => Promise<void>;
};

export type StoredObject = { bytes: Uint8Array; type: string };

/** 256 random bits as `newToken` makes them, and the part of the object that is meant. */
const keyPattern = /^[\w-]{43}(?:\.preview)?$/;

/** Keys are made by us and never from what somebody sent; one that could lead anywhere else is a mistake of ours. */
export function demandObjectKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('An object has a key of another form.');
}

/** Under which key the preview of a picture lies. */
export const previewKeyOf = (key: string): string => `${key}.preview`;
