import type { ThreadOfPage } from '#contract/page.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { OwnAsked } from '#server/features/projects/own/read-own-projects.ts';
import { findOwnThread } from '#server/features/threads/find-thread.ts';
import { readOwnPage } from '#server/features/threads/read-thread.ts';
import type { Services } from '#server/services.ts';

/** A message that was sent without scripts and refused. */
export type RefusedMessage = ThreadOfPage['refused'];

type Wanted = ThreadKey & { asked: OwnAsked; message?: RefusedMessage | undefined };

/** The thread that the page of an own project or request shows, with a key for a form without scripts. Throws `not-found`. */
export async function threadOfPage(
  services: Services,
  { place, id, asked, message = null }: Wanted,
): Promise<ThreadOfPage> {
  const thread = await findOwnThread(services.db, { place, id, ...asked });
  const page = await readOwnPage(services, { thread, userId: asked.userId });
  return { place, id, page, idempotencyKey: services.newToken(), refused: message };
}
