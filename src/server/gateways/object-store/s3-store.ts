import { S3mini } from 's3mini';
import type { ObjectStoreSettings } from '#server/config.ts';
import { type ObjectStore, demandObjectKey } from './object-store.ts';

const answerWithinMs = 20_000;
const lostCodes = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The store refused or did not respond. Its response is left out, because it can contain keys and signatures. */
export class ObjectStoreError extends Error {
  readonly code: string;

  constructor(deed: string, code: string) {
    super(`The object store could not ${deed} (${code}).`);
    this.name = 'ObjectStoreError';
    // Must not look like an error code of the database connection.
    this.code = `STORE_${code}`;
  }
}

/** Objects in a bucket of an S3-compatible store, which several instances can share. */
export function createS3Store({ endpoint, region, accessKey, secretKey }: ObjectStoreSettings): ObjectStore {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: answerWithinMs,
  });
  return {
    async put(key, { bytes, type }) {
      demandObjectKey(key);
      await told('keep an object', () => bucket.putObject(key, bytes, type));
    },
    async get(key) {
      demandObjectKey(key);
      const bytes = await told('give an object', () => bucket.getObjectArrayBuffer(key));
      return bytes && Buffer.from(bytes);
    },
    async delete(key) {
      demandObjectKey(key);
      await told('delete an object', () => bucket.deleteObject(key));
    },
  };
}

/**
 * Runs a call of the store, which may be run twice: a store ends an idle connection at any moment, also when the next call is just being sent
 * on it. What it throws names the deed and no key.
 */
export async function told<Answer>(deed: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call().catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      return call();
    });
  } catch (error) {
    throw new ObjectStoreError(deed, codeOf(error));
  }
}

/** What `fetch` throws when the other side ended the connection. */
function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : null;
  return cause instanceof Error && 'code' in cause && lostCodes.has(cause.code);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  for (const name of ['serviceCode', 'status', 'code'] as const) {
    const value: unknown = name in error ? Reflect.get(error, name) : undefined;
    if ((typeof value === 'string' && /^[\w.-]{1,60}$/.test(value)) || typeof value === 'number') return String(value);
  }
  return error.name;
}
