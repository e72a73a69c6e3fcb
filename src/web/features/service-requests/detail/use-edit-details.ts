import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestDetail } from '#contract/service-requests.ts';
import { checkDetails } from '#domain/service-requests/entry-rules.ts';
import { saveFormDraft } from '../../../lib/forms/form-draft.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { ErrorSummaryItem } from '../../../ui/error-summary.tsx';
import { issueItems, refusedItems } from '../form-issues.ts';
import { detailKey, useViewer } from '../queries.ts';
import { patchRequests, refreshRequests } from '../request-cache.ts';
import { useRequestToasts } from '../toasts.ts';
import { type EditDraft, draftNameOf, firstDraft } from './edit-draft.ts';
import { type Conflict, type DetailField, detailsOf } from './merge-details.ts';
import { type SaveOutcome, saveDetails } from './save-details.ts';

type State = {
  draft: EditDraft;
  conflicts: readonly Conflict[];
  decided: ReadonlySet<DetailField>;
  items: readonly ErrorSummaryItem[];
  /** Counts refusals, so that what is to be mended or decided takes the focus each time. */
  refusals: number;
};

/** Editing what a request says, beside others who may do the same: nothing typed is lost (G5). */
export function useEditDetails(request: RequestDetail, onSaved: () => void) {
  const t = useTexts();
  const { id } = request;
  const [state, setState] = useState<State>(() => ({
    draft: firstDraft(request),
    conflicts: [],
    decided: new Set(),
    items: [],
    refusals: 0,
  }));
  const change = (patch: Partial<State>) => setState((known) => ({ ...known, ...patch }));
  const refuse = (patch: Partial<State>) => change({ ...patch, refusals: state.refusals + 1 });

  function setValue(field: DetailField, value: string, more: Partial<State>): void {
    const draft = { ...state.draft, values: { ...state.draft.values, [field]: value } };
    saveFormDraft(draftNameOf(id), draft);
    change({ draft, ...more });
  }

  const { mutate, isPending } = useSaveDetails(id, {
    onSaved,
    onConflict: ({ draft, conflicts }) => refuse({ draft, conflicts, decided: new Set() }),
    onRefused: (error) => refuse({ items: refusedItems(error) }),
  });

  return {
    ...state,
    isSaving: isPending,
    type: (field: DetailField, value: string) =>
      setValue(field, value, { items: state.items.filter(({ fieldId }) => fieldId !== field) }),
    decide: (conflict: Conflict, side: 'mine' | 'theirs') =>
      setValue(conflict.field, conflict[side], { decided: new Set([...state.decided, conflict.field]) }),
    save(): void {
      if (isPending) return;
      const { draft, conflicts, decided } = state;
      const issues = checkDetails(detailsOf(draft.values), detailsOf(draft.base));
      const isOpen = conflicts.some(({ field }) => !decided.has(field));
      if (issues.length > 0 || isOpen) return refuse({ items: issueItems(issues, t) });
      change({ items: [] });
      mutate(draft);
    },
    discard: () => saveFormDraft(draftNameOf(id), null),
  };
}
export type EditState = ReturnType<typeof useEditDetails>;

type Listener = {
  onSaved: () => void;
  onConflict: (outcome: Extract<SaveOutcome, { kind: 'conflict' }>) => void;
  onRefused: (error: unknown) => void;
};

function useSaveDetails(id: string, { onSaved, onConflict, onRefused }: Listener) {
  const client = useQueryClient();
  const viewer = useViewer();
  const toasts = useRequestToasts();
  return useMutation({
    mutationKey: ['service-requests', 'details'],
    scope: { id: 'service-requests' },
    mutationFn: (draft: EditDraft) => saveDetails(id, draft),
    onSuccess: async (outcome) => {
      if (outcome.kind === 'conflict') {
        client.setQueryData(detailKey(id), outcome.stored);
        saveFormDraft(draftNameOf(id), outcome.draft);
        return onConflict(outcome);
      }
      saveFormDraft(draftNameOf(id), null);
      toasts.done('update');
      await patchRequests(client, new Set([id]), { patch: () => outcome.row, viewer });
      await refreshRequests(client);
      onSaved();
    },
    onError: (error) => {
      toasts.failed('update', error);
      onRefused(error);
    },
    meta: { isHandled: true },
  });
}
