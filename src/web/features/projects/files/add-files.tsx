import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { threadLimits } from '#domain/threads/thread.ts';
import { FormFiles, useFormFiles } from '#web/features/attachments/form-files.tsx';
import { type ThreadView, sendMessage, threadQueryKey } from '#web/features/threads/thread-calls.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { filesKey } from './use-project-files.ts';

type Props = { view: ThreadView };

/** Adds files to a project from the list of them: they are a message of its thread, with a note or without (I2). */
export function AddFiles({ view }: Props) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!useIsHydrated()) return null;
  return (
    <details className="print:hidden" onToggle={({ newState }) => setOpen(newState === 'open')}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 pointer-coarse:min-h-11">
        {t('projectFiles:add.open')}
      </summary>
      {isOpen ? <AddForm view={view} /> : null}
    </details>
  );
}

function AddForm({ view }: Props) {
  const t = useTexts();
  const id = useId();
  const files = useFormFiles();
  const [note, setNote] = useState('');
  const { send, isSending, isMissing, error } = useAdding(view, { files, note, onAdded: () => setNote('') });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-2xl gap-4 pt-3">
      <p className="max-w-prose text-sm text-muted">{t('projectFiles:add.lead')}</p>
      <FormFiles
        id={`${id}-files`}
        name="files"
        label={t('threads:files.label')}
        texts={{ choose: t('threads:files.choose'), hint: (limits) => t('threads:files.hint', limits) }}
        files={files}
      />
      {isMissing ? <FieldError id={`${id}-error`}>{t('projectFiles:add.missing')}</FieldError> : null}
      <TextArea
        id={`${id}-note`}
        label={t('projectFiles:add.note')}
        mark={t('common:optional')}
        maxLength={threadLimits.message}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error ? <CallFailure error={error} title={t('projectFiles:add.failed')} /> : null}
      {files.isUnderWay || files.hasMissing ? (
        <p role="status" className="text-sm text-muted">
          {t(files.isUnderWay ? 'threads:files.uploading' : 'threads:files.refused')}
        </p>
      ) : null}
      <Button type="submit" className="justify-self-start" isLoading={isSending} loadingText={t('common:working')}>
        {t('projectFiles:add.submit')}
      </Button>
    </form>
  );
}

type Adding = { files: ReturnType<typeof useFormFiles>; note: string; onAdded: () => void };

/** Sends what was uploaded as a message, once; what is not sent stays in the form. */
function useAdding(view: ThreadView, { files, note, onAdded }: Adding) {
  const t = useTexts();
  const client = useQueryClient();
  const [state, setState] = useState<{ isSending: boolean; isMissing: boolean; error: unknown }>(ready);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { collection } = files;
    if (state.isSending || files.isUnderWay || files.hasMissing) return;
    if (collection === null) return setState({ ...ready, isMissing: true });
    setState({ ...ready, isSending: true });
    const content = `files ${collection} ${note}`;
    try {
      await sendMessage(view, { body: note.trim(), quoted: null, files: collection, key: idempotencyKeyOf(content) });
    } catch (error) {
      return setState({ ...ready, error });
    }
    forgetIdempotencyKey(content);
    files.uploads.clear();
    onAdded();
    setState(ready);
    showToast({ title: t('projectFiles:add.done'), tone: 'success' });
    await Promise.all([
      client.invalidateQueries({ queryKey: filesKey(view.side === 'agency' ? 'office' : 'own', view.id) }),
      client.invalidateQueries({ queryKey: threadQueryKey(view) }),
    ]);
  }

  return { ...state, send };
}

const ready = { isSending: false, isMissing: false, error: null };
