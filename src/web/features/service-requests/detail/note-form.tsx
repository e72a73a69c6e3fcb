import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { checkText } from '#domain/text-length.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/form-draft.ts';
import { useIssueText } from '../../../lib/forms/use-issue-text.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LockIcon } from '../../../ui/icons/office.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAddNote } from './use-note-changes.ts';

type Props = { requestId: string };

/** A note for the agency's eyes only; what is typed stays until it is stored. */
export function NoteForm({ requestId }: Props) {
  const t = useTexts();
  const draft = `note-${requestId}`;
  const sentenceOf = useIssueText();
  const [text, setText] = useState(() => textOf(readFormDraft(draft)));
  const [error, setError] = useState<string | undefined>();
  const { mutate, isPending } = useAddNote(requestId);

  function type(typed: string) {
    setText(typed);
    setError(undefined);
    saveFormDraft(draft, typed === '' ? null : typed);
  }

  /** What was typed on meanwhile stays. */
  function forget(sent: string) {
    if (textOf(readFormDraft(draft)).trim() === sent) saveFormDraft(draft, null);
    setText((typed) => (typed.trim() === sent ? '' : typed));
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const [issue] = checkText('body', text, { maximum: requestLimits.note });
    if (issue) {
      document.getElementById('note')?.focus();
      return setError(sentenceOf(issue));
    }
    mutate(text.trim(), { onSuccess: (_answer, sent) => forget(sent) });
  }

  return (
    <form noValidate onSubmit={add} className="grid gap-3">
      <TextArea
        id="note"
        label={t('serviceRequests:notes.label')}
        hint={t('serviceRequests:notes.hint')}
        value={text}
        error={error}
        onChange={(event) => type(event.target.value)}
        onKeyDown={submitByKey}
      />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        icon={<LockIcon size={16} />}
        isLoading={isPending}
        loadingText={t('common:working')}
      >
        {t('serviceRequests:notes.add')}
      </Button>
    </form>
  );
}

const textOf = (draft: unknown) => (typeof draft === 'string' ? draft : '');

/** Control and Enter send, as wherever one writes several lines. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}
