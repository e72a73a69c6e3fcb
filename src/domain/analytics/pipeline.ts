import { type RequestStatus, requestStatuses } from '../service-requests/status.ts';

/** Statuses in which a request can still bring money or brings it just now: what the revenue projection sums up (G1). */
export const openStatuses: readonly RequestStatus[] = requestStatuses.filter(
  (status) => status !== 'completed' && status !== 'cancelled',
);
