import { readOwnRequest } from '#server/features/service-requests/portal/own-requests-store.ts';
import { findContinuation } from '#server/features/projects/projects-store.ts';
import { accessTo, readViewer } from '#server/features/access/viewer-store.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { type RefusedMessage, threadOfPage } from './thread-of-page.ts';

type Wanted = { id: string; caller: Caller; message?: RefusedMessage };

/** What the page of one's own request is rendered from, in the request's language (I2); 404 for what is not one's own (I4). */
export async function requestPage(services: Services, { id, caller, message }: Wanted): Promise<PersonalPage> {
  const { user } = caller;
  const own = user ? { user: toCurrentUser(user) } : {};
  const viewer = await readViewer(services.db, user?.id ?? '');
  const [access, withSums] = [accessTo(viewer, 'messages'), accessTo(viewer, 'documents')];
  const request = await readOwnRequest(services.db, { id, access, withSums });
  if (!request) return { data: { ...own, ownRequest: null }, status: 404 };
  const ownRequest = { ...request, projectId: await findContinuation(services.db, id) };
  const thread = await threadOfPage(services, { place: 'request', id, asked: { userId: user?.id ?? '' }, message });
  return { data: { ...own, ownRequest, thread }, language: request.language };
}
