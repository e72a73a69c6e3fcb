import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { usePage } from '../../../lib/page-context.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx';
import { EventText } from './timeline-event.tsx';
import { MailText } from './timeline-mail.tsx';
import { NoteText, NoteTitle } from './timeline-note.tsx';
import { type TimelinePart, timelineOf } from './timeline-entries.ts';

type Props = { request: RequestDetail };

/** Everything that happened to a request, oldest first, along the line (G3). */
export function RequestTimeline({ request }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const entries = timelineOf(request).map((part): TimelineEntry => ({
    id: `${part.kind}-${part.id}`,
    dateTime: new Date(part.at).toISOString(),
    time: exactTime(part.at, language),
    title: <PartTitle part={part} />,
    text: <PartText part={part} request={request} />,
  }));
  return <Timeline label={t('serviceRequests:detail.history')} entries={entries} />;
}

type TitleProps = { part: TimelinePart };

function PartTitle({ part }: TitleProps) {
  const t = useTexts();
  switch (part.kind) {
    case 'event':
      return t(`serviceRequests:events.${part.event.kind}`);
    case 'note':
      return <NoteTitle note={part.note} />;
    case 'message':
      return t(
        part.message.direction === 'to-customer'
          ? 'serviceRequests:timeline.message'
          : 'serviceRequests:timeline.fromCustomer',
      );
    case 'mail':
      return t('serviceRequests:timeline.mail', { subject: part.mail.subject });
  }
}

type PartProps = { part: TimelinePart; request: RequestDetail };

function PartText({ part, request }: PartProps) {
  switch (part.kind) {
    case 'event':
      return <EventText event={part.event} />;
    case 'note':
      return <NoteText note={part.note} requestId={request.id} />;
    case 'message':
      return <MessageText message={part.message} language={request.language} />;
    case 'mail':
      return <MailText mail={part.mail} language={request.language} />;
  }
}

type MessageProps = { message: RequestDetail['messages'][number]; language: RequestDetail['language'] };

function MessageText({ message, language }: MessageProps) {
  return (
    <>
      {message.authorName === null ? null : <p className="text-sm">{message.authorName}</p>}
      <div lang={language} className="mt-1 rounded-lg border border-hair bg-sheet px-4 py-3 text-ink">
        <p className="font-semibold">{message.subject}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">{message.body}</p>
      </div>
    </>
  );
}
