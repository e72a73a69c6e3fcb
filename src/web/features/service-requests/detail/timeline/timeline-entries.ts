import type { RequestDetail } from '#contract/service-requests/service-requests.ts';

type Event = RequestDetail['events'][number];
type Mail = RequestDetail['mails'][number];

/** One thing that happened to a request, of whatever kind. */
export type TimelinePart =
  | { kind: 'event'; at: number; id: string; event: Event }
  | { kind: 'note'; at: number; id: string; note: RequestDetail['notes'][number] }
  | { kind: 'mail'; at: number; id: string; mail: Mail }
  | { kind: 'reply'; at: number; id: string; event: Event; mail: Mail };

/** What comes first of things that happened at the same moment: the cause before the mail that it wrote. */
const kinds = ['event', 'reply', 'mail', 'note'] as const;

/**
 * Everything that happened to a request in the order of time (G3). A reply is one entry: who replied, how that moved the
 * request, and its mail. What was said stands in the conversation.
 */
export function timelineOf(request: Pick<RequestDetail, 'events' | 'notes' | 'mails' | 'messages'>): TimelinePart[] {
  const replies = repliesOf(request);
  const told = new Set<Event | Mail>(replies.flatMap(({ events, mail }) => [...events, mail]));
  const parts: TimelinePart[] = [
    ...replies.map(({ reply }) => reply),
    ...request.events
      .filter((event) => !told.has(event))
      .map((event) => ({ kind: 'event', at: event.at, id: event.id, event }) as const),
    ...request.notes.map((note) => ({ kind: 'note', at: note.at, id: note.id, note }) as const),
    ...request.mails
      .filter((mail) => !told.has(mail))
      .map((mail) => ({ kind: 'mail', at: mail.createdAt, id: mail.id, mail }) as const),
  ];
  return parts.toSorted((a, b) => a.at - b.at || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Each reply with its mail and the events of its moment, which are stored with it. */
function repliesOf({ events, mails, messages }: Pick<RequestDetail, 'events' | 'mails' | 'messages'>) {
  return messages.flatMap((message) => {
    const mail = mails.find(({ id }) => id === message.mailId);
    const answered = events.find(({ kind, at }) => kind === 'answered' && at === message.at);
    if (!mail || !answered) return [];
    const moved = events.find(({ kind, at }) => kind === 'status-changed' && at === message.at);
    const event = moved ? { ...answered, from: moved.from, to: moved.to } : answered;
    const reply = { kind: 'reply', at: answered.at, id: message.id, event, mail } as const;
    return [{ reply, mail, events: moved ? [answered, moved] : [answered] }];
  });
}
