import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { exactTime } from '../../../../lib/time/relative-time.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Timeline, type TimelineEntry } from '../../../../ui/timeline.tsx';
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
    case 'reply':
      return t(`serviceRequests:events.${part.event.kind}`);
    case 'note':
      return <NoteTitle note={part.note} />;
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
    case 'mail':
      return <MailText mail={part.mail} language={request.language} />;
    case 'reply':
      return (
        <>
          <EventText event={part.event} />
          <MailText mail={part.mail} language={request.language} />
        </>
      );
  }
}
