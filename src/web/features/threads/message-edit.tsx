import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { threadLimits } from '#domain/threads/thread.ts';
import { focusOnce } from '../../lib/focus-once.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type ShownMessage, type ThreadView, editMessage, threadQueryKey } from './thread-calls.ts';

type Props = { view: ThreadView; message: ShownMessage; onClose: () => void };

/** One's own message as a form, within ten minutes. */
export function MessageEdit({ view, message, onClose }: Props) {
  const t = useTexts();
  const id = useId();
  const client = useQueryClient();
  const [body, setBody] = useState(message.body);
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['threads', 'edit'],
    mutationFn: () => editMessage(view, message.id, body),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: threadQueryKey(view) });
      onClose();
    },
    meta: { isHandled: true },
  });
  return (
    <form
      ref={focusOnce}
      tabIndex={-1}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== '') mutate();
      }}
    >
      <TextArea
        id={id}
        label={t('threads:actions.editLabel')}
        maxLength={threadLimits.message}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={body.trim() === '' ? t('threads:composer.empty') : undefined}
      />
      {error ? <CallFailure error={error} title={t('threads:actions.failed')} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isLoading={isPending} loadingText={t('common:working')}>
          {t('threads:actions.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
