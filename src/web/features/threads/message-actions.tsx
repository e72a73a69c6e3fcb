import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons/signs.tsx';
import { useChangeTime } from './use-change-time.ts';
import { type ShownMessage, type ThreadView, removeMessage, threadQueryKey } from './thread-calls.ts';

type Props = { view: ThreadView; message: ShownMessage; onQuote: () => void; onEdit: () => void };

/** What can be done with a message, folded away until it is wanted: quoting it, and for ten minutes changing one's own. */
export function MessageActions({ view, message, onQuote, onEdit }: Props) {
  const t = useTexts();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const isChangeable = useChangeTime(message.changeableUntil);
  const { mutate, isPending, isError } = useMutation({
    mutationKey: ['threads', 'remove'],
    mutationFn: () => removeMessage(view, message.id),
    onSettled: () => client.invalidateQueries({ queryKey: threadQueryKey(view) }),
    meta: { isHandled: true },
  });
  if (!useIsHydrated()) return null;
  const after = (action: () => void) => () => {
    setOpen(false);
    action();
  };
  return (
    <div className="flex flex-wrap items-center">
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={t('threads:actions.more')}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon size={20} />
      </Button>
      {isOpen ? (
        <>
          <Button size="sm" variant="quiet" onClick={after(onQuote)}>
            {t('threads:actions.quote')}
          </Button>
          {isChangeable ? (
            <>
              <Button size="sm" variant="quiet" onClick={after(onEdit)}>
                {t('threads:actions.edit')}
              </Button>
              <Button size="sm" variant="quiet" isLoading={isPending} onClick={() => mutate()}>
                {t('threads:actions.remove')}
              </Button>
            </>
          ) : null}
          {isError ? (
            <span role="alert" className="text-danger">
              {t('threads:actions.failed')}
            </span>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
