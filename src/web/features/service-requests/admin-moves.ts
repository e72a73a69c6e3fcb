import {
  type RequestMove,
  type RequestStatus,
  decideMove,
  requestMoves,
  requestStatuses,
} from '#domain/service-requests/status.ts';

/** Moves that an administrator can make from a status, by the table (G4). */
export function adminMoves(from: RequestStatus): readonly RequestMove[] {
  return requestMoves[from].filter(({ actors }) => actors.includes('admin'));
}

/** Statuses to which an administrator can move at least one of some requests, in the usual order. */
export function adminTargets(statuses: readonly RequestStatus[]): RequestStatus[] {
  const reached = new Set([...new Set(statuses)].flatMap((from) => adminMoves(from).map(({ to }) => to)));
  return requestStatuses.filter((status) => reached.has(status));
}

/** Whether an administrator must say why, for at least one of some requests. */
export function needsReason(statuses: readonly RequestStatus[], to: RequestStatus): boolean {
  return statuses.some((from) => {
    const decision = decideMove(from, to, { actor: 'admin' });
    return !decision.ok && decision.rule === 'reason-required';
  });
}

/** How many of some requests an administrator can move to a status, a reason given. */
export function countMovable(statuses: readonly RequestStatus[], to: RequestStatus): number {
  return statuses.filter((from) => adminMoves(from).some((move) => move.to === to)).length;
}
