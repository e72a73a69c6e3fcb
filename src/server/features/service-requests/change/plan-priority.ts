import type { Priority } from '#domain/service-requests/status.ts';
import { type Plan, unchanged } from './outcome.ts';

/** Sets the priority of a request (G3). */
export function planPriority(priority: Priority): Plan {
  return (request) => {
    const before = request.priority;
    if (before === priority) return unchanged;
    const detail = { change: { from: before, to: priority }, before: { priority: before } };
    return { kind: 'change', change: { request, set: { priority }, events: [{ kind: 'priority-changed', detail }] } };
  };
}
