import type { RequestActor, RequestEventKind, RequestStatus } from '#domain/service-requests/status.ts';
import type { EventDetail } from '#server/stored/event-detail.ts';
import type { ChangedColumns, StandingRequest } from '#server/features/service-requests/requests-store.ts';

/** Who changes requests, by which account if any; when (ms UTC), and where ids of events come from. */
export type Changing = { actor: RequestActor; actorId: string | null; now: number; newId: () => string };

/** An entry of a request's history that goes with a change. */
export type ChangeEvent = {
  kind: RequestEventKind;
  from?: RequestStatus;
  to?: RequestStatus;
  reason?: string | null;
  detail?: EventDetail;
};

/** A change of one request: the columns that change, and the events that record it. */
export type Change = {
  request: StandingRequest;
  set: ChangedColumns;
  events: readonly ChangeEvent[];
};
