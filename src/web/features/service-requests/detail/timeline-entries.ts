import type { RequestDetail } from '#contract/service-requests/service-requests.ts';

/** One thing that happened to a request, of whatever kind. */
export type TimelinePart =
  | { kind: 'event'; at: number; id: string; event: RequestDetail['events'][number] }
  | { kind: 'note'; at: number; id: string; note: RequestDetail['notes'][number] }
  | { kind: 'message'; at: number; id: string; message: RequestDetail['messages'][number] }
  | { kind: 'mail'; at: number; id: string; mail: RequestDetail['mails'][number] };

/** What comes first of things that happened at the same moment: the cause before the mail that it wrote. */
const kinds = ['event', 'message', 'mail', 'note'] as const;

/**
 * Everything that happened to a request in the order of time (G3). That an answer was given is not told twice: its
 * message stands for it.
 */
export function timelineOf({
  events,
  notes,
  messages,
  mails,
}: Pick<RequestDetail, 'events' | 'notes' | 'messages' | 'mails'>): TimelinePart[] {
  const answeredAt = new Set(messages.map(({ at }) => at));
  const parts: TimelinePart[] = [
    ...events
      .filter(({ kind, at }) => kind !== 'answered' || !answeredAt.has(at))
      .map((event) => ({ kind: 'event', at: event.at, id: event.id, event }) as const),
    ...notes.map((note) => ({ kind: 'note', at: note.at, id: note.id, note }) as const),
    ...messages.map((message) => ({ kind: 'message', at: message.at, id: message.id, message }) as const),
    ...mails.map((mail) => ({ kind: 'mail', at: mail.createdAt, id: mail.id, mail }) as const),
  ];
  return parts.toSorted((a, b) => a.at - b.at || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
