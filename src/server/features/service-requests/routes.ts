import type { FastifyInstance } from 'fastify';
import { bindArrivals } from '#server/features/service-requests/arrival/arrival-routes.ts';
import { bindRequestChanges } from '#server/features/service-requests/change/change-routes.ts';
import { bindRequestDetail } from '#server/features/service-requests/detail/detail-routes.ts';
import { bindFollowUps } from '#server/features/service-requests/follow-up/follow-up-routes.ts';
import { bindRequestExport } from '#server/features/service-requests/list/export-requests.ts';
import { bindRequestList } from '#server/features/service-requests/list/list-routes.ts';
import { bindRequestNotes } from '#server/features/service-requests/notes/note-routes.ts';
import { bindReplyEndpoints } from '#server/features/service-requests/reply/reply-routes.ts';
import type { Services } from '#server/services.ts';

/** Binds the calls about service requests: submitting for everyone, all others for administrators. */
export function bindServiceRequestEndpoints(app: FastifyInstance, services: Services): void {
  bindArrivals(app, services);
  bindRequestList(app, services);
  bindRequestExport(app, services);
  bindRequestDetail(app, services);
  bindRequestChanges(app, services);
  bindRequestNotes(app, services);
  bindReplyEndpoints(app, services);
  bindFollowUps(app, services);
}
