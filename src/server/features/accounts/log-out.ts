import type { Caller, Services } from '#server/services.ts';
import { deleteSession } from './store.ts';

/** Ends the caller's session on the server, so that a copy of its cookie opens nothing; without one, nothing is done. */
export async function logOut(services: Pick<Services, 'db'>, caller: Caller): Promise<void> {
  if (caller.sessionHash) await deleteSession(services.db, caller.sessionHash);
}
