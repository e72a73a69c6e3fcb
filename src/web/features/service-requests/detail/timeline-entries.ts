import type { RequestDetail } from '#contract/service-requests/service-requests.ts';

/** One thing that happened to a request, of whatever kind. */
export type TimelinePart =
  | { kind: 'event'; at: number; id: string; event: RequestDetail['events'][number] }
  | { kind: 'note'; at: number; id: string; note: RequestDetail['notes'][number] }
  | { kind: 'mail'; at: number; id: string; mail: RequestDetail['mails'][number] };

/** What comes first of things that happened at the same moment: the cause before the mail that it wrote. */
const kinds = ['event', 'mail', 'note'] as const;

/** Everything that happened to a request in the order of time (G3); what was said stands in the conversation. */
export function timelineOf({
  events,
  notes,
  mails,
}: Pick<RequestDetail, 'events' | 'notes' | 'mails'>): TimelinePart[] {
  const parts: TimelinePart[] = [
    ...events.map((event) => ({ kind: 'event', at: event.at, id: event.id, event }) as const),
    ...notes.map((note) => ({ kind: 'note', at: note.at, id: note.id, note }) as const),
    ...mails.map((mail) => ({ kind: 'mail', at: mail.createdAt, id: mail.id, mail }) as const),
  ];
  return parts.toSorted((a, b) => a.at - b.at || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
