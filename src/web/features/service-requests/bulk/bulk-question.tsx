import { type SubmitEvent, useState } from 'react';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import type { GetText } from '#locales/text-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { countMovable, needsReason } from '../admin-moves.ts';
import { useFigures } from '../use-figures.ts';
import { useAdministrators } from '../queries.ts';
import { flagSubjectOf } from '../use-request-change.ts';
import type { BulkOrder } from './bulk-order.ts';

const formId = 'bulk-question';

type Props = {
  order: BulkOrder;
  isChanging: boolean;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
};

/** Says what will happen to how many requests, and asks for a reason where the status table demands one (G4). */
export function BulkQuestion({ order, isChanging, onConfirm, onClose }: Props) {
  const t = useTexts();
  const title = useQuestion(order);
  const [error, setError] = useState<string | undefined>();
  const isReasoned = asksForReason(order);
  const isDeletion = order.change.kind === 'delete';
  const figure = useFigures();
  const requests = t('serviceRequests:bulk.requests', { count: order.count, number: figure(order.count) });

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChanging) return;
    const reason = new FormData(event.currentTarget).get('reason');
    const text = typeof reason === 'string' ? reason.trim() : '';
    if (isReasoned && text === '') return setError(t('validation:required'));
    onConfirm(text === '' ? null : text);
  }

  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || isChanging ? undefined : onClose())}
      role="alertdialog"
      title={title}
      description={describe(order, requests, t)}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t(isDeletion ? 'serviceRequests:bulk.ask.confirmDelete' : 'serviceRequests:bulk.ask.confirm', {
            requests,
          })}
          variant={isDeletion ? 'danger' : 'primary'}
          isSending={isChanging}
          loadingText={t('common:working')}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={confirm} noValidate>
        {isReasoned ? (
          <TextArea
            id="bulk-reason"
            name="reason"
            label={t('serviceRequests:reason.label')}
            hint={t('serviceRequests:reason.text')}
            maxLength={requestLimits.reason}
            error={error}
            required
          />
        ) : null}
      </form>
    </FormDialog>
  );
}

function asksForReason({ change, selection, rows }: BulkOrder): boolean {
  if (change.kind !== 'status') return false;
  return needsReason(selection.kind === 'matching' ? requestStatuses : rows.map(({ status }) => status), change.to);
}

/** The question for a change in one sentence. */
function useQuestion({ change }: BulkOrder): string {
  const t = useTexts();
  const administrators = useAdministrators();
  switch (change.kind) {
    case 'status':
      return t('serviceRequests:bulk.ask.status', { to: t(`serviceRequests:statuses.${change.to}`) });
    case 'assign':
      return assignmentQuestion(administrators.find(({ id }) => id === change.assigneeId)?.name, t);
    case 'priority':
      return t('serviceRequests:bulk.ask.priority', { to: t(`serviceRequests:priorities.${change.priority}`) });
    case 'archive':
    case 'read':
      return t(`serviceRequests:bulk.ask.${flagSubjectOf(change)}`);
    case 'delete':
      return t('serviceRequests:bulk.ask.delete');
  }
}

function assignmentQuestion(name: string | undefined, t: GetText): string {
  return name === undefined ? t('serviceRequests:bulk.ask.unassign') : t('serviceRequests:bulk.ask.assign', { name });
}

/** How many requests are selected, how many of them can change, and whether it can be undone. */
function describe({ change, selection, rows, count }: BulkOrder, requests: string, t: GetText): string {
  const sentences = [t('serviceRequests:bulk.ask.text', { requests })];
  if (change.kind === 'status' && selection.kind === 'ids') {
    const movable = countMovable(
      rows.map(({ status }) => status),
      change.to,
    );
    if (movable < count) sentences.push(t('serviceRequests:bulk.ask.moves', { count: movable, all: count }));
  }
  if (change.kind === 'delete') sentences.push(t('serviceRequests:bulk.ask.deleteText'));
  else if (change.kind !== 'read' && count > requestLimits.undoable && selection.kind === 'matching') {
    sentences.push(t('serviceRequests:bulk.ask.noUndo'));
  }
  return sentences.join(' ');
}
