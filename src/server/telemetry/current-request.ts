import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs something on behalf of a request; jobs that it queues, and theirs in turn, carry the request's id (K7). */
export const runForRequest = <T>(requestId: string, run: () => T): T => current.run(requestId, run);

/** Id of the request on whose behalf this runs; null where nobody asked, such as in housekeeping. */
export const currentRequestId = (): string | null => current.getStore() ?? null;
