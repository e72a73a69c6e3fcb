/** Store of the bytes of attachments (C10), under generated keys. */
export type ObjectStore = {
  /** Stores bytes durably before it resolves; the same key again replaces them. */
  put: (key: string, object: StoredObject) => Promise<void>;
  /** The bytes of a key; null when there are none. */
  get: (key: string) => Promise<Buffer | null>;
  /** Deletes a key; a missing one is no error. */
  delete: (key: string) => Promise<void>;
};

export type StoredObject = { bytes: Uint8Array; type: string };

/** 256 random bits of `newToken`, and the part of the object. */
const keyPattern = /^[\w-]{43}(?:\.preview)?$/;

/** Keys are generated and never made from input; another form is a programming error. */
export function demandObjectKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('An object has a key of another form.');
}

/** Key of the preview of a picture. */
export const previewKeyOf = (key: string): string => `${key}.preview`;
