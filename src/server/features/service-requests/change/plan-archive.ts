import { type Plan, unchanged } from './outcome.ts';

/** Archives or restores a request of any status; its clocks are not stopped (domain rules, "Service request"). */
export function planArchive(isArchived: boolean): Plan {
  const flag = isArchived ? 1 : 0;
  return (request) => {
    if (request.is_archived === flag) return unchanged;
    const detail = { before: { is_archived: request.is_archived } };
    const kind = isArchived ? 'archived' : 'restored';
    return { kind: 'change', change: { request, set: { is_archived: flag }, events: [{ kind, detail }] } };
  };
}
