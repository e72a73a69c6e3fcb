import { useState } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LockIcon } from '../../../../ui/icons/office.tsx';
import { LazyConfirm } from '../../../../ui/lazy-confirm.tsx';
import { useOwnId } from '../../queries.ts';
import { useFocusReturn } from '../../use-focus-return.ts';
import { useDeleteNote } from '../use-note-changes.ts';

type Note = RequestDetail['notes'][number];
type TitleProps = { note: Note };

/** Says at first sight that only the agency sees it. */
export function NoteTitle({ note }: TitleProps) {
  const t = useTexts();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t('serviceRequests:notes.by', { name: note.authorName ?? t('serviceRequests:notes.formerUser') })}
      <Badge tone="waiting" icon={<LockIcon size={16} />}>
        {t('serviceRequests:notes.mark')}
      </Badge>
    </span>
  );
}

type Props = { note: Note; requestId: string };

/** The text of a note; whoever wrote it can delete it. */
export function NoteText({ note, requestId }: Props) {
  const t = useTexts();
  const ownId = useOwnId();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteNote(requestId);
  // A deleted note takes its button along.
  useFocusReturn(true, 'note');
  return (
    <div className="mt-1 grid justify-items-start gap-1">
      <p className="w-full rounded-lg border border-timber bg-timber-soft px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ink">
        {note.body}
      </p>
      {note.authorId !== null && note.authorId === ownId ? (
        <Button size="sm" variant="quiet" className="-ms-3.5" isLoading={isPending} onClick={() => setAsking(true)}>
          {t('serviceRequests:notes.delete')}
        </Button>
      ) : null}
      {isAsking ? (
        <LazyConfirm
          title={t('serviceRequests:notes.deleteTitle')}
          text={t('serviceRequests:notes.deleteText')}
          confirmLabel={t('serviceRequests:notes.delete')}
          onConfirm={() => {
            setAsking(false);
            mutate(note.id);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
