import type { OwnRequest, OwnRequestDetail, RequestFormState } from '#contract/service-requests/own-requests.ts';
import { decideMove } from '#domain/service-requests/status.ts';
import { readOwnRequest } from '#server/features/service-requests/portal/own-requests-store.ts';
import { findCancelling } from '#server/features/service-requests/portal/cancelled-by-store.ts';
import { mayWithdraw } from '#server/features/service-requests/portal/withdraw-request.ts';
import { findContinuation } from '#server/features/projects/projects-store.ts';
import { accessTo, readViewer } from '#server/features/access/viewer-store.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { type RefusedMessage, threadOfPage } from './thread-of-page.ts';

type Wanted = { id: string; caller: Caller; message?: RefusedMessage; form?: RequestFormState };

/** What the page of one's own request is rendered from, in the request's language (I2); 404 for what is not one's own (I4). */
export async function requestPage(services: Services, { id, caller, message, form }: Wanted): Promise<PersonalPage> {
  const { user } = caller;
  const own = user ? { user: toCurrentUser(user) } : {};
  const viewer = await readViewer(services.db, user?.id ?? '');
  const [access, withSums] = [accessTo(viewer, 'messages'), accessTo(viewer, 'documents')];
  const request = await readOwnRequest(services.db, { id, access, withSums });
  if (!request) return { data: { ...own, ownRequest: null }, status: 404 };
  const ownRequest = {
    ...request,
    projectId: await findContinuation(services.db, id),
    ...(await withdrawalOf(services, caller, request)),
  };
  const thread = await threadOfPage(services, { place: 'request', id, asked: { userId: user?.id ?? '' }, message });
  return { data: { ...own, ownRequest, thread, ...(form && { requestForm: form }) }, language: request.language };
}

/** Whether a request may be withdrawn now by whoever looks at it, and who has cancelled it. */
async function withdrawalOf(
  { db }: Services,
  { user }: Caller,
  { id, status }: OwnRequest,
): Promise<Pick<OwnRequestDetail, 'mayWithdraw' | 'cancelling'>> {
  const isOpen = user?.role === 'user' && decideMove(status, 'cancelled', { actor: 'customer' }).ok;
  return {
    mayWithdraw: isOpen && (await mayWithdraw(db, user.id, id)),
    cancelling: status === 'cancelled' ? await findCancelling(db, id) : null,
  };
}
