import { useState } from 'react';
import { useRequestToasts } from '../toasts.ts';
import { useUndo } from '../use-undo.ts';
import type { BulkOrder } from './bulk-order.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { BulkResultDialog } from './bulk-result.tsx';
import { type BulkResult, bulkSubjectOf, useBulkChange } from './use-bulk-change.ts';

type Props = { order: BulkOrder; onDone: () => void; onClose: () => void };

/**
 * Asks for confirmation of a bulk change, makes it, and shows the result: by a toast, or by a list of the requests that
 * were not changed.
 */
export function BulkDialogs({ order, onDone, onClose }: Props) {
  const toasts = useRequestToasts();
  const undo = useUndo();
  const { mutate, isPending } = useBulkChange();
  const [result, setResult] = useState<BulkResult | null>(null);

  function change(reason: string | null) {
    const asked = order.change.kind === 'status' ? { ...order.change, reason } : order.change;
    const subject = bulkSubjectOf(asked);
    mutate(
      { selection: order.selection, change: asked, loadedIds: order.rows.map(({ id }) => id) },
      {
        onSuccess: (answer) => {
          onDone();
          if (answer.refused > 0) return setResult(answer);
          toasts.done(subject, {
            count: answer.changed,
            undo: answer.undoable.length > 0 ? () => undo(answer.undoable) : null,
          });
          onClose();
        },
        onError: (error) => {
          toasts.failed(subject, error);
          onClose();
        },
      },
    );
  }

  if (result) return <BulkResultDialog result={result} onUndo={() => undo(result.undoable)} onClose={onClose} />;
  return <BulkQuestion order={order} isChanging={isPending} onConfirm={change} onClose={onClose} />;
}
