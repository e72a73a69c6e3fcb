import { type RequestStatus, requestStatuses } from '../service-requests/status.ts';

/** Statuses in which a request brings in or can still bring in money; the revenue projection sums them up (G1). */
export const openStatuses: readonly RequestStatus[] = requestStatuses.filter(
  (status) => status !== 'completed' && status !== 'cancelled',
);
